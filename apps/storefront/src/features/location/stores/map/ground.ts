import ground from './ground.json';
import type { GroundPoint } from './map-view.ts';
import { toGround } from './map-view.ts';

export type GroundLine = readonly GroundPoint[];
export type Road = { readonly rank: number; readonly route: string; readonly line: GroundLine };
/** A place that people know; its size is ten times the logarithm of its people. */
export type Known = { readonly name: string; readonly size: number; readonly at: GroundPoint };
export type Ground = {
  readonly land: readonly GroundLine[];
  readonly lakes: readonly GroundLine[];
  readonly borders: readonly GroundLine[];
  readonly roads: readonly Road[];
  /** Largest first. */
  readonly places: readonly Known[];
};

const FIRST_LETTER = 63;
const STEP_BITS = 5;
const MORE = 1 << STEP_BITS;
const UNITS_PER_DEGREE = 1000;

let read: Ground | undefined;

/** Coast, borders, roads and places of Australia, unpacked once. */
export function readGround(): Ground {
  read ??= {
    land: ground.land.map(readLine),
    lakes: ground.lakes.map(readLine),
    borders: ground.borders.map(readLine),
    roads: ground.roads.map(([rank, route, line]) => ({
      rank: Number(rank),
      route: String(route),
      line: readLine(String(line)),
    })),
    places: readPlaces(),
  };
  return read;
}

function readPlaces(): Known[] {
  const spots = readLine(ground.spots);
  const sizes = ground.sizes.split(' ');
  return ground.names
    .split(',')
    .map((name, index) => ({ name, size: Number(sizes[index]), at: spots[index] ?? { x: 0, y: 0 } }));
}

/** Reads what `encodeLine` of scripts/map wrote: differences in thousandths of a degree, five bits a letter. */
export function readLine(text: string): GroundLine {
  const line: GroundPoint[] = [];
  const totals = [0, 0];
  let [axis, value, worth] = [0, 0, 1];
  for (const letter of text) {
    const bits = (letter === '!' ? 92 : letter.charCodeAt(0)) - FIRST_LETTER;
    value += (bits % MORE) * worth;
    worth *= MORE;
    if (bits >= MORE) continue;
    totals[axis] = (totals[axis] ?? 0) + (value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    if (axis === 1) line.push(pointOf(totals));
    [axis, value, worth] = [1 - axis, 0, 1];
  }
  return line;
}

function pointOf([lng = 0, lat = 0]: readonly number[]): GroundPoint {
  const { x, y } = toGround({ lng: lng / UNITS_PER_DEGREE, lat: lat / UNITS_PER_DEGREE });
  return { x: Math.round(x), y: Math.round(y) };
}
