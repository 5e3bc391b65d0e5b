import { describe, expect, it } from 'vitest';
import { quoted } from '../cart/testing/sample-quote.ts';
import { giftVariant, orderDemand, shortagesOf } from './order-demand.ts';

const mug = quoted('mug', {
  variants: [
    { id: 'red', qty: 1 },
    { id: 'blue', qty: 3 },
    { id: 'green', qty: 9 },
  ],
});
const products = new Map(
  [mug, quoted('kettle'), quoted('card', { functionalType: 'giftcard' })].map((one) => [one.id, one]),
);
const gift = (qty: number, veloxProductId = 'mug') => ({ veloxProductId, qty });

describe('a gift', () => {
  it.each([
    [1, 'red'],
    [2, 'blue'],
    [3, 'blue'],
    [4, 'green'],
    [10, 'red'],
  ])('of %i is of the first variant that has enough, else of the first: %s', (qty, expected) => {
    expect(giftVariant(gift(qty), products)).toBe(expected);
  });

  it('of nothing that is known is of no variant, and takes no stock', () => {
    expect(giftVariant(gift(1, 'gone'), products)).toBeUndefined();
    expect(giftVariant(gift(1), new Map([['mug', { ...mug, variants: [] }]]))).toBeUndefined();
    expect(orderDemand([], [gift(1, 'gone')], products)).toEqual([]);
  });
});

describe('what an order takes off the stock', () => {
  const of = (productId: string, variantId: string, qty: number) => ({ productId, variantId, qty });

  it('is counted by variant, lines and gifts together, by id', () => {
    const items = [of('mug', 'red', 1), of('kettle', 'kettle-1', 2), of('card', 'card-1', 4), of('gone', 'gone-1', 1)];
    const expected = [
      { variantId: 'blue', qty: 2 },
      { variantId: 'kettle-1', qty: 2 },
      { variantId: 'red', qty: 1 },
    ];
    expect(orderDemand(items, [gift(2)], products)).toEqual(expected);
    expect(orderDemand(items.toReversed(), [gift(2)], products)).toEqual(expected);
  });

  it('is short only of what is more than there is [C-9-10]', () => {
    const demand = [
      { variantId: 'blue', qty: 3 },
      { variantId: 'red', qty: 2 },
      { variantId: 'nobody', qty: 1 },
    ];
    expect(shortagesOf(demand, products)).toEqual([
      { variantId: 'red', qty: 2, stockQty: 1 },
      { variantId: 'nobody', qty: 1, stockQty: 0 },
    ]);
  });
});
