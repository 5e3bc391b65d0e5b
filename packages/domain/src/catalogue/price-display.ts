import { originalCentsOf, priceCentsOf } from './price-cents.ts';
import type { Product } from './product.ts';

type DatedPrice = Pick<Product, 'price' | 'erpOriginalPrice' | 'priceDateFrom' | 'priceDateTo'>;
type ReducedPrice = Pick<Product, 'isDiscounted' | 'soldOut' | 'state'>;

export const COUNTDOWN_UNITS = ['Day', 'Hour', 'Minute'] as const;
export type CountdownUnit = (typeof COUNTDOWN_UNITS)[number];
export type Countdown = { readonly amount: number; readonly unit: CountdownUnit };

export const COUNTDOWN_SECONDS: Readonly<Record<CountdownUnit, number>> = { Day: 86_400, Hour: 3_600, Minute: 60 };

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

/** Time left on a reduction, in the largest unit that fits; never less than a minute [D-2-123 D-2-124]. */
export function discountCountdown(endsAtSeconds: number, nowSeconds: number): Countdown | null {
  const left = endsAtSeconds - nowSeconds;
  if (left <= 0) return null;
  const unit = COUNTDOWN_UNITS.find((name) => left >= COUNTDOWN_SECONDS[name]) ?? 'Minute';
  return { amount: Math.max(1, Math.floor(left / COUNTDOWN_SECONDS[unit])), unit };
}

/** Countdown text: '2 Days', '1 Minute'. */
export function formatCountdown({ amount, unit }: Countdown): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
