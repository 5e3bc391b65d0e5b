import { type Cents, centsOf, toCents } from '../money/cents.ts';
import type { Promotion, ShippingCut } from './promotion.ts';

/** What a delivery costs after a promotion; never below zero and never more than without it. */
export function discountShipping(
  promotion: Pick<Promotion, 'effects'>,
  { methodCode, priceCents }: { readonly methodCode: string; readonly priceCents: Cents },
): Cents {
  const prices = promotion.effects.flatMap((effect) => {
    if (effect.type !== 'shipping') return [];
    if (effect.methodCodes && !effect.methodCodes.includes(methodCode)) return [];
    return [cutPrice(effect.cut, priceCents)];
  });
  return toCents(Math.max(0, Math.min(priceCents, ...prices)));
}

function cutPrice(cut: ShippingCut, priceCents: Cents): number {
  switch (cut.kind) {
    case 'percent':
      return priceCents - Math.round((priceCents * cut.percent) / 100);
    case 'amount':
      return priceCents - centsOf(cut.amount);
    case 'fixed':
      return centsOf(cut.price);
  }
}
