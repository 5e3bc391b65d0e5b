import { effectFacts, type PromotionEffect } from './effects/effects.ts';
import { createGoods, fullPrices, type Goods } from './goods.ts';
import { freeAt, startLane } from './lane-state.ts';
import type { ProductSet } from './product-set.ts';
import type { Promotion } from './promotion.ts';
import type { PromotionLine } from './promotion-line.ts';

/** One of everything that is sold, as lines of one cart. */
export type Assortment = Goods;

export const createAssortment = (lines: readonly PromotionLine[]): Assortment => createGoods(lines);

/**
 * How many products a promotion is for, of one line of each product: those that its effects take something off, or for
 * gifts and delivery those that bring them. It asks the effects and sets that price carts.
 */
export function promotionReach({ effects, conditions }: Promotion, goods: Assortment): number {
  const indexes = new Set(effects.flatMap((effect) => takenOff(effect, goods)));
  const isWith = effects.some((effect) => effectFacts(effect).goods === null);
  // a gift or delivery comes with the goods that its conditions ask for
  if (isWith) for (const index of asked(conditions, goods)) indexes.add(index);
  return new Set([...indexes].map((index) => goods.lines[index]?.productId)).size;
}

function takenOff(effect: PromotionEffect, goods: Goods): number[] {
  const { goods: cut, names } = effectFacts(effect);
  if (cut === null) return [];
  if (cut.kind === 'BUNDLE') {
    const sets = names.flatMap((one) => ('set' in one && one.set ? [one.set] : []));
    return (sets.length === 0 ? [undefined] : sets).flatMap((set) => [...goods.indexesIn(set)]);
  }
  const lane = startLane(goods, fullPrices(goods));
  return goods.indexesIn(cut.on).filter((index) => cut.centsOff(freeAt(lane, index)) > 0);
}

function asked(conditions: Promotion['conditions'], goods: Goods): readonly number[] {
  const sets = conditions.flatMap((one): (ProductSet | undefined)[] =>
    one.type === 'minQty' || one.type === 'minSpend' ? [one.on] : [],
  );
  return sets.length === 0 ? goods.indexesIn(undefined) : sets.flatMap((set) => [...goods.indexesIn(set)]);
}
