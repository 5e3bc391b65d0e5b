/** A point on a map, in parts of its width from its middle: x to the right, y down. */
export type MapPoint = { readonly x: number; readonly y: number };
export type Degrees = { readonly lat: number; readonly lng: number };

const KM_PER_DEGREE = 111.32;
const RINGS_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;
const RINGS_SHOWN = 3;

/** Places a point on a map around another; the map reaches `reachKm` from its middle to its edge. */
export function placeOnMap(point: Degrees, middle: Degrees, reachKm: number): MapPoint {
  const eastKm = (point.lng - middle.lng) * KM_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180);
  const southKm = (middle.lat - point.lat) * KM_PER_DEGREE;
  return { x: eastKm / reachKm, y: southKm / reachKm };
}

/** How far a map has to reach so that everything within the distance is on it, with some room. */
export function reachOf(furthestMetres: number): number {
  return Math.max(2, (furthestMetres / 1000) * 1.2);
}

/** The circles worth drawing on a map that reaches so far: round distances, the largest that fit. */
export function ringsOf(reachKm: number): readonly number[] {
  return RINGS_KM.filter((ring) => ring <= reachKm).slice(-RINGS_SHOWN);
}

/** Whether a name under this point would run into another point or its name. */
export function hasRoomForName(point: MapPoint, others: readonly MapPoint[]): boolean {
  return others.every((other) => Math.abs(other.x - point.x) > 0.36 || Math.abs(other.y - point.y) > 0.26);
}
