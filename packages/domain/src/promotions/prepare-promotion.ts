import { centsOf } from '../money/cents.ts';
import { checkPromotion, type PromotionMoment, type PromotionRefusal } from './check-promotion.ts';
import type { Goods, LeftCents } from './goods.ts';
import type { Promotion } from './promotion.ts';
import { cutsUnits, type UnitCut, unitCutOf } from './unit-cut.ts';

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
  const { conditions, effects } = promotion;
  return {
    promotion,
    refusal: checkPromotion(promotion, goods, moment),
    spends: conditions.flatMap((one) =>
      one.type === 'minSpend' ? [{ indexes: goods.indexesIn(one.on), cents: centsOf(one.amount) }] : [],
    ),
    cuts: cutsUnits(promotion)
      ? effects.flatMap((effect) => {
          const cut = unitCutOf(effect);
          return cut ? [{ indexes: goods.indexesIn(cut.on), centsOff: cut.centsOff }] : [];
        })
      : null,
    giftWorth: giftWorth(promotion, goods),
    isOnDelivery: effects.some(({ type }) => type === 'shipping'),
  };
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
  for (const effect of effects) {
    if (effect.type === 'promoItem') worth += (centsOf(effect.worth) - centsOf(effect.price)) * effect.qty;
  }
  return worth > 0 && goods.indexesIn(undefined).length > 0 ? worth : 0;
}
