import { centsOf, toCents } from '../money/cents.ts';
import { splitCents } from '../money/split-cents.ts';
import { costOf, indexesIn, type LineState, type Take } from './lane-state.ts';
import type { ProductSet, PromotionEffect } from './promotion.ts';

type Of<T extends PromotionEffect['type']> = Extract<PromotionEffect, { type: T }>;

/** What an effect on goods takes off the units that are free. Gifts and shipping take nothing off goods. */
export function effectTakes(effect: PromotionEffect, states: readonly LineState[]): Take[] {
  switch (effect.type) {
    case 'percentOff':
      return eachUnit(states, effect.on, (cost) => percentOf(cost, effect.percent));
    case 'amountOff':
      return effect.each ? amountOffEach(effect, states) : amountOffOnce(effect, states);
    case 'fixedPrice':
      return eachUnit(states, effect.on, (cost, qty) => cost - centsOf(effect.price) * qty);
    case 'buyGet':
      return buyGet(effect, states);
    case 'promoItem':
    case 'shipping':
      return [];
  }
}

const percentOf = (cents: number, percent: number): number => Math.round((cents * percent) / 100);

const amountOffEach = ({ amount, on }: Of<'amountOff'>, states: readonly LineState[]): Take[] =>
  eachUnit(states, on, (_, qty) => centsOf(amount) * qty);

/** All free units of the lines in a set; never more than they cost, and nothing where nothing would be saved. */
function eachUnit(
  states: readonly LineState[],
  set: ProductSet | undefined,
  cut: (costCents: number, qty: number) => number,
): Take[] {
  return indexesIn(states, set).flatMap((index) => {
    const state = states[index];
    if (!state || state.freeQty === 0) return [];
    const cost = costOf(state, state.freeQty);
    const cents = Math.min(cost, cut(cost, state.freeQty));
    return cents > 0 ? [{ index, qty: state.freeQty, cents }] : [];
  });
}

/** Once, split over the lines by what is left of them. */
function amountOffOnce({ amount, on }: Of<'amountOff'>, states: readonly LineState[]): Take[] {
  const indexes = indexesIn(states, on).filter((index) => (states[index]?.freeQty ?? 0) > 0);
  const costs = indexes.map((index) => {
    const state = states[index];
    return state ? costOf(state, state.freeQty) : 0;
  });
  const whole = costs.reduce((sum, cost) => sum + cost, 0);
  const parts = splitCents(toCents(Math.min(whole, centsOf(amount))), costs);
  return indexes.flatMap((index, at) => {
    const cents = parts[at] ?? 0;
    return cents > 0 ? [{ index, qty: states[index]?.freeQty ?? 0, cents }] : [];
  });
}

type Pool = { readonly index: number; free: number; readonly unitCost: number };

/** The units bought are used up with those that are given: no other promotion of the lane may have them. */
function buyGet(effect: Of<'buyGet'>, states: readonly LineState[]): Take[] {
  const pools = states.map((state, index): Pool => ({ index, free: state.freeQty, unitCost: costOf(state, 1) }));
  const dearest = (set: ProductSet) =>
    indexesIn(states, set)
      .flatMap((index) => pools[index] ?? [])
      .sort((a, b) => b.unitCost - a.unitCost || a.index - b.index);
  const bought = dearest(effect.buy);
  const given = dearest(effect.get ?? effect.buy);
  const used = new Map<number, { qty: number; cents: number }>();
  for (let times = 0; times < (effect.maxTimes ?? Number.POSITIVE_INFINITY); times += 1) {
    const before = pools.map(({ free }) => free);
    const buys = draw(bought, effect.buyQty);
    const gets = buys && draw(given, effect.getQty);
    if (!buys || !gets) {
      // half a round is none: what was drawn for it goes back
      pools.forEach((pool, index) => {
        pool.free = before[index] ?? 0;
      });
      break;
    }
    for (const { index } of buys) use(used, index, 0);
    for (const { index, unitCost } of gets) use(used, index, Math.min(unitCost, percentOf(unitCost, effect.percent)));
  }
  return [...used].map(([index, { qty, cents }]) => ({ index, qty, cents })).sort((a, b) => a.index - b.index);
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
  return undefined;
}

function use(used: Map<number, { qty: number; cents: number }>, index: number, cents: number): void {
  const before = used.get(index) ?? { qty: 0, cents: 0 };
  used.set(index, { qty: before.qty + 1, cents: before.cents + cents });
}
