import { internalError } from '../errors/internal-error.ts';

/** The requested product is not in the shop. */
export class NotInShop extends Error {
  override readonly name = 'NotInShop';
}

type WithVariants = { readonly variants: readonly { readonly id: string }[] };

/** A line's product and variant; throws when either is missing [C-8-49 C-8-50]. */
export function lineProduct<P extends WithVariants>(
  { productId, variantId }: { readonly productId: string; readonly variantId: string },
  products: ReadonlyMap<string, P>,
): { readonly product: P; readonly variant: P['variants'][number] } {
  const product = products.get(productId);
  if (!product) throw new NotInShop(internalError('Product not found.').message);
  const variant = product.variants.find(({ id }) => id === variantId);
  if (!variant) throw new NotInShop(internalError('Product variant not found.').message);
  return { product, variant };
}
