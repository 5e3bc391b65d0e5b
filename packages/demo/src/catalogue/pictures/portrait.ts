import type { FinishName as Paint } from '../../pictures/finish.ts';
import { type KindName, type KindParams, picturePath, type View } from '../../pictures/picture-path.ts';
import type { Reader } from '../recipe/reader.ts';

/** A product's drawing: its kind, and its path for each view. */
export type Portrait = { readonly kind: KindName; path(view: View): string };

/** What a picture is drawn from: the product's attributes. */
export type Sitter = {
  readonly a: Reader;
  readonly brand: string;
  readonly paint: Paint;
  /** The product's real millimetres, so that rooms and dimension drawings are accurate. */
  readonly size: { readonly wmm: number; readonly hmm: number; readonly dmm: number };
  /** Picks a look, always the same one for the same product. */
  pick<const T>(looks: readonly T[]): T;
  /** Draws a kind in the product's finish and size, with its brand. A kind of fixed colours ignores the finish. */
  draw<K extends KindName>(kind: K, more?: KindParams<K>): Portrait;
};

export type Painter = (sitter: Sitter) => Portrait;

export const portrait = <K extends KindName>(kind: K, params: KindParams<K>): Portrait => ({
  kind,
  path: (view) => picturePath(kind, view, params),
});
