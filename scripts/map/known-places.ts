import type { Point } from './lines.ts';

export type Known = { readonly name: string; readonly state: string; readonly people: number; readonly at: Point };

/** What shoppers call a place, and no second name for its middle. */
const shortName = (name: string): string => name.replace(/^Saint /, 'St ').replace(/^Mt /, 'Mount ');
const NOT_A_NAME = /City Centre|Central Business District|^Adelaide Hills$|^Logan City$|^Hawthorn South$|^Glenferrie$/;

/** Reads places of GeoNames: name, state, people, latitude and longitude, separated by tabs. Largest first. */
export function readPlaces(text: string): Known[] {
  const places = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .map(([name = '', state = '', people, lat, lng]) => ({
      name: shortName(name),
      state,
      people: Number(people),
      at: [Number(lng), Number(lat)] as const,
    }))
    .filter(({ name }) => !NOT_A_NAME.test(name))
    .sort((a, b) => b.people - a.people);
  return places.filter((place, index) => !places.slice(0, index).some((larger) => isSame(larger, place)));
}

const isSame = (a: Known, b: Known): boolean => a.name === b.name && degreesApart(a.at, b.at) < 0.25;

export const degreesApart = ([x, y]: Point, [x2, y2]: Point): number =>
  Math.hypot((x - x2) * Math.cos((y * Math.PI) / 180), y - y2);
