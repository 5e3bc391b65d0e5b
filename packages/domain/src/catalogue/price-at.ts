import type { Product } from './product.ts';

type PriceFields = Pick<Product, 'price' | 'erpOriginalPrice' | 'priceDateTo' | 'isDiscounted'>;

/** The current price of a product loaded earlier: undoes a reduction that has ended since [D-2-121]. */
export function priceAt<T extends PriceFields>(product: T, nowSeconds: number): T {
  const { isDiscounted, priceDateTo, erpOriginalPrice } = product;
  const isOver = isDiscounted && priceDateTo !== null && priceDateTo <= nowSeconds;
  return isOver ? { ...product, price: erpOriginalPrice, priceDateTo: null, isDiscounted: false } : product;
}
