import { describe, expect, it } from 'vitest';
import { applyPromotions, type PromotionsInput } from './apply-promotions.ts';
import type { PromotionEffect } from './effects/effects.ts';
import type { ProductSet } from './product-set.ts';
import type { Promotion } from './promotion.ts';
import { inputOf, lineOf, promotionOf } from './testing/promotion-of.ts';

const lines = [
  lineOf({ itemId: 'fridge', dollars: 1000 }),
  lineOf({ itemId: 'oven', dollars: 1000, categoryIds: ['ovens'] }),
];
const off = (amount: number, on: ProductSet = {}): PromotionEffect => ({ type: 'amountOff', amount, on });
const givenIds = (promotions: readonly Promotion[], input: Partial<PromotionsInput> = {}) =>
  applyPromotions(inputOf({ lines, promotions, ...input })).given.map(({ id }) => id);

describe('of two that are worth the same', () => {
  it.each<[string, Partial<Promotion>]>([
    ['on all together', { effects: [off(100)] }],
    ['on each line', { effects: [{ type: 'percentOff', percent: 10 }] }],
    ['on the delivery', { lane: 'shipping', effects: [{ type: 'shipping', cut: { kind: 'fixed', price: 0 } }] }],
    ['exclusive', { exclusive: true, effects: [off(100)] }],
  ])('the first by id is given, whatever their order: %s', (_, part) => {
    const [a, b] = [promotionOf({ ...part, id: 'a' }), promotionOf({ ...part, id: 'b' })];
    expect(givenIds([a, b])).toEqual(['a']);
    expect(givenIds([b, a])).toEqual(['a']);
  });

  it('on different goods both are given, the first by id first', () => {
    const a = promotionOf({ id: 'a', effects: [off(50, { categoryIds: ['ovens'] })] });
    const b = promotionOf({ id: 'b', effects: [off(50, { categoryIds: ['fridges'] })] });
    expect(givenIds([a, b])).toEqual(['a', 'b']);
    expect(givenIds([b, a])).toEqual(['a', 'b']);
  });

  it('an exclusive one does not push out others that are worth as much', () => {
    const alone = promotionOf({ id: 'alone', exclusive: true, effects: [off(100)] });
    expect(givenIds([alone, promotionOf({ id: 'other', effects: [off(100)] })])).toEqual(['other']);
  });
});

describe('what is saved on the delivery', () => {
  const free = (id: string, part: Partial<Promotion> = {}) =>
    promotionOf({ id, effects: [{ type: 'shipping', cut: { kind: 'fixed', price: 0 } }], ...part });
  const alone = free('alone', { exclusive: true });
  const other = (amount: number) => promotionOf({ id: 'other', effects: [off(amount)] });
  const parcel = { shipping: { methodCode: 'parcel', priceCents: 1500 } };

  it('counts for what an offer is worth', () => {
    expect(givenIds([alone, other(14.99)], parcel)).toEqual(['alone']);
    expect(givenIds([alone, other(15)], parcel)).toEqual(['other']);
  });

  it('is that of an ordinary delivery before one is chosen: 69 dollars', () => {
    expect(givenIds([alone, other(68.99)])).toEqual(['alone']);
    expect(givenIds([alone, other(69)])).toEqual(['other']);
  });

  it('counts together with what is taken off goods, and only once', () => {
    const both = promotionOf({
      id: 'both',
      exclusive: true,
      effects: [off(10), { type: 'shipping', cut: { kind: 'fixed', price: 5 } }],
    });
    expect(givenIds([both, other(19.99)], parcel)).toEqual(['both']);
    expect(givenIds([both, other(20)], parcel)).toEqual(['other']);
    const twice = [free('first'), free('second', { lane: 'shipping' })];
    expect(givenIds([...twice, promotionOf({ id: 'alone', exclusive: true, effects: [off(15.01)] })], parcel)).toEqual([
      'alone',
    ]);
    expect(givenIds(twice, parcel)).toEqual(['first']);
  });
});

it('one that several others leave too little for is given without just those that are in its way', () => {
  const item = (id: string, amount: number) => promotionOf({ id, effects: [off(amount, { categoryIds: [id] })] });
  const hundred = promotionOf({
    id: 'hundred',
    lane: 'order',
    conditions: [{ type: 'minSpend', amount: 1000, on: { categoryIds: ['ovens'] } }],
    effects: [off(100)],
  });
  expect(givenIds([item('fridges', 10), item('ovens', 20), hundred]).toSorted()).toEqual(['fridges', 'hundred']);
  expect(givenIds([item('fridges', 10), item('ovens', 101), hundred]).toSorted()).toEqual(['fridges', 'ovens']);
});
