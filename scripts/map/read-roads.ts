import type { Known } from './known-places.ts';
import type { Line, Point } from './lines.ts';

export type Road = { readonly rank: 1 | 2; readonly route: string; readonly line: Line };

const POINT = /^(-\d+\.\d+) (\d+\.\d+)$/;

/** Reads the table of roads; throws where it names a place that is not known. */
export function readRoads(text: string, places: readonly Known[]): Road[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [rank, route = '', state = '', ...rest] = line.split(' ');
      const stops = rest.join(' ').split('; ');
      return { rank: rank === '1' ? 1 : 2, route, line: stops.map((stop) => locate(stop, state, places)) };
    });
}

function locate(stop: string, roadState: string, places: readonly Known[]): Point {
  const [, lat, lng] = POINT.exec(stop) ?? [];
  if (lat !== undefined && lng !== undefined) return [Number(lng), Number(lat)];
  const [name, state = roadState] = stop.split('/');
  const place = places.find((known) => known.name === name && known.state === state);
  if (!place) throw new Error(`The table of roads names ${name} in ${state}, which is not a known place`);
  return place.at;
}
