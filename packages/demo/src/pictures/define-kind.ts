import { type Param, type ParamTable, type ParamValue, type ParamValues, slug } from './params.ts';
import type { Pen } from './pen.ts';
import type { Spot } from './rooms/spot.ts';

export { anyFinish } from './any-finish.ts';
export { flag, int, oneOf } from './params.ts';

export type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** The body behind a flat front; with it the kind can be turned and seen from three quarters. */
export type Cabinet = {
  /** Depth in the same pixels as the front. */
  readonly depth: number;
  /** How much of the depth is door. */
  readonly door?: number;
  /** Feet below the body. */
  readonly lift?: number;
  /** A pressed panel in the side, as on a washer. */
  readonly pressed?: boolean;
  readonly vents?: boolean;
  /** The carcass is this much smaller than its front, as on a built-in oven. */
  readonly inset?: number;
  /** Where the floor is, when it is not the usual one. */
  readonly floorY?: number;
};

/** The lines of the dimensions view: the front on the usual canvas around its box, the side inside the rectangle. */
export type Outline<V> = {
  front?(rect: Rect, params: V): string;
  side?(rect: Rect, params: V): string;
};

/** A square window on the front drawing, for the close-up. */
export type Detail = { readonly x: number; readonly y: number; readonly size: number };

/** `flat` leaves out the shadow and the side face: the front is being put on a turned box. */
export type DrawOptions = { readonly flat: boolean };

/** Every kind knows its millimetres, so that rooms and dimensions follow the product. */
type Sized = {
  readonly wmm: Param<number>;
  readonly hmm: Param<number>;
  readonly dmm: Param<number>;
};
type Branded<P> = P & { readonly brand: Param<string> };
export type SizedTable = ParamTable & Sized;
/** What is known about the values of any kind. */
export type KindValues = ParamValues<Branded<SizedTable>>;

export type KindSpec<P extends SizedTable> = {
  /** What it is, in words, for the title of the picture. */
  readonly name: string;
  readonly params: P;
  /** Where the product stands on the canvas of 800 by 800, without its shadow. */
  box(params: ParamValues<Branded<P>>): Rect;
  draw(pen: Pen, params: ParamValues<Branded<P>>, options: DrawOptions): string;
  /** Where it is used. */
  readonly spot: Spot;
  /** What of it is shown there, when that is not all. */
  inRoom?(params: ParamValues<Branded<P>>): ParamValues<Branded<P>>;
  /** What the close-up shows; not needed with `cabinet` or `angle`. */
  readonly detail?: Detail;
  cabinet?(params: ParamValues<Branded<P>>): Cabinet;
  /** An angled drawing of its own, for things that are not boxes. */
  angle?(pen: Pen, params: ParamValues<Branded<P>>): string;
  readonly outline?: Outline<ParamValues<Branded<P>>>;
  /** Air it needs around it, in millimetres, shown with the dimensions. */
  readonly clearance?: { readonly side: number; readonly top: number };
  /** Its dimensions are read from above (width by depth), as on a cooktop. */
  readonly fromAbove?: boolean;
};

export type Kind<P extends SizedTable = SizedTable> = Omit<KindSpec<P>, 'params'> & { readonly params: Branded<P> };

/** Declares a kind of drawing; every kind can carry a brand. */
export function defineKind<const P extends SizedTable>(spec: KindSpec<P>): Kind<P> {
  return { ...spec, params: { ...spec.params, brand: slug() } };
}

/** The values of a kind when nothing is said about them. */
export function defaultValues<P extends ParamTable>(params: P): ParamValues<P>;
export function defaultValues(params: ParamTable): Record<string, ParamValue> {
  return Object.fromEntries(Object.entries(params).map(([key, param]) => [key, param.fallback]));
}
