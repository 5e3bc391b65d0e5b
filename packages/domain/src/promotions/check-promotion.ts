import type { ErrorCode } from '../errors/error-codes.ts';
import type { Goods } from './goods.ts';
import type { Promotion, PromotionCondition } from './promotion.ts';

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

/** Within its dates: the first second counts, the last does not. */
export const isInForce = ({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>, nowSeconds: number): boolean =>
  (startsAt === null || startsAt <= nowSeconds) && (endsAt === null || nowSeconds < endsAt);

/** Why not, or null: its dates, who it is for, how often it was used and how much is in the cart; not what must be spent. */
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
      // asked lane by lane, by what is left to pay
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

const unless = (holds: boolean): PromotionRefusal | null => (holds ? null : 'CART_PROMO_NOT_APPLICABLE');

function checkUsage(
  { total, perCustomer }: Extract<PromotionCondition, { type: 'usage' }>,
  used: { readonly total: number; readonly own: number },
): PromotionRefusal | null {
  if (perCustomer !== undefined && used.own >= perCustomer) return 'CART_PROMO_REDEEMED';
  return total !== undefined && used.total >= total ? 'CART_PROMO_LIMIT_EXCEEDED' : null;
}
