import { describe, expect, it } from 'vitest';
import { applyPromotions, type PromotionsInput } from './apply-promotions.ts';
import type { PromotionEffect } from './effects/effects.ts';
import type { Promotion, PromotionCondition } from './promotion.ts';
import { inputOf, lineOf, NOW, promotionOf } from './testing/promotion-of.ts';

const tenPercent: PromotionEffect = { type: 'percentOff', percent: 10 };
const fridge = lineOf({ itemId: 'fridge', dollars: 1000 });
const kettle = lineOf({ itemId: 'kettle', dollars: 99.95, qty: 3, brandId: 'solenne', categoryIds: ['kettles'] });

const discountsOf = (input: Partial<PromotionsInput>) => Object.fromEntries(applyPromotions(inputOf(input)).discounts);
const givenIds = (input: Partial<PromotionsInput>) => applyPromotions(inputOf(input)).given.map(({ id }) => id);

describe('effects', () => {
  it.each<[string, PromotionEffect, Record<string, number>]>([
    ['a percentage', tenPercent, { fridge: 10_000, kettle: 2999 }],
    ['a percentage of a brand', { ...tenPercent, on: { brandIds: ['solenne'] } }, { fridge: 0, kettle: 2999 }],
    [
      'a percentage of all but a category',
      { ...tenPercent, on: { except: { categoryIds: ['kettles'] } } },
      { fridge: 10_000, kettle: 0 },
    ],
    ['an amount off each', { type: 'amountOff', amount: 20, each: true }, { fridge: 2000, kettle: 6000 }],
    [
      'an amount off each, never below zero',
      { type: 'amountOff', amount: 500, each: true },
      { fridge: 50_000, kettle: 29_985 },
    ],
    ['an amount off all, split by price', { type: 'amountOff', amount: 100 }, { fridge: 7693, kettle: 2307 }],
    ['an amount above all', { type: 'amountOff', amount: 99_999 }, { fridge: 100_000, kettle: 29_985 }],
    ['a fixed price', { type: 'fixedPrice', price: 89, on: { categoryIds: ['kettles'] } }, { fridge: 0, kettle: 3285 }],
    ['a fixed price above the price', { type: 'fixedPrice', price: 2000, on: {} }, { fridge: 0, kettle: 0 }],
    [
      'the third kettle free',
      { type: 'buyGet', buy: { categoryIds: ['kettles'] }, buyQty: 2, getQty: 1, percent: 100 },
      { fridge: 0, kettle: 9995 },
    ],
    [
      'a kettle at half price with a fridge',
      {
        type: 'buyGet',
        buy: { categoryIds: ['fridges'] },
        buyQty: 1,
        get: { categoryIds: ['kettles'] },
        getQty: 1,
        percent: 50,
      },
      { fridge: 0, kettle: 4998 },
    ],
  ])('%s', (_, effect, discounts) => {
    const promotions = [promotionOf({ id: 'a', effects: [effect] })];
    expect(discountsOf({ lines: [fridge, kettle], promotions })).toEqual(discounts);
  });

  it('gives the dearest of what may be given, as often as it may', () => {
    const pans = [40, 30, 20, 10].map((dollars) => lineOf({ itemId: `pan-${dollars}`, dollars }));
    const effect: PromotionEffect = { type: 'buyGet', buy: {}, buyQty: 1, getQty: 1, percent: 100 };
    const twice = discountsOf({ lines: pans, promotions: [promotionOf({ id: 'a', effects: [effect] })] });
    expect(twice).toEqual({ 'pan-40': 0, 'pan-30': 3000, 'pan-20': 0, 'pan-10': 1000 });
    const once = discountsOf({
      lines: pans,
      promotions: [promotionOf({ id: 'a', effects: [{ ...effect, maxTimes: 1 }] })],
    });
    expect(once['pan-10']).toBe(0);
  });

  it('brings a gift along', () => {
    const gift: PromotionEffect = { type: 'promoItem', productId: 'descaler', qty: 1, price: 0, worth: 19.95 };
    const promotions = [promotionOf({ id: 'gift', lane: 'gift', effects: [gift] })];
    expect(applyPromotions(inputOf({ lines: [kettle], promotions })).promoItems).toEqual([
      { veloxProductId: 'descaler', promoId: 'gift', qty: 1, priceCents: 0 },
    ]);
  });

  it('leaves gift cards, donations and, where it says so, reduced goods alone', () => {
    const lines = [
      lineOf({ itemId: 'card', dollars: 100, isDiscountable: false }),
      lineOf({ itemId: 'sale', dollars: 100, isReduced: true }),
      lineOf({ itemId: 'full', dollars: 100 }),
    ];
    const promotions = [promotionOf({ id: 'a', effects: [{ ...tenPercent, on: { fullPriceOnly: true } }] })];
    expect(discountsOf({ lines, promotions })).toEqual({ card: 0, sale: 0, full: 1000 });
  });
});

