import { describe, expect, it } from 'vitest';
import { applyPromotions } from './apply-promotions.ts';
import type { PromotionEffect } from './effects/effects.ts';
import type { Promotion } from './promotion.ts';
import { inputOf, lineOf, promotionOf } from './testing/promotion-of.ts';

const lines = [
  lineOf({ itemId: 'fridge', dollars: 1000 }),
  lineOf({ itemId: 'oven', dollars: 1000, categoryIds: ['ovens'] }),
];
const off = (amount: number, categoryIds: string[]): PromotionEffect => ({
  type: 'amountOff',
  amount,
  on: { categoryIds },
});
const result = (promotions: readonly Promotion[], codes: readonly string[] = []) => {
  const { given, discounts, refusedCodes } = applyPromotions(inputOf({ lines, promotions, codes }));
  return {
    given: given.map(({ id }) => id).toSorted(),
    cents: [...discounts.values()].reduce<number>((sum, cents) => sum + cents, 0),
    refusedCodes,
  };
};

const both = promotionOf({ id: 'both', lane: 'order', effects: [off(200, ['fridges', 'ovens'])] });
const fridges = promotionOf({ id: 'fridges', lane: 'order', effects: [off(150, ['fridges'])] });
const ovens = promotionOf({ id: 'ovens', lane: 'order', effects: [off(150, ['ovens'])] });

describe('promotions that want the same goods', () => {
  it('are given so that they are worth most, even when another is worth more than each of them', () => {
    expect(result([both, fridges])).toMatchObject({ given: ['both'], cents: 20_000 });
    expect(result([both, fridges, ovens])).toMatchObject({ given: ['fridges', 'ovens'], cents: 30_000 });
  });

  it('are given line by line before one on all of them that gives less', () => {
    const tenth = promotionOf({ id: 'tenth', lane: 'order', effects: [{ type: 'percentOff', percent: 11 }] });
    expect(result([both, tenth])).toMatchObject({ given: ['tenth'], cents: 22_000 });
  });

  it('tell who typed the code of one that was left out', () => {
    const coupon = { ...both, couponCodes: ['BOTH'] };
    expect(result([coupon, fridges, ovens], ['both']).refusedCodes).toEqual([
      { code: 'both', refusal: 'CART_PROMO_EXCLUSIVE' },
    ]);
  });
});

describe('a promotion that leaves too little for another', () => {
  const order = promotionOf({
    id: 'order',
    lane: 'order',
    conditions: [{ type: 'minSpend', amount: 2000 }],
    effects: [{ type: 'amountOff', amount: 100 }],
  });
  const item = (id: string, amount: number) => promotionOf({ id, effects: [off(amount, [id])] });

  it('is left out when the other is worth more, and stays when it is not', () => {
    expect(result([order, item('fridges', 10)])).toMatchObject({ given: ['order'], cents: 10_000 });
    expect(result([order, item('fridges', 110)])).toMatchObject({ given: ['fridges'], cents: 11_000 });
  });

  it('is left out with others that do the same', () => {
    expect(result([order, item('fridges', 10), item('ovens', 20)])).toMatchObject({ given: ['order'], cents: 10_000 });
  });
});

