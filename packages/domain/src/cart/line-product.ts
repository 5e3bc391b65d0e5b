import { internalError } from '../errors/internal-error.ts';

type WithVariants = { readonly variants: readonly { readonly id: string }[] };

/** The product of a line and the variant of it, both of which must be there [C-8-49 C-8-50]. */
export function lineProduct<P extends WithVariants>(
  { productId, variantId }: { readonly productId: string; readonly variantId: string },
  products: ReadonlyMap<string, P>,
): { readonly product: P; readonly variant: P['variants'][number] } {
  const product = products.get(productId);
  if (!product) throw internalError('Product not found.');
  const variant = product.variants.find(({ id }) => id === variantId);
  if (!variant) throw internalError('Product variant not found.');
  return { product, variant };
}
