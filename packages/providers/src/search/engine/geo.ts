import type { SearchRecord } from '../port.ts';
import type { Around } from './types.ts';

const EARTH_RADIUS_METRES = 6_371_000;
/** Of latitude. */
const METRES_A_DEGREE = (EARTH_RADIUS_METRES * Math.PI) / 180;
/** Enough results when the engine chooses the radius. */
const ENOUGH_AROUND = 1000;

type Point = { readonly lat: number; readonly lng: number };

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' &&
  value !== null &&
  'lat' in value &&
  'lng' in value &&
  Number.isFinite(value.lat) &&
  Number.isFinite(value.lng);

/** A record's locations: none, one or several. */
export function pointsOf({ _geoloc }: SearchRecord): Point[] {
  return (Array.isArray(_geoloc) ? _geoloc : [_geoloc]).filter(isPoint);
}

export function metresBetween(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const lat = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2;
  const lng = Math.sin(((b.lng - a.lng) * radians) / 2) ** 2;
  const h = lat + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * lng;
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h))));
}

export type Surroundings = {
  /** By document: metres from the point, for documents within the radius. */
  readonly distances: ReadonlyMap<number, number>;
  readonly automaticRadiusMetres: number | null;
};

/** The documents around a point and their distances. Radius 'all' keeps everything, even records without a location. */
export function findAround(
  around: Around,
  documents: Uint32Array,
  recordOf: (document: number) => SearchRecord | undefined,
): Surroundings {
  const distances = new Map<number, number>();
  const most = typeof around.radiusMetres === 'number' ? around.radiusMetres : Number.POSITIVE_INFINITY;
  for (const document of documents) {
    const record = recordOf(document);
    const metres = record ? nearestOf(around, pointsOf(record), most) : undefined;
    if (metres !== undefined) distances.set(document, metres);
    else if (around.radiusMetres === 'all') distances.set(document, Number.MAX_SAFE_INTEGER);
  }
  if (around.radiusMetres !== null) return { distances, automaticRadiusMetres: null };
  const automatic = automaticRadius(around, distances);
  for (const [document, metres] of distances) if (metres > automatic) distances.delete(document);
  return { distances, automaticRadiusMetres: automatic };
}

/** Metres to the nearest point within a radius. Most of a country is ruled out by its latitude, which costs nothing. */
function nearestOf(from: Point, points: readonly Point[], most: number): number | undefined {
  let nearest: number | undefined;
  for (const point of points) {
    if (Math.abs(point.lat - from.lat) * METRES_A_DEGREE > most + 1) continue;
    const metres = metresBetween(from, point);
    if (metres <= most && (nearest === undefined || metres < nearest)) nearest = metres;
  }
  return nearest;
}

function automaticRadius({ minimumRadiusMetres }: Around, distances: ReadonlyMap<number, number>): number {
  const sorted = [...distances.values()].sort((a, b) => a - b);
  return Math.max(minimumRadiusMetres, sorted[Math.min(sorted.length, ENOUGH_AROUND) - 1] ?? 0);
}
