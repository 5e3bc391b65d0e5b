import { type Cents, toCents } from '../money/cents.ts';
import { effectFacts } from './effects/effects.ts';
import type { Promotion } from './promotion.ts';

/** The delivery price after a promotion; never below zero or above the original. */
export function discountShipping(
  promotion: Pick<Promotion, 'effects'>,
  { methodCode, priceCents }: { readonly methodCode: string; readonly priceCents: Cents },
): Cents {
  const prices = promotion.effects.flatMap((effect) => {
    const { delivery } = effectFacts(effect);
    return delivery?.isOn(methodCode) ? [delivery.priceAfter(priceCents)] : [];
  });
  return toCents(Math.max(0, Math.min(priceCents, ...prices)));
}
