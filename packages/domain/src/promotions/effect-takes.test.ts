import { describe, expect, it } from 'vitest';
import { applyPromotions } from './apply-promotions.ts';
import type { PromotionEffect } from './effects/effects.ts';
import { inputOf, lineOf, promotionOf } from './testing/promotion-of.ts';

const fridge = lineOf({ itemId: 'fridge', dollars: 1000 });
const kettle = lineOf({ itemId: 'kettle', dollars: 100, qty: 3, categoryIds: ['kettles'] });
const on = { categoryIds: ['kettles'] };

const resultOf = (...effects: readonly PromotionEffect[]) =>
  applyPromotions(inputOf({ lines: [fridge, kettle], promotions: [promotionOf({ id: 'a', effects })] }));

describe('a promotion with several effects', () => {
  const hundred: PromotionEffect = { type: 'amountOff', amount: 100, on: { categoryIds: ['fridges'] } };
  const free: PromotionEffect = { type: 'buyGet', buy: on, buyQty: 1, getQty: 1, percent: 100 };

  it.each<[string, readonly PromotionEffect[], Record<string, number>]>([
    [
      'an amount once and a percentage',
      [hundred, { type: 'percentOff', percent: 10, on }],
      { fridge: 10_000, kettle: 3000 },
    ],
    [
      'an amount once and one off each',
      [hundred, { type: 'amountOff', amount: 5, each: true, on }],
      { fridge: 10_000, kettle: 1500 },
    ],
    [
      'an amount once and a fixed price',
      [hundred, { type: 'fixedPrice', price: 80, on }],
      { fridge: 10_000, kettle: 6000 },
    ],
    ['an amount once and one free', [hundred, free], { fridge: 10_000, kettle: 10_000 }],
    // two kettles make a pair, so only the third gets the percentage
    [
      'one free and a percentage of the rest',
      [free, { type: 'percentOff', percent: 10 }],
      { fridge: 10_000, kettle: 11_000 },
    ],
    // the percentage used up every kettle
    ['a percentage and nothing after it', [{ type: 'percentOff', percent: 10, on }, free], { fridge: 0, kettle: 3000 }],
    [
      'two percentages of different goods',
      [
        { type: 'percentOff', percent: 10, on },
        { type: 'percentOff', percent: 5, on: { categoryIds: ['fridges'] } },
      ],
      { fridge: 5000, kettle: 3000 },
    ],
  ])('gives %s', (_, effects, discounts) => {
    expect(Object.fromEntries(resultOf(...effects).discounts)).toEqual(discounts);
  });

  it('names the lines that it takes something off, and no others', () => {
    const cent: PromotionEffect = { type: 'amountOff', amount: 0.01 };
    expect(resultOf(cent).given).toMatchObject([{ savedCents: 1, lines: [{ itemId: 'fridge', cents: 1 }] }]);
  });

  it('says of each line all that it saves there', () => {
    const [given] = resultOf(free, { type: 'percentOff', percent: 10, on }).given;
    expect(given).toMatchObject({ savedCents: 11_000, lines: [{ itemId: 'kettle', cents: 11_000 }] });
  });
});
