import type { Product } from './product.ts';
import { isPreorder } from './sale-state.ts';

export const STOCK_STATUSES = [
  'Discontinued',
  'OutOfStock',
  'PreOrder',
  'InStoreOnly',
  'BackOrder',
  'InStock',
] as const;
export type StockStatus = (typeof STOCK_STATUSES)[number];

type StockFields = Pick<Product, 'state' | 'saleMode' | 'preorderDateTime' | 'releaseDateTime' | 'soldOut'> & {
  readonly variants: readonly Pick<Product['variants'][number], 'hasStockOnHand'>[];
};

/**
 * Stock status for analytics: the first rule that applies. The order differs from a card's label, where pre-order
 * comes before sold out [C-9-54 C-9-55 C-9-56].
 */
export function stockStatus(product: StockFields, nowSeconds: number): StockStatus {
  if (product.state === 'discontinued') return 'Discontinued';
  if (product.soldOut) return 'OutOfStock';
  if (isPreorder(product, nowSeconds)) return 'PreOrder';
  if (product.saleMode === 'inStoreOnly') return 'InStoreOnly';
  if (product.variants[0]?.hasStockOnHand !== true) return 'BackOrder';
  return 'InStock';
}
