import { describe, expect, it } from 'vitest';
import { applyPromotions, type PromotionsInput } from './apply-promotions.ts';
import type { PromotionCondition } from './promotion.ts';
import { inputOf, lineOf, NOW, promotionOf } from './testing/promotion-of.ts';

const lines = [lineOf({ itemId: 'fridge', dollars: 1000 })];
const isGiven = (conditions: readonly PromotionCondition[], input: Partial<PromotionsInput> = {}): boolean => {
  const promotions = [promotionOf({ id: 'a', conditions, effects: [{ type: 'percentOff', percent: 10 }] })];
  return applyPromotions(inputOf({ lines, promotions, ...input })).given.length === 1;
};

describe('a promotion with several conditions', () => {
  const holds: PromotionCondition = { type: 'minQty', qty: 1 };
  const fails: PromotionCondition = { type: 'minQty', qty: 2 };
  it.each([
    [[holds, holds], true],
    [[holds, fails], false],
    [[fails, holds], false],
    [[{ type: 'minSpend', amount: 1000 }, fails], false],
    [
      [
        { type: 'minSpend', amount: 1000 },
        { type: 'minSpend', amount: 1001 },
      ],
      false,
    ],
  ] satisfies [PromotionCondition[], boolean][])('needs all of them: case %#', (conditions, expected) => {
    expect(isGiven(conditions)).toBe(expected);
  });
});

describe('a promotion that was never used', () => {
  it.each([
    [{ type: 'usage', total: 1 }, true],
    [{ type: 'usage', perCustomer: 1 }, true],
    [{ type: 'usage', total: 0 }, false],
    [{ type: 'usage', perCustomer: 0 }, false],
  ] satisfies [PromotionCondition, boolean][])('has all its uses left: %j, %s', (condition, expected) => {
    expect(isGiven([condition])).toBe(expected);
  });
});

it('counts the uses of no other promotion', () => {
  const uses = new Map([['b', { total: 9, own: 9 }]]);
  const shopper = { isCustomer: true, hasOrderedBefore: true, uses };
  expect(isGiven([{ type: 'usage', total: 1, perCustomer: 1 }], { shopper })).toBe(true);
});

it('that has neither start nor end was always in force, before all moments too', () => {
  const promotions = [promotionOf({ id: 'a', effects: [{ type: 'percentOff', percent: 10 }] })];
  for (const nowSeconds of [-NOW, 0, NOW]) {
    expect(applyPromotions(inputOf({ lines, promotions, nowSeconds })).given).toHaveLength(1);
  }
});
