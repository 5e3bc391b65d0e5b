import type { ProductSummary, Variant } from './product.ts';

type Shown = Pick<ProductSummary, 'images' | 'variantId'>;

/**
 * A card in one of the given looks: who filters by black sees the black one, and its button adds that. The first that is
 * in stock, else the first; unchanged when no variant is called so.
 */
export function inVariantCalled<P extends Shown>(
  product: P,
  variants: readonly Pick<Variant, 'id' | 'name' | 'images' | 'qty'>[],
  names: ReadonlySet<string>,
): P {
  const called = variants.filter(({ name }) => names.has(name));
  const variant = called.find(({ qty }) => qty > 0) ?? called[0];
  if (!variant || variant.id === product.variantId) return product;
  return {
    ...product,
    variantId: variant.id,
    images: variant.images.length > 0 ? variant.images.slice(0, 1) : product.images,
  };
}
