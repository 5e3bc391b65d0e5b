import type { Cents } from '../money/cents.ts';
import type { PromotionsResult } from './apply-promotions.ts';
import { isInForce } from './check-promotion.ts';
import { normaliseCode } from './promo-codes.ts';
import type { Promotion } from './promotion.ts';
import type { PromotionGap } from './promotion-gap.ts';

/** Why a promotion does or does not apply to a cart that staff try it on. */
export type PromotionReason =
  | { readonly kind: 'GIVEN'; readonly savedCents: Cents }
  | { readonly kind: 'OFF' }
  | { readonly kind: 'DATES' }
  /** Its code was not entered. */
  | { readonly kind: 'CODE' }
  /** Another one that it cannot be had with is worth more. */
  | { readonly kind: 'EXCLUDED' }
  | { readonly kind: 'USED_UP' }
  /** Its gift is sold out, so it is not offered. */
  | { readonly kind: 'NO_GIFT' }
  | { readonly kind: 'MISSING'; readonly gap: PromotionGap };

export type ExplainedPromotion = { readonly promotion: Promotion; readonly reason: PromotionReason };

export type ExplainInput = {
  readonly all: readonly { readonly promotion: Promotion; readonly isOff: boolean }[];
  readonly result: PromotionsResult;
  /** Ids of those that were tried on the cart. */
  readonly tried: ReadonlySet<string>;
  readonly codes: readonly string[];
  readonly nowSeconds: number;
};

/** Every promotion with the reason why it is given or not, those that are given first. */
export function explainPromotions({ all, result, tried, codes, nowSeconds }: ExplainInput): ExplainedPromotion[] {
  const entered = new Set(codes.map(normaliseCode));
  const reasonOf = ({ promotion, isOff }: ExplainInput['all'][number]): PromotionReason => {
    const { id, couponCodes } = promotion;
    const given = result.given.find((one) => one.id === id);
    if (given) return { kind: 'GIVEN', savedCents: given.savedCents };
    if (isOff && !tried.has(id)) return { kind: 'OFF' };
    if (!isInForce(promotion, nowSeconds)) return { kind: 'DATES' };
    if (couponCodes.length > 0 && !couponCodes.some((code) => entered.has(normaliseCode(code))))
      return { kind: 'CODE' };
    if (!tried.has(id)) return { kind: 'NO_GIFT' };
    const refusal = result.refused.find((one) => one.id === id)?.refusal;
    if (refusal === 'CART_PROMO_EXCLUSIVE') return { kind: 'EXCLUDED' };
    if (refusal === 'CART_PROMO_LIMIT_EXCEEDED' || refusal === 'CART_PROMO_REDEEMED') return { kind: 'USED_UP' };
    const gap = result.gaps.find((one) => one.promotion.id === id)?.gap;
    return gap ? { kind: 'MISSING', gap } : { kind: 'EXCLUDED' };
  };
  return all
    .map((one) => ({ promotion: one.promotion, reason: reasonOf(one) }))
    .sort((a, b) => Number(b.reason.kind === 'GIVEN') - Number(a.reason.kind === 'GIVEN'));
}
