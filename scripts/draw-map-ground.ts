/**
 * Writes the ground of the store finder's map. What it is drawn from is said in docs/decisions/0076.
 *
 *   gmt coast -R110/156/-45/-8 -Df -W -M > coast.txt
 *   gmt coast -R110/156/-45/-8 -Df -N2 -M > borders.txt
 *   node scripts/draw-map-ground.ts coast.txt borders.txt places.tsv
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { encodeLine } from './map/encode-line.ts';
import { degreesApart, type Known, readPlaces } from './map/known-places.ts';
import { areaOf, isClosed, joinSegments, type Line, type Point, readSegments, simplify } from './map/lines.ts';
import { readRoads } from './map/read-roads.ts';

const OUT = new URL('../apps/storefront/src/features/location/stores/map/ground.json', import.meta.url);
const ROADS = new URL('map/roads.txt', import.meta.url);

/** Tolerances in degrees: a hundredth is about a kilometre. */
const FAR = 0.012;
const NEAR = 0.0016;
const CITY_PEOPLE = 60_000;
const CITY_DEGREES = 0.4;
const TOWN_PEOPLE = 9000;
const TOWN_DEGREES = 0.12;
const ISLAND_KM2 = { near: 0.7, far: 25 };
const LAKE_KM2 = { near: 1.5, far: 1500 };
const NAMED_PEOPLE = 9000;
/** Towns of the inland are known by their roads, not by their size. */
const REMOTE_PEOPLE = 1500;
const REMOTE_DEGREES = 1.1;

const [coastFile, bordersFile, placesFile] = process.argv.slice(2);
if (!coastFile || !bordersFile || !placesFile) throw new Error('Name three files: coast, borders, places');
const places = readPlaces(readFileSync(placesFile, 'utf8'));
const towns = places.filter(({ people }) => people >= TOWN_PEOPLE);

const isNear = (point: Point): boolean =>
  towns.some(({ at, people }) => degreesApart(at, point) < (people >= CITY_PEOPLE ? CITY_DEGREES : TOWN_DEGREES));
const nearby = new Map<string, boolean>();
const toleranceAt = (point: Point): number => {
  const key = `${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
  const known = nearby.get(key) ?? isNear(point);
  nearby.set(key, known);
  return known ? NEAR : FAR;
};

function rings(level: number, km2: { near: number; far: number }): Line[] {
  const text = readFileSync(coastFile ?? '', 'utf8');
  return joinSegments(readSegments(text, (heading) => heading.endsWith(`Level ${level}`)))
    .filter(isClosed)
    .filter((ring) => isAustralian(middleOf(ring)))
    .filter((ring) => areaOf(ring) > (isNear(middleOf(ring)) ? km2.near : km2.far))
    .sort((a, b) => areaOf(b) - areaOf(a))
    .map((ring) => simplify(ring, toleranceAt));
}

function middleOf(ring: Line): Point {
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
  return [spanMiddle(lngs), spanMiddle(lats)];
}

const spanMiddle = (values: readonly number[]): number =>
  (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;

/** Without Indonesia, Timor and Papua New Guinea. */
const isAustralian = ([lng, lat]: Point): boolean =>
  lat < -10 && (lng > 130.5 || lat < -11.2) && (lng < 144.5 || lat < -12);

const roads = readRoads(readFileSync(ROADS, 'utf8'), places);
const stops = new Set(roads.flatMap(({ line }) => line));
/** A place that main roads are known by is better known than its size says. */
const renown = ({ people, at }: Known): number => Math.round(Math.log10(people) * 10) + (stops.has(at) ? 4 : 0);

const chosen: Known[] = [];
for (const place of places) {
  const isKnown = place.people >= NAMED_PEOPLE || stops.has(place.at);
  const isAlone =
    place.people >= REMOTE_PEOPLE && !chosen.some(({ at }) => degreesApart(at, place.at) < REMOTE_DEGREES);
  if (isKnown || isAlone) chosen.push(place);
}
chosen.sort((a, b) => renown(b) - renown(a) || b.people - a.people);

const borders = joinSegments(readSegments(readFileSync(bordersFile, 'utf8'), () => true))
  .filter((line) => line.every(isAustralian))
  .map((line) => simplify(line, () => FAR));
const ground = {
  land: rings(1, ISLAND_KM2).map(encodeLine),
  lakes: rings(2, LAKE_KM2).map(encodeLine),
  borders: borders.map(encodeLine),
  roads: roads.map(({ rank, route, line }) => [rank, route, encodeLine(line)]),
  // the best known first
  names: chosen.map(({ name }) => name).join(','),
  spots: encodeLine(chosen.map(({ at }) => at)),
  sizes: chosen.map(renown).join(' '),
};
writeFileSync(OUT, `${JSON.stringify(ground)}\n`);
const points = (lines: readonly string[]) => lines.join('').length;
console.log(
  `land ${ground.land.length} rings, ${points(ground.land)} letters; lakes ${ground.lakes.length}; borders ${borders.length}; places ${chosen.length}`,
);
