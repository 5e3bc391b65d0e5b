import { centsOf } from '../money/cents.ts';
import { checkPromotion, type PromotionMoment, type PromotionRefusal } from './check-promotion.ts';
import type { UnitCut } from './effects/effect-facts.ts';
import { effectFacts } from './effects/effects.ts';
import type { Goods, LeftCents } from './goods.ts';
import type { Promotion } from './promotion.ts';

/** A promotion with everything about it that depends only on the cart, computed once for all combinations. */
export type Prepared = {
  readonly promotion: Promotion;
  /** Regardless of the amount left to pay. */
  readonly refusal: PromotionRefusal | null;
  /** Minimum spends, and the lines they count. */
  readonly spends: readonly { readonly indexes: readonly number[]; readonly cents: number }[];
  /** Discounts per line; null when an effect spans several lines. */
  readonly cuts: readonly (Pick<UnitCut, 'centsOff'> & { readonly indexes: readonly number[] })[] | null;
  /** Value of its gifts, in cents. */
  readonly giftWorth: number;
  readonly isOnDelivery: boolean;
};

export function preparePromotion(promotion: Promotion, goods: Goods, moment: PromotionMoment): Prepared {
  return {
    promotion,
    refusal: checkPromotion(promotion, goods, moment),
    spends: spendsOf(promotion, goods),
    cuts: cutsOf(promotion, goods),
    giftWorth: giftWorth(promotion, goods),
    isOnDelivery: promotion.effects.some((effect) => effectFacts(effect).delivery !== null),
  };
}

function spendsOf({ conditions }: Promotion, goods: Goods): Prepared['spends'] {
  const minSpends = conditions.filter((one) => one.type === 'minSpend');
  return minSpends.map(({ amount, on }) => ({ indexes: goods.indexesIn(on), cents: centsOf(amount) }));
}

/** Per-line discounts: each line can then get the best of these promotions. */
function cutsOf({ effects }: Promotion, goods: Goods): Prepared['cuts'] {
  const all = effects.map((effect) => effectFacts(effect).goods).filter((cut) => cut !== null);
  const cuts = all.filter((cut) => cut.kind === 'UNIT');
  if (cuts.length < all.length) return null;
  return cuts.map(({ on, centsOff }) => ({ indexes: goods.indexesIn(on), centsOff }));
}

/** Why it does not apply at this remaining amount, or null. */
export function refusalAt({ refusal, spends }: Prepared, left: LeftCents): PromotionRefusal | null {
  if (refusal) return refusal;
  for (const { indexes, cents } of spends) {
    let spent = 0;
    for (const index of indexes) spent += left[index] ?? 0;
    if (spent < cents) return 'CART_PROMO_NOT_APPLICABLE';
  }
  return null;
}

/** A gift needs goods in the cart: gift cards alone bring none. A gift above its normal price has no value. */
function giftWorth({ effects }: Promotion, goods: Goods): number {
  let worth = 0;
  for (const effect of effects) worth += effectFacts(effect).gift?.savingCents ?? 0;
  return worth > 0 && goods.indexesIn(undefined).length > 0 ? worth : 0;
}