describe('what is bought for something else', () => {
  const kettle = lineOf({ itemId: 'kettle', dollars: 50, categoryIds: ['kettles'] });
  const toaster = lineOf({ itemId: 'toaster', dollars: 80, categoryIds: ['toasters'] });
  const withAny: PromotionEffect = {
    type: 'buyGet',
    buy: {},
    buyQty: 1,
    get: { categoryIds: ['toasters'] },
    getQty: 1,
    percent: 50,
  };
  const discounts = (cart: typeof lines, ...promotions: readonly Promotion[]) =>
    Object.fromEntries(applyPromotions(inputOf({ lines: cart, promotions })).discounts);

  it('is not what would be given, as long as there is something else', () => {
    expect(discounts([kettle, toaster], promotionOf({ id: 'a', effects: [withAny] }))).toEqual({
      kettle: 0,
      toaster: 4000,
    });
    // a toaster for a toaster is a round too
    const two = { ...toaster, qty: 2 };
    expect(discounts([two], promotionOf({ id: 'a', effects: [withAny] }))).toEqual({ toaster: 4000 });
    expect(discounts([toaster], promotionOf({ id: 'a', effects: [withAny] }))).toEqual({ toaster: 0 });
  });

  it('leaves the other units of its line at their own price', () => {
    const three = lineOf({ itemId: 'pan', dollars: 100, qty: 3 });
    const pair = promotionOf({
      id: 'pair',
      effects: [{ type: 'buyGet', buy: {}, buyQty: 1, getQty: 1, percent: 100 }],
    });
    const tenth = promotionOf({ id: 'tenth', effects: [{ type: 'percentOff', percent: 10 }] });
    // one of two free, and 10% off the third
    expect(discounts([three], pair, tenth)).toEqual({ pan: 11_000 });
  });

  it('is used once, whatever other promotions give for it', () => {
    const forToaster = promotionOf({
      id: 'for-toaster',
      effects: [{ ...withAny, buy: { categoryIds: ['kettles'] }, percent: 100 }],
    });
    const forKettle = promotionOf({
      id: 'for-kettle',
      effects: [{ ...withAny, buy: { categoryIds: ['toasters'] }, get: { categoryIds: ['kettles'] }, percent: 100 }],
    });
    expect(discounts([kettle, toaster], forToaster, forKettle)).toEqual({ kettle: 0, toaster: 8000 });
  });

  it('is counted to the last unit of big lines', () => {
    const many = lineOf({ itemId: 'pan', dollars: 10, qty: 99 });
    const third: PromotionEffect = { type: 'buyGet', buy: {}, buyQty: 2, getQty: 1, percent: 100 };
    expect(discounts([many], promotionOf({ id: 'a', effects: [third] }))).toEqual({ pan: 33_000 });
    expect(discounts([many], promotionOf({ id: 'a', effects: [{ ...third, maxTimes: 5 }] }))).toEqual({ pan: 5000 });
  });

  it('is counted over many lines, dear ones first, as one by one', () => {
    const cart = [
      lineOf({ itemId: 'dear', dollars: 30, qty: 4 }),
      lineOf({ itemId: 'fair', dollars: 20, qty: 3 }),
      lineOf({ itemId: 'cheap', dollars: 10, qty: 3 }),
    ];
    const third: PromotionEffect = { type: 'buyGet', buy: {}, buyQty: 2, getQty: 1, percent: 100 };
    // 30 30 (30) · 30 20 (20) · 20 10 (10) · 10
    expect(discounts(cart, promotionOf({ id: 'a', effects: [third] }))).toEqual({
      dear: 3000,
      fair: 2000,
      cheap: 1000,
    });
  });
});

describe('gifts', () => {
  const gift = promotionOf({
    id: 'gift',
    lane: 'gift',
    effects: [{ type: 'promoItem', productId: 'descaler', qty: 1, price: 0, worth: 20 }],
  });
  const given = (cart: typeof lines, promotion: Promotion) =>
    applyPromotions(inputOf({ lines: cart, promotions: [promotion] })).promoItems.length;

  it('come with goods, not with gift cards alone', () => {
    const card = lineOf({ itemId: 'card', dollars: 100, isDiscountable: false });
    expect(given(lines, gift)).toBe(1);
    expect(given([card], gift)).toBe(0);
    expect(given([], gift)).toBe(0);
  });

  it('that cost more than by themselves are none', () => {
    const dear: PromotionEffect = { type: 'promoItem', productId: 'descaler', qty: 1, price: 25, worth: 20 };
    expect(given(lines, { ...gift, effects: [dear] })).toBe(0);
  });
});
