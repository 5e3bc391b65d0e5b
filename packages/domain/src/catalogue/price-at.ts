import type { Product } from './product.ts';

type PriceFields = Pick<Product, 'price' | 'erpOriginalPrice' | 'priceDateTo' | 'isDiscounted'>;

/** The price of a product that was loaded a while ago: a reduction that has ended since then is one no more [D-2-121]. */
export function priceAt<T extends PriceFields>(product: T, nowSeconds: number): T {
  const { isDiscounted, priceDateTo, erpOriginalPrice } = product;
  const isOver = isDiscounted && priceDateTo !== null && priceDateTo <= nowSeconds;
  return isOver ? { ...product, price: erpOriginalPrice, priceDateTo: null, isDiscounted: false } : product;
}