describe('conditions', () => {
  const customer = { isCustomer: true, hasOrderedBefore: true, uses: new Map([['a', { total: 100, own: 1 }]]) };
  it.each<[PromotionCondition, Partial<PromotionsInput>, boolean]>([
    [{ type: 'minSpend', amount: 1000 }, { lines: [fridge] }, true],
    [{ type: 'minSpend', amount: 1000.01 }, { lines: [fridge] }, false],
    [{ type: 'minSpend', amount: 500, on: { brandIds: ['solenne'] } }, { lines: [fridge, kettle] }, false],
    [{ type: 'minQty', qty: 3, on: { categoryIds: ['kettles'] } }, { lines: [kettle] }, true],
    [{ type: 'minQty', qty: 4 }, { lines: [kettle] }, false],
    [{ type: 'audience', audience: 'guest' }, { lines: [fridge] }, true],
    [{ type: 'audience', audience: 'customer' }, { lines: [fridge] }, false],
    [{ type: 'audience', audience: 'customer' }, { lines: [fridge], shopper: customer }, true],
    [{ type: 'firstOrder' }, { lines: [fridge] }, true],
    [{ type: 'firstOrder' }, { lines: [fridge], shopper: customer }, false],
    [{ type: 'usage', total: 101 }, { lines: [fridge], shopper: customer }, true],
    [{ type: 'usage', total: 100 }, { lines: [fridge], shopper: customer }, false],
    [{ type: 'usage', perCustomer: 1 }, { lines: [fridge], shopper: customer }, false],
  ])('%j: case %#', (condition, input, isGiven) => {
    const promotions = [promotionOf({ id: 'a', conditions: [condition], effects: [tenPercent] })];
    expect(givenIds({ ...input, promotions })).toEqual(isGiven ? ['a'] : []);
  });

  it.each([
    [NOW, NOW + 1, true],
    [NOW + 1, null, false],
    [null, NOW, false],
  ])('is in force from its start and before its end: case %#', (startsAt, endsAt, isGiven) => {
    const promotions = [promotionOf({ id: 'a', startsAt, endsAt, effects: [tenPercent] })];
    expect(givenIds({ lines: [fridge], promotions })).toEqual(isGiven ? ['a'] : []);
  });
});

describe('stacking', () => {
  const twenty: PromotionEffect = { type: 'percentOff', percent: 20 };

  it('gives the best of a lane, and the next one only what is free', () => {
    const promotions = [
      promotionOf({ id: 'ten', effects: [tenPercent] }),
      promotionOf({ id: 'twenty-fridges', effects: [{ ...twenty, on: { categoryIds: ['fridges'] } }] }),
    ];
    const input = { lines: [fridge, kettle], promotions };
    expect(discountsOf(input)).toEqual({ fridge: 20_000, kettle: 2999 });
    expect(givenIds(input)).toEqual(['twenty-fridges', 'ten']);
  });

  it('looks in later lanes at what is left', () => {
    const promotions = [
      promotionOf({ id: 'order', lane: 'order', effects: [tenPercent] }),
      promotionOf({ id: 'item', effects: [twenty] }),
    ];
    expect(discountsOf({ lines: [fridge], promotions })).toEqual({ fridge: 28_000 });
  });

  it('measures what must be spent by what is left', () => {
    const order = promotionOf({
      id: 'order',
      lane: 'order',
      conditions: [{ type: 'minSpend', amount: 900 }],
      effects: [{ type: 'amountOff', amount: 50 }],
    });
    expect(givenIds({ lines: [fridge], promotions: [order] })).toEqual(['order']);
    const item = promotionOf({ id: 'item', effects: [twenty] });
    expect(givenIds({ lines: [fridge], promotions: [order, item] })).toEqual(['item']);
  });

  it('gives one on the delivery, the best for the one that was chosen', () => {
    const on = (id: string, effect: PromotionEffect) => promotionOf({ id, lane: 'shipping', effects: [effect] });
    const promotions = [
      on('half', { type: 'shipping', cut: { kind: 'percent', percent: 50 } }),
      on('five', { type: 'shipping', cut: { kind: 'fixed', price: 5 }, methodCodes: ['parcel'] }),
    ];
    const given = (methodCode: string) =>
      givenIds({ lines: [kettle], promotions, shipping: { methodCode, priceCents: 1500 } });
    expect(given('parcel')).toEqual(['five']);
    expect(given('bulky')).toEqual(['half']);
  });

  it('says of a code that would be given by itself that another offer keeps it out', () => {
    const on = (id: string, price: number) =>
      promotionOf({
        id,
        lane: 'shipping',
        couponCodes: [id],
        effects: [{ type: 'shipping', cut: { kind: 'fixed', price } }],
      });
    const input = { lines: [kettle], shipping: { methodCode: 'parcel', priceCents: 1500 }, codes: ['free', 'five'] };
    const both = applyPromotions(inputOf({ ...input, promotions: [on('free', 0), on('five', 5)] }));
    expect(both.refusedCodes).toEqual([{ code: 'five', refusal: 'CART_PROMO_EXCLUSIVE' }]);
    const dear = applyPromotions(inputOf({ ...input, promotions: [on('free', 0), on('five', 50)] }));
    expect(dear.refusedCodes).toEqual([{ code: 'five', refusal: 'CART_PROMO_NOT_APPLICABLE' }]);
  });

  it('gives an exclusive one alone, when it is worth more than all others together', () => {
    const all = promotionOf({ id: 'exclusive', exclusive: true, effects: [{ type: 'percentOff', percent: 25 }] });
    const others = [promotionOf({ id: 'item', effects: [twenty] })];
    const strong = applyPromotions(inputOf({ lines: [fridge], promotions: [all, ...others] }));
    expect(strong.given.map(({ id }) => id)).toEqual(['exclusive']);
    expect(strong.refused).toMatchObject([{ id: 'item', refusal: 'CART_PROMO_EXCLUSIVE' }]);
    const order = promotionOf({ id: 'order', lane: 'order', effects: [tenPercent] });
    const weak = applyPromotions(inputOf({ lines: [fridge], promotions: [all, ...others, order] }));
    expect(weak.given.map(({ id }) => id)).toEqual(['item', 'order']);
    expect(weak.refused).toMatchObject([{ id: 'exclusive', refusal: 'CART_PROMO_EXCLUSIVE' }]);
  });
});

