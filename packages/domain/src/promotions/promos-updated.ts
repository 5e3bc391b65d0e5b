import type { AppliedPromotion, CheckoutData } from '../checkout/checkout.ts';

type Promotions = Pick<CheckoutData['promotions'], 'appliedPromotions' | 'disallowedPromotions'>;

export type PromosUpdated = {
  readonly applied: readonly AppliedPromotion[];
  readonly disallowed: readonly AppliedPromotion[];
  readonly noLongerApplied: readonly AppliedPromotion[];
};

const NONE: Promotions = { appliedPromotions: [], disallowedPromotions: [] };

/** Promotions that changed between two checkout responses, by name; null when none did [C-4-110 C-4-111 C-4-112]. */
export function promosUpdated(before: Promotions | null, after: Promotions): PromosUpdated | null {
  const { appliedPromotions, disallowedPromotions } = before ?? NONE;
  const event = {
    applied: newIn(after.appliedPromotions, appliedPromotions),
    disallowed: newIn(after.disallowedPromotions, disallowedPromotions),
    noLongerApplied: newIn(appliedPromotions, after.appliedPromotions),
  };
  return Object.values(event).every((list) => list.length === 0) ? null : event;
}

function newIn(list: readonly AppliedPromotion[], than: readonly AppliedPromotion[]): AppliedPromotion[] {
  const known = new Set(than.map(({ id }) => id));
  return list.filter(({ id }) => !known.has(id)).sort((a, b) => a.name.localeCompare(b.name, 'en-AU'));
}
