import { type Cents, toCents } from '../money/cents.ts';
import type { LinePrice } from './line-price.ts';

/**
 * Total savings of an order: reductions from the displayed was-price, plus promotions on goods and delivery. The value
 * of free gifts is not counted, since the shopper did not ask for them.
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
