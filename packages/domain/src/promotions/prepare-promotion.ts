import { centsOf } from '../money/cents.ts';
import { checkPromotion, type PromotionMoment, type PromotionRefusal } from './check-promotion.ts';
import type { UnitCut } from './effects/effect-facts.ts';
import { effectFacts } from './effects/effects.ts';
import type { Goods, LeftCents } from './goods.ts';
import type { Promotion } from './promotion.ts';

/** A promotion with what can be said of it and a cart once and for all, however often it is tried with others. */
export type Prepared = {
  readonly promotion: Promotion;
  /** Whatever is left to pay. */
  readonly refusal: PromotionRefusal | null;
  /** What must be spent on which lines. */
  readonly spends: readonly { readonly indexes: readonly number[]; readonly cents: number }[];
  /** Of a promotion that sees each line by itself; null: it sees several together. */
  readonly cuts: readonly (Pick<UnitCut, 'centsOff'> & { readonly indexes: readonly number[] })[] | null;
  /** What its gifts are worth, in cents. */
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

/** A promotion that sees each line by itself: then each line may have the best of such promotions. */
function cutsOf({ effects }: Promotion, goods: Goods): Prepared['cuts'] {
  const all = effects.map((effect) => effectFacts(effect).goods).filter((cut) => cut !== null);
  const cuts = all.filter((cut) => cut.kind === 'UNIT');
  if (cuts.length < all.length) return null;
  return cuts.map(({ on, centsOff }) => ({ indexes: goods.indexesIn(on), centsOff }));
}

/** Why it is not given while this is left to pay, or null. */
export function refusalAt({ refusal, spends }: Prepared, left: LeftCents): PromotionRefusal | null {
  if (refusal) return refusal;
  for (const { indexes, cents } of spends) {
    let spent = 0;
    for (const index of indexes) spent += left[index] ?? 0;
    if (spent < cents) return 'CART_PROMO_NOT_APPLICABLE';
  }
  return null;
}

/** A gift comes with goods: a cart of gift cards brings none. One that costs more than by itself is worth nothing. */
function giftWorth({ effects }: Promotion, goods: Goods): number {
  let worth = 0;
  for (const effect of effects) worth += effectFacts(effect).gift?.savingCents ?? 0;
  return worth > 0 && goods.indexesIn(undefined).length > 0 ? worth : 0;
}
