import { SHOP } from '../settings/shop-constants.ts';
import type { Product } from './product.ts';

type SaleFields = Pick<Product, 'state' | 'saleMode' | 'preorderDateTime' | 'releaseDateTime'>;

/** A moment that was never set does not pass. */
const isAhead = (at: number | null, nowSeconds: number): boolean => at === null || nowSeconds < at;

/** Current, in pre-order, and the pre-order time has not passed [D-4-20 C-9-57]. */
export function isPreorder(product: SaleFields, nowSeconds: number): boolean {
  return (
    product.state === 'current' && product.saleMode === 'preorder' && isAhead(product.preorderDateTime, nowSeconds)
  );
}

/** Waiting for its release, which has not passed [D-4-21 C-9-58]. */
export function isComingSoon(product: SaleFields, nowSeconds: number): boolean {
  return product.saleMode === 'scheduledRelease' && isAhead(product.releaseDateTime, nowSeconds);
}

/** On its way out: current, and sold in stores only [D-4-22 C-9-59]. */
export function isOutgoing(product: SaleFields): boolean {
  return product.state === 'current' && product.saleMode === 'inStoreOnly';
}

/** In a state in which it may be sold: current or evergreen [C-9-09]. */
export function isSellable(product: Pick<Product, 'state'>): boolean {
  return SHOP.sellableStates.some((state) => state === product.state);
}
