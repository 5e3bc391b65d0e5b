/** Longitude and latitude. */
export type Point = readonly [number, number];
export type Line = readonly Point[];

/** Reads the multi-segment text of `gmt coast -M`: a line that starts with `>` begins a segment. */
export function readSegments(text: string, wanted: (heading: string) => boolean): Line[] {
  const segments: Point[][] = [];
  let current: Point[] | null = null;
  for (const line of text.split('\n')) {
    if (line.startsWith('>')) {
      current = wanted(line) ? [] : null;
      if (current) segments.push(current);
    } else if (current && line !== '') {
      const [lng, lat] = line.split('\t').map(Number);
      current.push([lng ?? 0, lat ?? 0]);
    }
  }
  return segments.filter(({ length }) => length > 1);
}

const keyOf = ([lng, lat]: Point): string => `${lng.toFixed(4)} ${lat.toFixed(4)}`;

/** Joins segments that were cut at the edges of a grid. */
export function joinSegments(segments: readonly Line[]): Line[] {
  const byEnd = new Map<string, Set<Line>>();
  const enter = (line: Line, change: 'add' | 'delete') => {
    for (const end of [line.at(0), line.at(-1)]) {
      if (!end) continue;
      const known = byEnd.get(keyOf(end)) ?? new Set();
      known[change](line);
      byEnd.set(keyOf(end), known);
    }
  };
  for (const segment of segments) if (!isClosed(segment)) enter(segment, 'add');
  const joined: Line[] = segments.filter(isClosed);
  const used = new Set<Line>();
  for (const start of segments) {
    if (used.has(start) || isClosed(start)) continue;
    const takeNext = (at: Point | undefined): Line | undefined => {
      const next = at && [...(byEnd.get(keyOf(at)) ?? [])].find((line) => !used.has(line));
      if (next) used.add(next);
      return next;
    };
    used.add(start);
    let line: Line = start;
    for (const end of ['last', 'first'] as const) {
      for (;;) {
        if (isClosed(line)) break;
        const at = line.at(end === 'last' ? -1 : 0);
        const next = takeNext(at);
        if (!next || !at) break;
        const startsHere = keyOf(next[0] ?? at) === keyOf(at);
        if (end === 'last') line = [...line, ...(startsHere ? next : next.toReversed()).slice(1)];
        else line = [...(startsHere ? next.toReversed() : next).slice(0, -1), ...line];
      }
    }
    joined.push(line);
  }
  return joined;
}

export function isClosed(line: Line): boolean {
  const [first, last] = [line.at(0), line.at(-1)];
  return line.length > 3 && first !== undefined && last !== undefined && keyOf(first) === keyOf(last);
}

/** Area in square kilometres, roughly. */
export function areaOf(ring: Line): number {
  const scale = Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return (Math.abs(twice) / 2) * scale * 111.32 ** 2;
}

/** Drops points that lie within a tolerance of the line without them (Douglas and Peucker). */
export function simplify(line: Line, toleranceAt: (point: Point) => number): Line {
  const kept = new Uint8Array(line.length);
  const half = Math.floor(line.length / 2);
  const stack: [number, number][] = isClosed(line)
    ? [
        [0, half],
        [half, line.length - 1],
      ]
    : [[0, line.length - 1]];
  for (const [from, to] of stack) kept[from] = kept[to] = 1;
  for (let range = stack.pop(); range; range = stack.pop()) {
    const [from, to] = range;
    let [worst, excess] = [0, 0];
    for (let index = from + 1; index < to; index += 1) {
      const point = line[index];
      const [start, end] = [line[from], line[to]];
      if (!point || !start || !end) continue;
      const beyond = distance(point, start, end) / toleranceAt(point);
      if (beyond > excess) [worst, excess] = [index, beyond];
    }
    if (excess <= 1) continue;
    kept[worst] = 1;
    stack.push([from, worst], [worst, to]);
  }
  return line.filter((_, index) => kept[index]);
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const scale = Math.cos((y1 * Math.PI) / 180);
  const [dx, dy] = [(x2 - x1) * scale, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * scale * dx + (y - y1) * dy) / length));
  return Math.hypot((x - x1) * scale - along * dx, y - y1 - along * dy);
}
