import { originalCentsOf, priceCentsOf } from './price-cents.ts';
import type { Product } from './product.ts';

type DatedPrice = Pick<Product, 'price' | 'erpOriginalPrice' | 'priceDateFrom' | 'priceDateTo'>;
type ReducedPrice = Pick<Product, 'isDiscounted' | 'soldOut' | 'state'>;

/** A price valid only between its dates, without a reduction. A price without dates is a normal price [D-2-120]. */
export function isHotPrice(product: DatedPrice, nowSeconds: number): boolean {
  const { priceDateFrom: from, priceDateTo: to } = product;
  const isDated = from !== null || to !== null;
  const isWithin = (from === null || from <= nowSeconds) && (to === null || nowSeconds < to);
  return priceCentsOf(product) === originalCentsOf(product) && isDated && isWithin;
}

/** Whether the card shows the previous price [D-2-121]. */
export function showsWasNow(product: ReducedPrice): boolean {
  return product.isDiscounted && !product.soldOut && product.state !== 'discontinued';
}

/** Whether the card shows Clearance [D-2-122]. */
export function showsClearance(product: ReducedPrice & Pick<Product, 'isClearance'>): boolean {
  return product.isClearance && !product.isDiscounted && !product.soldOut && product.state !== 'discontinued';
}
