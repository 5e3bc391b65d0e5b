import type { Goods, Take } from '../goods.ts';
import { costOf, freeAt, type LaneState } from '../lane-state.ts';
import { GOODS_LANES } from '../lanes.ts';
import type { ProductSet } from '../product-set.ts';
import type { EffectFacts } from './effect-facts.ts';
import { percentOf } from './percent-of.ts';

/** Buy X, get Y at a discount; the dearest units first, in the shopper's favour. */
export type BuyGet = {
  readonly type: 'buyGet';
  readonly buy: ProductSet;
  readonly buyQty: number;
  readonly get?: ProductSet;
  readonly getQty: number;
  readonly percent: number;
  readonly maxTimes?: number;
};

export const buyGet = (effect: BuyGet): EffectFacts => ({
  lanes: GOODS_LANES,
  goods: { kind: 'BUNDLE', takes: (goods, state) => buyGetTakes(effect, goods, state) },
  delivery: null,
  gift: null,
  names: [
    { field: 'buy', set: effect.buy },
    { field: 'get', set: effect.get },
  ],
  faults: [],
});

/** Free units of one line, drawn one by one. */
type Pool = { readonly index: number; readonly unitCents: number; free: number; used: number; cents: number };

/**
 * Discounts the dearest units first. Bought units are used up too: no other promotion in the lane may use them. Units
 * that cannot be given are bought first, so that no round is lost by buying what it could give.
 */
function buyGetTakes(effect: BuyGet, goods: Goods, state: LaneState): Take[] {
  const pools = new Map<number, Pool>();
  const bought = dearest(effect.buy, goods, state, pools);
  const given = effect.get ? dearest(effect.get, goods, state, pools) : bought;
  const inGiven = new Set(given);
  const buys = queueOf(
    effect.get ? [...bought.filter((one) => !inGiven.has(one)), ...bought.filter((one) => inGiven.has(one))] : bought,
  );
  const gets = queueOf(given);
  let timesLeft = effect.maxTimes ?? Number.POSITIVE_INFINITY;
  while (timesLeft > 0) {
    timesLeft -= drawMany(buys, gets, effect, timesLeft);
    const paid = timesLeft > 0 ? draw(buys, effect.buyQty) : undefined;
    const reduced = paid && draw(gets, effect.getQty);
    // an incomplete round does not count
    if (!reduced) break;
    for (const pool of paid) take(pool, 1, 0);
    for (const pool of reduced) take(pool, 1, effect.percent);
    timesLeft -= 1;
  }
  return [...pools.values()]
    .filter(({ used }) => used > 0)
    .map(({ index, used, cents }) => ({ index, qty: used, cents }));
}

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

/** Pools in drawing order, and the position of the first that is not empty. */
type Queue = { readonly pools: readonly Pool[]; at: number };

const queueOf = (pools: readonly Pool[]): Queue => ({ pools, at: 0 });

function front(queue: Queue): Pool | undefined {
  while (queue.pools[queue.at]?.free === 0) queue.at += 1;
  return queue.pools[queue.at];
}

function take(pool: Pool, qty: number, percent: number): void {
  pool.used += qty;
  pool.cents += percentOf(pool.unitCents, percent) * qty;
}

/** Applies as many rounds as the first pools can cover at once, because a quantity may be ten thousand. */
function drawMany(buys: Queue, gets: Queue, { buyQty, getQty, percent }: BuyGet, timesMax: number): number {
  const bought = front(buys);
  const given = front(gets);
  if (!bought || !given) return 0;
  const rounds =
    bought === given
      ? Math.floor(bought.free / (buyQty + getQty))
      : Math.min(Math.floor(bought.free / buyQty), Math.floor(given.free / getQty));
  const times = Math.min(rounds, timesMax);
  bought.free -= times * buyQty;
  given.free -= times * getQty;
  take(bought, times * buyQty, 0);
  take(given, times * getQty, percent);
  return times;
}

/** Draws units from the first pools on; undefined when there are too few. */
function draw(queue: Queue, count: number): Pool[] | undefined {
  const drawn: Pool[] = [];
  for (let pool = queue.pools[queue.at]; pool; pool = queue.pools[queue.at]) {
    while (drawn.length < count && pool.free > 0) {
      pool.free -= 1;
      drawn.push(pool);
    }
    if (drawn.length === count) return drawn;
    queue.at += 1;
  }
  return undefined;
}
