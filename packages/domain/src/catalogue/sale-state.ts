import { SHOP } from '../settings/shop-constants.ts';
import type { Product } from './product.ts';

type SaleFields = Pick<Product, 'state' | 'saleMode' | 'preorderDateTime' | 'releaseDateTime'>;

/** An unset time counts as still ahead. */
const isAhead = (at: number | null, nowSeconds: number): boolean => at === null || nowSeconds < at;

/** Current, on pre-order, and the pre-order period is not over [D-4-20 C-9-57]. */
export function isPreorder(product: SaleFields, nowSeconds: number): boolean {
  return (
    product.state === 'current' && product.saleMode === 'preorder' && isAhead(product.preorderDateTime, nowSeconds)
  );
}

/** Waiting for a release date that has not passed [D-4-21 C-9-58]. */
export function isComingSoon(product: SaleFields, nowSeconds: number): boolean {
  return product.saleMode === 'scheduledRelease' && isAhead(product.releaseDateTime, nowSeconds);
}

/** Being phased out: current, but sold in stores only [D-4-22 C-9-59]. */
export function isOutgoing(product: SaleFields): boolean {
  return product.state === 'current' && product.saleMode === 'inStoreOnly';
}

/** In a sellable state: current or evergreen [C-9-09]. */
export function isSellable(product: Pick<Product, 'state'>): boolean {
  return SHOP.sellableStates.some((state) => state === product.state);
}
