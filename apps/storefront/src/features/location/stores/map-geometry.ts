/** A point on the map relative to its centre, in units of half its width: x to the right, y down. */
export type MapPoint = { readonly x: number; readonly y: number };
export type Degrees = { readonly lat: number; readonly lng: number };
/** Centre and radius of a map. */
export type MapFrame = { readonly middle: Degrees; readonly reachKm: number };

const KM_PER_DEGREE = 111.32;
const RINGS_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000] as const;
const RINGS_SHOWN = 3;
/** Margin for the pin above a place and the name below it. */
const ROOM = 1.38;
const REACH_MIN_KM = 3;

/** Projects a point onto a map; `reachKm` is the distance from its centre to its edge. */
export function placeOnMap(point: Degrees, { middle, reachKm }: MapFrame): MapPoint {
  const eastKm = (point.lng - middle.lng) * KM_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180);
  const southKm = (middle.lat - point.lat) * KM_PER_DEGREE;
  return { x: eastKm / reachKm, y: southKm / reachKm };
}

/** The closest view that shows all points, with room for their pins. */
export function fitMap(points: readonly Degrees[]): MapFrame {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const middle = { lat: middleOf(lats), lng: middleOf(lngs) };
  const offsets = points.map((point) => placeOnMap(point, { middle, reachKm: 1 }));
  const furthestKm = Math.max(0, ...offsets.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  return { middle, reachKm: Math.max(REACH_MIN_KM, furthestKm * ROOM) };
}

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** Distance rings for a map of this radius: the largest round distances that fit. */
export function ringsOf(reachKm: number): readonly number[] {
  return RINGS_KM.filter((ring) => ring <= reachKm * 1.3).slice(-RINGS_SHOWN);
}
