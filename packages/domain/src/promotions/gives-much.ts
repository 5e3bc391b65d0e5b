import { centsOf } from '../money/cents.ts';
import { unreachable } from '../results/outcome.ts';
import { effectFacts, type PromotionEffect } from './effects/effects.ts';
import { fullPrices } from './goods.ts';
import { freeAt, startLane } from './lane-state.ts';
import type { Promotion, PromotionCondition } from './promotion.ts';
import type { Assortment } from './promotion-reach.ts';

/** One person gives up to this share of a price, or of what has to be spent. */
const SHARE_ALONE = 0.3;
/** Or as much as this in all, as with gift cards of staff. */
const SUM_ALONE_CENTS = 500_00;

/**
 * Whether a promotion takes more than one person gives alone: more than 30% off something that it is for, and more than
 * $500 in all. Delivery is no part of it.
 */
export const givesMuch = (promotion: Promotion, goods: Assortment): boolean =>
  promotion.effects.some((effect) => isMuch(effect, promotion, goods));

function isMuch(effect: PromotionEffect, promotion: Promotion, goods: Assortment): boolean {
  switch (effect.type) {
    case 'percentOff':
      return effect.percent / 100 > SHARE_ALONE;
    case 'amountOff':
      return effect.each ? takesMuchOf(effect, goods) : isMuchOfSpend(centsOf(effect.amount), promotion, goods);
    case 'fixedPrice':
      return takesMuchOf(effect, goods);
    case 'buyGet': {
      const { buyQty, getQty, get, percent } = effect;
      // other goods may be far dearer than those that are bought
      const given = get === undefined ? getQty / (buyQty + getQty) : 1;
      return (percent / 100) * given > SHARE_ALONE;
    }
    case 'promoItem':
      return isMuchOfSpend(effectFacts(effect).gift?.savingCents ?? 0, promotion, goods);
    case 'shipping':
      return false;
    default:
      return unreachable(effect);
  }
}

/** Of any of the goods that are sold now. */
function takesMuchOf(effect: PromotionEffect, goods: Assortment): boolean {
  const { goods: cut } = effectFacts(effect);
  if (cut?.kind !== 'UNIT') return false;
  const lane = startLane(goods, fullPrices(goods));
  return goods.indexesIn(cut.on).some((index) => {
    const units = freeAt(lane, index);
    return cut.centsOff(units) > units.cents * SHARE_ALONE;
  });
}

/** Once an order: beside what the order has to come to, and beside how often it is given in all. */
function isMuchOfSpend(cents: number, { conditions }: Promotion, goods: Assortment): boolean {
  const spendCents = Math.max(0, ...conditions.map((one) => leastSpend(one, goods)));
  const times = Math.min(...conditions.map((one) => (one.type === 'usage' && one.total) || Number.POSITIVE_INFINITY));
  return cents > spendCents * SHARE_ALONE && cents * times > SUM_ALONE_CENTS;
}

function leastSpend(condition: PromotionCondition, goods: Assortment): number {
  if (condition.type === 'minSpend') return centsOf(condition.amount);
  if (condition.type !== 'minQty') return 0;
  const cents = goods.indexesIn(condition.on).map((index) => goods.lines[index]?.unitCents ?? 0);
  return cents.length === 0 ? 0 : Math.min(...cents) * condition.qty;
}
