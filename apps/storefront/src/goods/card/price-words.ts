import {
  afterpayPayments,
  centsOf,
  discountCountdown,
  formatCountdown,
  formatPrice,
  isHotPrice,
  type ProductSummary,
  showsWasNow,
  zipWeekly,
} from '@wattle/domain';
import { formatLastDay } from '../../page/shop-day.ts';

export type PricedProduct = Pick<
  ProductSummary,
  'price' | 'erpOriginalPrice' | 'priceDateFrom' | 'priceDateTo' | 'isDiscounted' | 'soldOut' | 'state'
>;

const dollars = (amount: number): string => formatPrice(centsOf(amount));

/** What a reduction saves. */
export function saving(product: PricedProduct): string {
  return `Save ${dollars(product.erpOriginalPrice - product.price)}`;
}

/** Until when a reduction or a hot price holds; nothing once it is over [D-2-120 D-2-123]. */
export function endWords(product: PricedProduct, nowSeconds: number): string | null {
  if (product.priceDateTo === null) return null;
  if (showsWasNow(product)) {
    const countdown = discountCountdown(product.priceDateTo, nowSeconds);
    return countdown && `Ends in ${formatCountdown(countdown)}`;
  }
  return isHotPrice(product, nowSeconds) ? `Until ${formatLastDay(product.priceDateTo)}` : null;
}

/** What it costs in parts, for what can be bought at once. Parts that differ by a cent are not called the same. */
export function instalmentWords(price: number): string | null {
  const [first, , , last] = afterpayPayments(centsOf(price)) ?? [];
  if (first !== undefined) return first === last ? `4 × ${formatPrice(first)} with Afterpay` : null;
  const weekly = zipWeekly(centsOf(price));
  return weekly === null ? null : `or Zip from ${formatPrice(weekly)} a week`;
}
