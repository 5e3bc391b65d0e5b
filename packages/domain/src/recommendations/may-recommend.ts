import type { Product } from '../catalogue/product.ts';
import { isSellable } from '../catalogue/sale-state.ts';

/** What has to be known of a product before it is recommended [C-7-18]. */
export type RecommendedProduct = Pick<Product, 'id' | 'state' | 'soldOut' | 'hasStockOnHand'>;

/** Only what can be bought and is here: current or evergreen, not sold out, on hand [C-9-16 C-9-17]. */
export function mayRecommend(product: Omit<RecommendedProduct, 'id'>): boolean {
  return isSellable(product) && !product.soldOut && product.hasStockOnHand;
}
