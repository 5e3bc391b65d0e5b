import { centsOf, toCents } from '../money/cents.ts';
import { splitCents } from '../money/split-cents.ts';
import { buyGetTakes } from './buy-get.ts';
import type { Goods, Take } from './goods.ts';
import { afterTakes, freeAt, type LaneState } from './lane-state.ts';
import type { Promotion, PromotionEffect } from './promotion.ts';
import { unitCutOf } from './unit-cut.ts';

/** What a promotion takes off the units that are free: each effect what those before it have not used. */
export function promotionTakes({ effects }: Promotion, goods: Goods, state: LaneState): Take[] {
  const takes: Take[] = [];
  let rest = state;
  for (const effect of effects) {
    const taken = effectTakes(effect, goods, rest);
    takes.push(...taken);
    rest = afterTakes(rest, taken);
  }
  return takes;
}

/** Gifts and shipping take nothing off goods. */
function effectTakes(effect: PromotionEffect, goods: Goods, state: LaneState): Take[] {
  if (effect.type === 'buyGet') return buyGetTakes(effect, goods, state);
  if (effect.type === 'amountOff' && !effect.each) return amountOffOnce(effect, goods, state);
  const cut = unitCutOf(effect);
  if (!cut) return [];
  return goods.indexesIn(cut.on).flatMap((index) => {
    const units = freeAt(state, index);
    const cents = cut.centsOff(units);
    return cents > 0 ? [{ index, qty: units.qty, cents }] : [];
  });
}

/** Once, split over the lines by what is left of them. */
function amountOffOnce(
  { amount, on }: Extract<PromotionEffect, { type: 'amountOff' }>,
  goods: Goods,
  state: LaneState,
): Take[] {
  const indexes = goods.indexesIn(on);
  const costs = indexes.map((index) => freeAt(state, index).cents);
  const whole = costs.reduce((sum, cost) => sum + cost, 0);
  const parts = splitCents(toCents(Math.min(whole, centsOf(amount))), costs);
  return indexes.flatMap((index, at) => {
    const cents = parts[at] ?? 0;
    return cents > 0 ? [{ index, qty: freeAt(state, index).qty, cents }] : [];
  });
}
