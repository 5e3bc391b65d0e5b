import { centsOf, toCents } from '../../money/cents.ts';
import { splitCents } from '../../money/split-cents.ts';
import type { Goods, Take } from '../goods.ts';
import { freeAt, type LaneState } from '../lane-state.ts';
import { GOODS_LANES } from '../lanes.ts';
import type { ProductSet } from '../product-set.ts';
import type { EffectFacts } from './effect-facts.ts';

/** Off each unit, or once off all of them together. */
export type AmountOff = {
  readonly type: 'amountOff';
  readonly amount: number;
  readonly each?: boolean;
  readonly on?: ProductSet;
};

export function amountOff(effect: AmountOff): EffectFacts {
  const { amount, each, on } = effect;
  const amountCents = centsOf(amount);
  return {
    lanes: GOODS_LANES,
    goods: each
      ? { kind: 'UNIT', on, centsOff: ({ cents, qty }) => Math.min(cents, amountCents * qty) }
      : { kind: 'BUNDLE', takes: (goods, state) => takeOnce(effect, goods, state) },
    delivery: null,
    gift: null,
    names: [{ field: 'on', set: on }],
    faults: amountCents > 0 ? [] : [{ path: ['amount'], message: 'must be more than 0' }],
  };
}

/** Taken once, split over the lines by their remaining price. */
function takeOnce({ amount, on }: AmountOff, goods: Goods, state: LaneState): Take[] {
  const indexes = goods.indexesIn(on);
  const costs = indexes.map((index) => freeAt(state, index).cents);
  const whole = costs.reduce((sum, cost) => sum + cost, 0);
  const parts = splitCents(toCents(Math.min(whole, centsOf(amount))), costs);
  return indexes.flatMap((index, at) => {
    const cents = parts[at] ?? 0;
    return cents > 0 ? [{ index, qty: freeAt(state, index).qty, cents }] : [];
  });
}
