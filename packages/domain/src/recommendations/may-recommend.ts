import type { Product } from '../catalogue/product.ts';
import { isSellable } from '../catalogue/sale-state.ts';

/** The product fields needed to decide [C-7-18]. */
export type RecommendedProduct = Pick<Product, 'id' | 'state' | 'soldOut' | 'hasStockOnHand'>;

/** Only products that can be bought now: current or evergreen, not sold out, and on hand [C-9-16 C-9-17]. */
export function mayRecommend(product: Omit<RecommendedProduct, 'id'>): boolean {
  return isSellable(product) && !product.soldOut && product.hasStockOnHand;
}
