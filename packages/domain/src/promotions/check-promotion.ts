import type { ErrorCode } from '../errors/error-codes.ts';
import { centsOf } from '../money/cents.ts';
import { indexesIn, type LineState } from './lane-state.ts';
import type { ProductSet, Promotion, PromotionCondition } from './promotion.ts';

/** Why a promotion is not given. */
export type PromotionRefusal = Extract<ErrorCode, `CART_PROMO_${string}`>;

/** Who is asking. A guest's email is known only at the checkout: until then, nothing is held against them. */
export type PromotionShopper = {
  readonly isCustomer: boolean;
  readonly hasOrderedBefore: boolean;
  /** How often each promotion was used, by everybody and by this shopper. */
  readonly uses: ReadonlyMap<string, { readonly total: number; readonly own: number }>;
};

export type PromotionMoment = { readonly shopper: PromotionShopper; readonly nowSeconds: number };

/** Why not, or null: its dates, who it is for, how often it was used, and what is in the cart, at what is left to pay. */
export function checkPromotion(
  promotion: Promotion,
  states: readonly LineState[],
  { shopper, nowSeconds }: PromotionMoment,
): PromotionRefusal | null {
  const { startsAt, endsAt, conditions } = promotion;
  const isInForce = (startsAt === null || startsAt <= nowSeconds) && (endsAt === null || nowSeconds < endsAt);
  if (!isInForce) return 'CART_PROMO_NOT_APPLICABLE';
  for (const condition of conditions) {
    const refusal = checkCondition(condition, promotion.id, states, shopper);
    if (refusal) return refusal;
  }
  return null;
}

function checkCondition(
  condition: PromotionCondition,
  promotionId: string,
  states: readonly LineState[],
  shopper: PromotionShopper,
): PromotionRefusal | null {
  switch (condition.type) {
    case 'minSpend':
      return unless(spendIn(states, condition.on) >= centsOf(condition.amount));
    case 'minQty':
      return unless(qtyIn(states, condition.on) >= condition.qty);
    case 'audience':
      return unless(shopper.isCustomer === (condition.audience === 'customer'));
    case 'firstOrder':
      return unless(!shopper.hasOrderedBefore);
    case 'usage':
      return checkUsage(condition, shopper.uses.get(promotionId) ?? { total: 0, own: 0 });
  }
}

const unless = (holds: boolean): PromotionRefusal | null => (holds ? null : 'CART_PROMO_NOT_APPLICABLE');

function checkUsage(
  { total, perCustomer }: Extract<PromotionCondition, { type: 'usage' }>,
  used: { readonly total: number; readonly own: number },
): PromotionRefusal | null {
  if (perCustomer !== undefined && used.own >= perCustomer) return 'CART_PROMO_REDEEMED';
  return total !== undefined && used.total >= total ? 'CART_PROMO_LIMIT_EXCEEDED' : null;
}

const spendIn = (states: readonly LineState[], set: ProductSet | undefined): number =>
  indexesIn(states, set).reduce((sum, index) => sum + (states[index]?.leftCents ?? 0), 0);

const qtyIn = (states: readonly LineState[], set: ProductSet | undefined): number =>
  indexesIn(states, set).reduce((sum, index) => sum + (states[index]?.line.qty ?? 0), 0);
