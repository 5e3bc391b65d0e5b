import type { GroundLine } from './ground.ts';
import type { GroundPoint, MapView } from './map-view.ts';

export type Area = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Drawn beyond each edge of a view, as a share of its width, so that it can be moved before it is drawn again. */
const BEYOND = 0.5;
/** Points closer to each other than this share of the width are one. */
const DETAIL = 1 / 420;

export function drawnArea({ x, y, span, tall }: MapView): Area {
  const [across, down] = [span * (0.5 + BEYOND), span * tall * (0.5 + BEYOND)];
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

/** True while a view is within what was drawn for another, at about the same scale. */
export function isDrawn(view: MapView, drawn: MapView): boolean {
  const [area, half] = [drawnArea(drawn), view.span / 2];
  const isInside =
    view.x - half >= area.left &&
    view.x + half <= area.right &&
    view.y - half * view.tall >= area.top &&
    view.y + half * view.tall <= area.bottom;
  return isInside && view.span > drawn.span * 0.55;
}

/** The outlines of rings within an area, closed along its edges. */
export function drawRings(rings: readonly GroundLine[], view: MapView): string {
  const area = drawnArea(view);
  return rings
    .map((ring) => thin(clipRing(ring, area), view.span * DETAIL))
    .filter(({ length }) => length > 2)
    .map((ring) => `${drawStraight(ring)}Z`)
    .join('');
}

/** The parts of lines that touch an area. */
export function drawLines(lines: readonly GroundLine[], view: MapView): string {
  const area = drawnArea(view);
  return lines
    .flatMap((line) => partsIn(line, area))
    .map((part) => drawStraight(thin(part, view.span * DETAIL)))
    .join('');
}

/** As `drawLines`, but as smooth curves through their points. */
export function drawCurves(lines: readonly GroundLine[], view: MapView): string {
  const area = drawnArea(view);
  return lines.map((line) => drawCurve(line, area)).join('');
}

const write = ({ x, y }: GroundPoint): string => `${Math.round(x)} ${Math.round(y)}`;

/** Relative to the point before, which makes shorter text. */
function drawStraight(line: GroundLine): string {
  const steps = line.slice(1).map((point, index) => {
    const before = line[index] ?? point;
    return write({ x: Math.round(point.x) - Math.round(before.x), y: Math.round(point.y) - Math.round(before.y) });
  });
  return line[0] ? `M${write(line[0])}l${steps.join(' ').replaceAll(' -', '-')}` : '';
}

/** A line cut where it leaves an area; one point beyond each end is kept. */
function partsIn(line: GroundLine, area: Area): GroundLine[] {
  const parts: GroundPoint[][] = [];
  line.slice(1).forEach((end, index) => {
    const start = line[index];
    if (!start || !touches(start, end, area)) return;
    const last = parts.at(-1);
    if (last?.at(-1) === start) last.push(end);
    else parts.push([start, end]);
  });
  return parts;
}

const touches = (a: GroundPoint, b: GroundPoint, { left, right, top, bottom }: Area): boolean =>
  Math.max(a.x, b.x) >= left &&
  Math.min(a.x, b.x) <= right &&
  Math.max(a.y, b.y) >= top &&
  Math.min(a.y, b.y) <= bottom;

/** Goes from a point by some length in the direction from one point to another. */
function step(start: GroundPoint, from: GroundPoint, to: GroundPoint, length: number): GroundPoint {
  const share = length / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: start.x + (to.x - from.x) * share, y: start.y + (to.y - from.y) * share };
}

/** Passes each point in the direction of its neighbours, so that a road has no corners. */
function drawCurve(line: GroundLine, area: Area): string {
  let [text, at] = ['', -1];
  line.slice(1).forEach((end, index) => {
    const start = line[index];
    if (!start || !touches(start, end, area)) return;
    const [before, after] = [line[index - 1] ?? start, line[index + 2] ?? end];
    const third = Math.hypot(end.x - start.x, end.y - start.y) / 3;
    const leave = step(start, before, end, third);
    const arrive = step(end, after, start, third);
    if (at !== index) text += `M${write(start)}`;
    text += `C${write(leave)} ${write(arrive)} ${write(end)}`;
    at = index + 1;
  });
  return text;
}

function thin(line: GroundLine, apart: number): GroundLine {
  let last: GroundPoint | undefined;
  return line.filter((point, index) => {
    const isNews = !last || index === line.length - 1 || Math.hypot(point.x - last.x, point.y - last.y) >= apart;
    if (isNews) last = point;
    return isNews;
  });
}

/** Cuts a ring at the four edges of an area in turn (Sutherland and Hodgman). */
export function clipRing(ring: GroundLine, { left, right, top, bottom }: Area): GroundLine {
  const xs = (x: number) => (a: GroundPoint, b: GroundPoint) => ({
    x,
    y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x),
  });
  const ys = (y: number) => (a: GroundPoint, b: GroundPoint) => ({
    x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y),
    y,
  });
  const edges = [
    { keeps: ({ x }: GroundPoint) => x >= left, cross: xs(left) },
    { keeps: ({ x }: GroundPoint) => x <= right, cross: xs(right) },
    { keeps: ({ y }: GroundPoint) => y >= top, cross: ys(top) },
    { keeps: ({ y }: GroundPoint) => y <= bottom, cross: ys(bottom) },
  ];
  return edges.reduce<GroundLine>((kept, { keeps, cross }) => {
    if (kept.every(keeps)) return kept;
    return kept.flatMap((point, index) => {
      const before = kept.at(index - 1) ?? point;
      const crossing = keeps(point) === keeps(before) ? [] : [cross(before, point)];
      return keeps(point) ? [...crossing, point] : crossing;
    });
  }, ring);
}
