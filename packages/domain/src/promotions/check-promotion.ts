import type { ErrorCode } from '../errors/error-codes.ts';
import type { Goods } from './goods.ts';
import type { Promotion, PromotionCondition } from './promotion.ts';

/** Why a promotion does not apply. */
export type PromotionRefusal = Extract<ErrorCode, `CART_PROMO_${string}`>;

/** The shopper. A guest's email is unknown before checkout; until then they count as a new shopper. */
export type PromotionShopper = {
  readonly isCustomer: boolean;
  readonly hasOrderedBefore: boolean;
  /** Uses per promotion, in total and by this shopper. */
  readonly uses: ReadonlyMap<string, { readonly total: number; readonly own: number }>;
};

export type PromotionMoment = { readonly shopper: PromotionShopper; readonly nowSeconds: number };

/** Within its dates: start inclusive, end exclusive. */
export const isInForce = ({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>, nowSeconds: number): boolean =>
  (startsAt === null || startsAt <= nowSeconds) && (endsAt === null || nowSeconds < endsAt);

/** Why a promotion does not apply, or null. Checks dates, audience, usage and quantity, but not minimum spend. */
export function checkPromotion(
  promotion: Promotion,
  goods: Goods,
  { shopper, nowSeconds }: PromotionMoment,
): PromotionRefusal | null {
  if (!isInForce(promotion, nowSeconds)) return 'CART_PROMO_NOT_APPLICABLE';
  for (const condition of promotion.conditions) {
    const refusal = checkCondition(condition, promotion.id, goods, shopper);
    if (refusal) return refusal;
  }
  return null;
}

function checkCondition(
  condition: PromotionCondition,
  promotionId: string,
  goods: Goods,
  shopper: PromotionShopper,
): PromotionRefusal | null {
  switch (condition.type) {
    case 'minSpend':
      // checked per lane, against what is left to pay
      return null;
    case 'minQty':
      return unless(goods.qtyIn(condition.on) >= condition.qty);
    case 'audience':
      return unless(shopper.isCustomer === (condition.audience === 'customer'));
    case 'firstOrder':
      return unless(!shopper.hasOrderedBefore);
    case 'usage':
      return checkUsage(condition, shopper.uses.get(promotionId) ?? { total: 0, own: 0 });
  }
}

/** Whether the limit for everyone together leaves a use. */
export const hasUsesLeft = ({ conditions }: Pick<Promotion, 'conditions'>, total: number): boolean =>
  conditions.every((one) => one.type !== 'usage' || checkUsage(one, { total, own: 0 }) !== 'CART_PROMO_LIMIT_EXCEEDED');

const unless = (holds: boolean): PromotionRefusal | null => (holds ? null : 'CART_PROMO_NOT_APPLICABLE');

function checkUsage(
  { total, perCustomer }: Extract<PromotionCondition, { type: 'usage' }>,
  used: { readonly total: number; readonly own: number },
): PromotionRefusal | null {
  if (perCustomer !== undefined && used.own >= perCustomer) return 'CART_PROMO_REDEEMED';
  return total !== undefined && used.total >= total ? 'CART_PROMO_LIMIT_EXCEEDED' : null;
}
