import { isSellable } from '../catalogue/sale-state.ts';
import type { CartItem } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';

/** Items whose product or variant is no longer sold: loading the cart removes them [C-4-49]. */
export function itemsNoLongerSold(
  items: readonly CartItem[],
  { products }: Pick<CartFacts, 'products'>,
): readonly CartItem[] {
  return items.filter(({ productId, variantId }) => {
    const product = products.get(productId);
    return !product || !isSellable(product) || !product.variants.some(({ id }) => id === variantId);
  });
}
