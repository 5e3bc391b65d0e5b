import type { FinishName as Paint } from '../../pictures/finish.ts';
import { type KindName, type KindParams, picturePath, type View } from '../../pictures/picture-path.ts';
import type { Reader } from '../recipe/reader.ts';

/** What a picture is drawn from: the product's attributes. */
export type Sitter = {
  readonly a: Reader;
  readonly brand: string;
  readonly paint: Paint;
  /** The product's real millimetres, so that rooms and dimension drawings are accurate. */
  readonly size: { readonly wmm: number; readonly hmm: number; readonly dmm: number };
  /** Picks a look, always the same one for the same product. */
  pick<T>(looks: readonly T[]): T;
};

/** A product's drawing: its kind, and its path for each view. */
export type Portrait = { readonly kind: KindName; path(view: View): string };

export type Painter = (sitter: Sitter) => Portrait;

export function portrait<K extends KindName>(kind: K, params: KindParams<K>): Portrait {
  return { kind, path: (view) => picturePath(kind, view, params) };
}

type Bare = Sitter['size'] & { readonly brand: string };

/** For drawings with fixed colours. */
export const unpainted = ({ brand, size }: Sitter): Bare => ({ brand, ...size });

/** The parameters that nearly every kind takes. */
export const plain = (sitter: Sitter): Bare & { readonly finish: Paint } => ({
  finish: sitter.paint,
  ...unpainted(sitter),
});