describe('codes', () => {
  const coupon = promotionOf({ id: 'coupon', couponCodes: ['SUMMER 20'], effects: [tenPercent] });
  const refusedCodes = (codes: string[], promotion: Promotion = coupon, input: Partial<PromotionsInput> = {}) =>
    applyPromotions(inputOf({ lines: [fridge], promotions: [promotion], codes, ...input })).refusedCodes;

  it('gives nothing without the code, and reads it as people type', () => {
    expect(givenIds({ lines: [fridge], promotions: [coupon] })).toEqual([]);
    expect(givenIds({ lines: [fridge], promotions: [coupon], codes: [' summer20 '] })).toEqual(['coupon']);
    expect(refusedCodes(['summer20'])).toEqual([]);
  });

  it.each<[string, Promotion, Partial<PromotionsInput>, string]>([
    ['is unknown', promotionOf({ id: 'x' }), {}, 'CART_PROMO_CODE_INVALID'],
    ['is over', { ...coupon, endsAt: NOW }, {}, 'CART_PROMO_NOT_APPLICABLE'],
    ['asks for more', { ...coupon, conditions: [{ type: 'minQty', qty: 9 }] }, {}, 'CART_PROMO_NOT_APPLICABLE'],
    [
      'was used up',
      { ...coupon, conditions: [{ type: 'usage', total: 5 }] },
      { shopper: { isCustomer: false, hasOrderedBefore: false, uses: new Map([['coupon', { total: 5, own: 0 }]]) } },
      'CART_PROMO_LIMIT_EXCEEDED',
    ],
    [
      'was used by this customer',
      { ...coupon, conditions: [{ type: 'usage', total: 5, perCustomer: 1 }] },
      { shopper: { isCustomer: true, hasOrderedBefore: true, uses: new Map([['coupon', { total: 5, own: 1 }]]) } },
      'CART_PROMO_REDEEMED',
    ],
  ])('says why a code that %s does nothing [C-8-19]', (_, promotion, input, refusal) => {
    expect(refusedCodes(['SUMMER20'], promotion, input)).toEqual([{ code: 'SUMMER20', refusal }]);
  });

  it('of several that a promotion has, one is enough', () => {
    const several = { ...coupon, couponCodes: ['WINTER', 'SPRING'] };
    expect(givenIds({ lines: [fridge], promotions: [several], codes: ['spring'] })).toEqual(['coupon']);
  });

  it('of several promotions counts when one of them is given, whichever comes first', () => {
    const over = (id: string) => ({ ...coupon, id, endsAt: NOW });
    for (const id of ['a-over', 'z-over']) {
      const { refusedCodes: refused } = applyPromotions(
        inputOf({ lines: [fridge], promotions: [over(id), coupon], codes: ['SUMMER20'] }),
      );
      expect(refused).toEqual([]);
    }
    const { refusedCodes: both } = applyPromotions(
      inputOf({ lines: [fridge], promotions: [over('a'), over('b')], codes: ['SUMMER20'] }),
    );
    expect(both).toEqual([{ code: 'SUMMER20', refusal: 'CART_PROMO_NOT_APPLICABLE' }]);
  });

  it('is no news of a promotion that nobody asked for', () => {
    const automatic = promotionOf({ id: 'a', conditions: [{ type: 'minQty', qty: 9 }], effects: [tenPercent] });
    expect(applyPromotions(inputOf({ lines: [fridge], promotions: [automatic] })).refused).toEqual([]);
  });

  it('says that another one keeps it out [C-8-19]', () => {
    const better = promotionOf({ id: 'better', exclusive: true, effects: [{ type: 'percentOff', percent: 50 }] });
    const { refusedCodes: refused } = applyPromotions(
      inputOf({ lines: [fridge], promotions: [coupon, better], codes: ['SUMMER20'] }),
    );
    expect(refused).toEqual([{ code: 'SUMMER20', refusal: 'CART_PROMO_EXCLUSIVE' }]);
  });
});
