import { type Cents, toCents } from '../money/cents.ts';
import type { LinePrice } from './line-price.ts';

/**
 * What an order saves: goods below the price that is shown as what they were, and what promotions take off goods and
 * delivery. What a gift would cost by itself is not counted: nobody asked for it.
 */
export function cartSavings(
  lines: readonly Pick<LinePrice, 'itemsCents' | 'wasCents'>[],
  promotions: { readonly goodsCents: Cents; readonly deliveryCents: Cents },
): Cents {
  const reduced = lines.reduce(
    (sum, { itemsCents, wasCents }) => sum + Math.max(0, (wasCents ?? itemsCents) - itemsCents),
    0,
  );
  return toCents(reduced + promotions.goodsCents + promotions.deliveryCents);
}
