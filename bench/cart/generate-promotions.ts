import type {
  ProductSet,
  Promotion,
  PromotionCondition,
  PromotionEffect,
  PromotionLane,
} from '@wattle/domain/promotions';
import type { Random } from '../search/random.ts';

export type PromotionGoods = {
  readonly random: Random;
  readonly brandIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly productIds: readonly string[];
};

type Part = {
  readonly lane: PromotionLane;
  readonly conditions: readonly PromotionCondition[];
  readonly effects: readonly PromotionEffect[];
};

function setOf({ random, brandIds, categoryIds, productIds }: PromotionGoods): ProductSet {
  const kind = random.whole(4);
  if (kind === 0) return { brandIds: [random.pick(brandIds)], fullPriceOnly: random.chance(0.3) };
  if (kind === 1) return { productIds: [random.pick(productIds), random.pick(productIds)] };
  if (kind === 2) return { categoryIds: [random.pick(categoryIds)], except: { brandIds: [random.pick(brandIds)] } };
  return { categoryIds: [random.pick(categoryIds), random.pick(categoryIds)] };
}

/** A realistic mix: half on single products, the rest on combinations, orders, gifts and delivery. */
const KINDS: readonly ((goods: PromotionGoods) => Part)[] = [
  (goods) => ({
    lane: 'item',
    conditions: [],
    effects: [{ type: 'percentOff', percent: 5 + goods.random.whole(20), on: setOf(goods) }],
  }),
  (goods) => ({
    lane: 'item',
    conditions: [{ type: 'minQty', qty: 2, on: setOf(goods) }],
    effects: [{ type: 'amountOff', amount: 10 + goods.random.whole(50), each: true, on: setOf(goods) }],
  }),
  (goods) => ({
    lane: 'item',
    conditions: [],
    effects: [{ type: 'fixedPrice', price: 49 + goods.random.whole(500), on: setOf(goods) }],
  }),
  (goods) => ({
    lane: 'item',
    conditions: [{ type: 'minSpend', amount: 500, on: setOf(goods) }],
    effects: [{ type: 'percentOff', percent: 10, on: setOf(goods) }],
  }),
  (goods) => ({
    lane: 'bundle',
    conditions: [],
    effects: [{ type: 'buyGet', buy: setOf(goods), buyQty: 2, get: setOf(goods), getQty: 1, percent: 50 }],
  }),
  (goods) => ({
    lane: 'order',
    conditions: [{ type: 'minSpend', amount: 500 + goods.random.whole(5000) }],
    effects: [{ type: 'amountOff', amount: 25 + goods.random.whole(100), on: setOf(goods) }],
  }),
  () => ({
    lane: 'gift',
    conditions: [{ type: 'minSpend', amount: 1000 }],
    effects: [{ type: 'promoItem', productId: 'descaler', qty: 1, price: 0, worth: 24.95 }],
  }),
  () => ({
    lane: 'shipping',
    conditions: [{ type: 'minSpend', amount: 2000 }],
    effects: [{ type: 'shipping', cut: { kind: 'percent', percent: 50 }, methodCodes: ['delivery'] }],
  }),
];

export function generatePromotions(count: number, goods: PromotionGoods): Promotion[] {
  return Array.from({ length: count }, (_, index) => {
    const part = KINDS[index % KINDS.length]?.(goods);
    if (!part) throw new Error('There is always a kind.');
    return {
      ...part,
      id: `promo-${index}`,
      versionId: `promo-${index}-1`,
      name: `Offer ${index}`,
      exclusive: index % 25 === 24,
      couponCodes: index % 7 === 6 ? [`CODE${index}`] : [],
      startsAt: null,
      endsAt: null,
    };
  });
}
