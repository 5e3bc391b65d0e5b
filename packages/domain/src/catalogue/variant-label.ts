import type { Variant } from './product.ts';

/** Sizes of clothes: alone on a card or a paper they do not say what they are. */
const SIZE = /^(?:\d*X{0,4}S|M|\d*X{0,4}L)$/i;

/**
 * What a shopper calls the variant: 'Sand', '128 GB', 'Size L'. Null: its product has nothing to choose between. Letters
 * are a size only among sizes: beside an R, an L is the left one.
 */
export function variantLabel(
  { variants }: { readonly variants: readonly Pick<Variant, 'name'>[] },
  variant: Pick<Variant, 'name'>,
): string | null {
  const name = variant.name.trim();
  if (name === '') return null;
  return [variant, ...variants].every((one) => SIZE.test(one.name.trim())) ? `Size ${name}` : name;
}
