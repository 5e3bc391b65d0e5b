import type { CartLine } from '@wattle/domain/cart';
import { travels } from '@wattle/domain/delivery';
import type { ProductDocument } from '@wattle/domain/search';

/** Number of different products to carry. */
export function travellingCount(
  lines: readonly Pick<CartLine, 'productId' | 'variantId'>[],
  products: ReadonlyMap<string, Pick<ProductDocument, 'functionalType'>>,
): number {
  const carried = lines.filter(({ productId }) => {
    const product = products.get(productId);
    return product !== undefined && travels(product);
  });
  return new Set(carried.map(({ variantId }) => variantId)).size;
}
