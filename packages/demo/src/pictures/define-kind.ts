import { FINISH, type Finish } from './finish.ts';
import { type Param, type ParamTable, type ParamValue, type ParamValues, slug } from './params.ts';
import type { Pen } from './pen.ts';
import type { Spot } from './rooms/spot.ts';
import { type Layer, layers, type Rect } from './shapes.ts';

export { anyFinish } from './any-finish.ts';
export { FINISH, type Finish } from './finish.ts';
export { lines } from './outlines.ts';
export { flag, int, oneOf, size } from './params.ts';
export type { Pen, Ramp } from './pen.ts';
export type { Layer, Rect } from './shapes.ts';

/** The box behind a flat front; a kind with one can be drawn at an angle. */
export type Cabinet = {
  /** Depth, in the front's pixels. */
  readonly depth: number;
  /** How much of the depth is the door. */
  readonly door?: number;
  /** Feet below the body. */
  readonly lift?: number;
  /** An embossed side panel, as on a washer. */
  readonly pressed?: boolean;
  readonly vents?: boolean;
  /** How much smaller the carcass is than its front, as on a built-in oven. */
  readonly inset?: number;
  /** The floor line, when it differs from the default. */
  readonly floorY?: number;
};

/** The square of the front drawing that the close-up shows. */
export type Detail = { readonly x: number; readonly y: number; readonly size: number };

/** `flat` omits the shadow and the side face, because the front is mapped onto a rotated box. `f` is the finish. */
type DrawOptions = { readonly flat: boolean; readonly f: Finish };

/** Every kind has dimensions in millimetres, so that rooms and dimension views match the product. */
type Sized = {
  readonly wmm: Param<number>;
  readonly hmm: Param<number>;
  readonly dmm: Param<number>;
};
type Branded<P> = P & { readonly brand: Param<string> };
export type SizedTable = ParamTable & Sized;
/** The parameter values common to all kinds. */
export type KindValues = ParamValues<Branded<SizedTable>>;

export type KindSpec<P extends SizedTable> = {
  readonly params: P;
  /** The product's bounds on the 800 by 800 canvas, without its shadow. */
  box(params: ParamValues<Branded<P>>): Rect;
  draw(pen: Pen, params: ParamValues<Branded<P>>, options: DrawOptions): Layer;
  /** The parameters for the room view, when only part of it is shown there. */
  inRoom?(params: ParamValues<Branded<P>>): ParamValues<Branded<P>>;
  /** The close-up's window; not needed with `cabinet` or `angle`. */
  readonly detail?: Detail;
  cabinet?(params: ParamValues<Branded<P>>): Cabinet;
  /** A custom angled drawing, for products that are not boxes. */
  angle?(pen: Pen, params: ParamValues<Branded<P>>): string;
  /** The dimension view's lines: the front on the usual canvas around its box, the side inside the rectangle. */
  outline?(rect: Rect, params: ParamValues<Branded<P>>): string;
  sideOutline?(rect: Rect, params: ParamValues<Branded<P>>): string;
  /** Clearance it needs, in millimetres, shown with the dimensions. */
  readonly clearance?: { readonly side: number; readonly top: number };
  /** Dimensions are shown from above (width by depth), as for a cooktop. */
  readonly fromAbove?: boolean;
};

export type Kind<P extends SizedTable = SizedTable> = Omit<KindSpec<P>, 'params' | 'draw'> & {
  /** What it is, for the picture's title. */
  readonly name: string;
  /** Where it is used. */
  readonly spot: Spot;
  readonly params: Branded<P>;
  draw(pen: Pen, params: ParamValues<Branded<P>>, options: Pick<DrawOptions, 'flat'>): string;
};

/** Kinds without a finish parameter have fixed colours and use steel here. */
export function finishOf(params: Readonly<Record<string, ParamValue>>): Finish {
  const name = Object.keys(FINISH).find((key) => key === params.finish) as keyof typeof FINISH | undefined;
  return FINISH[name ?? 'steel'];
}

/** For a product with fixed bounds: its box and the close-up's square. */
export const framed = (
  [x, y, w, h]: readonly [number, number, number, number],
  close: readonly [number, number, number],
) => ({ box: () => ({ x, y, w, h }), detail: { x: close[0], y: close[1], size: close[2] } });

/** Declares a kind of drawing; every kind can show a brand. */
export function defineKind<const P extends SizedTable>(name: string, spot: Spot, spec: KindSpec<P>): Kind<P> {
  return {
    name,
    spot,
    ...spec,
    params: { ...spec.params, brand: slug() },
    draw: (pen, params, { flat }) => layers(spec.draw(pen, params, { flat, f: finishOf(params) })),
  };
}

export function defaultValues<P extends ParamTable>(params: P): ParamValues<P>;
export function defaultValues(params: ParamTable): Record<string, ParamValue> {
  return Object.fromEntries(Object.entries(params).map(([key, param]) => [key, param.fallback]));
}
