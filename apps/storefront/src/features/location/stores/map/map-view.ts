/** A point of the ground in thousandths of a degree: x to the east, y to the south, stretched as Mercator did. */
export type GroundPoint = { readonly x: number; readonly y: number };
export type Degrees = { readonly lat: number; readonly lng: number };
/** What a map shows: its middle, its width on the ground, and its height relative to its width. */
export type MapView = GroundPoint & { readonly span: number; readonly tall: number };

const UNITS_PER_DEGREE = 1000;
const KM_PER_UNIT = 0.11132;
/** Room for the pin above a place and for its name. */
const ROOM = 1.4;
const SPAN_MIN_KM = 5;
const SPAN_MAX = 60_000;
/** What one store alone is shown in. */
const SPAN_ALONE_KM = 24;
/** Middle of the country and how far the middle of a map may go from it. */
const COUNTRY = { x: 134_000, y: 29_500, reach: 24_000 };

export function toGround({ lat, lng }: Degrees): GroundPoint {
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * (180 / Math.PI);
  return { x: lng * UNITS_PER_DEGREE, y: -north * UNITS_PER_DEGREE };
}

/** How many kilometres a unit is worth at a height of the map. */
const kmPerUnit = (y: number): number => KM_PER_UNIT / Math.cosh((y / UNITS_PER_DEGREE) * (Math.PI / 180));

export const kmAcross = ({ y, span }: MapView): number => span * kmPerUnit(y);

/** The closest view that shows all points, with room for their pins. */
export const fitView = (points: readonly Degrees[], tall = 1): MapView => fitGround(points.map(toGround), tall);

export function fitGround(spots: readonly GroundPoint[], tall: number): MapView {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const middle = { x: middleOf(xs), y: middleOf(ys) };
  const least = SPAN_ALONE_KM / kmPerUnit(middle.y);
  const span = Math.max(least, extentOf(xs) * ROOM, (extentOf(ys) * ROOM) / tall);
  return limitView({ ...middle, span, tall });
}

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const extentOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** Keeps a view on the country and within the scales that the ground is drawn for. */
export function limitView(view: MapView): MapView {
  const within = (value: number, middle: number) =>
    Math.round(Math.min(middle + COUNTRY.reach, Math.max(middle - COUNTRY.reach, value)));
  const span = Math.min(SPAN_MAX, Math.max(SPAN_MIN_KM / kmPerUnit(view.y), view.span));
  return { ...view, x: within(view.x, COUNTRY.x), y: within(view.y, COUNTRY.y), span: Math.round(span) };
}

/** Zooms by a factor (below 1 is closer) around a point of the view, given as a share of its width and height. */
export function zoomView(view: MapView, factor: number, about: GroundPoint = { x: 0.5, y: 0.5 }): MapView {
  const { span } = limitView({ ...view, span: view.span * factor });
  const grown = view.span - span;
  return limitView({
    ...view,
    span,
    x: view.x + grown * (about.x - 0.5),
    y: view.y + grown * view.tall * (about.y - 0.5),
  });
}

/** Moves a view by shares of its width and height. */
export const moveView = (view: MapView, by: GroundPoint): MapView =>
  limitView({ ...view, x: view.x + by.x * view.span, y: view.y + by.y * view.span * view.tall });

/** Where a point is in a view: shares of its width and height from the upper left. */
export const placeIn = (view: MapView, { x, y }: GroundPoint): GroundPoint => ({
  x: (x - view.x) / view.span + 0.5,
  y: (y - view.y) / (view.span * view.tall) + 0.5,
});
