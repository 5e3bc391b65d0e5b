type Point = { readonly lat: number; readonly lng: number };

const EARTH_RADIUS_METRES = 6_371_000;
const RADIANS = Math.PI / 180;

/** The great-circle distance between two points. */
export function metresBetween(a: Point, b: Point): number {
  const lat = Math.sin(((b.lat - a.lat) * RADIANS) / 2) ** 2;
  const lng = Math.sin(((b.lng - a.lng) * RADIANS) / 2) ** 2;
  const h = lat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * lng;
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h))));
}
