import type { Goods, Take } from './goods.ts';
import { costOf, freeAt, type LaneState } from './lane-state.ts';
import type { ProductSet, PromotionEffect } from './promotion.ts';
import { percentOf } from './unit-cut.ts';

type BuyGet = Extract<PromotionEffect, { type: 'buyGet' }>;

/** Free units of one line, as they are drawn one after the other. */
type Pool = { readonly index: number; readonly unitCents: number; free: number; used: number; cents: number };

/**
 * For every so many bought, so many for less, the dearest first. The units bought are used up with those that are
 * given: no other promotion of the lane may have them. What cannot be given is bought first, so that a round is not
 * lost by buying what it would give.
 */
export function buyGetTakes(effect: BuyGet, goods: Goods, state: LaneState): Take[] {
  const pools = new Map<number, Pool>();
  const bought = dearest(effect.buy, goods, state, pools);
  const given = effect.get ? dearest(effect.get, goods, state, pools) : bought;
  const buyable = effect.get
    ? [...bought.filter((pool) => !given.includes(pool)), ...intersect(bought, given)]
    : bought;
  const timesMax = effect.maxTimes ?? Number.POSITIVE_INFINITY;
  for (let times = 0; times < timesMax; times += 1) {
    const buys = draw(buyable, effect.buyQty);
    const gets = buys && draw(given, effect.getQty);
    if (!gets) {
      // half a round is none: what was drawn for it goes back
      for (const pool of buys ?? []) pool.free += 1;
      break;
    }
    for (const pool of buys) pool.used += 1;
    for (const pool of gets) {
      pool.used += 1;
      pool.cents += percentOf(pool.unitCents, effect.percent);
    }
  }
  return [...pools.values()]
    .filter(({ used }) => used > 0)
    .map(({ index, used, cents }) => ({ index, qty: used, cents }));
}

const intersect = (some: readonly Pool[], others: readonly Pool[]): Pool[] =>
  some.filter((one) => others.includes(one));

function dearest(set: ProductSet, goods: Goods, state: LaneState, pools: Map<number, Pool>): Pool[] {
  const own = goods.indexesIn(set).map((index) => {
    const units = freeAt(state, index);
    const unitCents = units.qty === 0 ? 0 : costOf(units, 1);
    const pool = pools.get(index) ?? { index, unitCents, free: units.qty, used: 0, cents: 0 };
    pools.set(index, pool);
    return pool;
  });
  return own.sort((a, b) => b.unitCents - a.unitCents || a.index - b.index);
}

/** So many units, the first pools first; undefined when there are not as many. */
function draw(pools: readonly Pool[], count: number): Pool[] | undefined {
  const drawn: Pool[] = [];
  for (const pool of pools) {
    while (drawn.length < count && pool.free > 0) {
      pool.free -= 1;
      drawn.push(pool);
    }
    if (drawn.length === count) return drawn;
  }
  for (const pool of drawn) pool.free += 1;
  return undefined;
}
