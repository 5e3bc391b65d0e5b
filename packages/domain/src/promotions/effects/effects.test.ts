import { describe, expect, it } from 'vitest';
import { applyPromotions } from '../apply-promotions.ts';
import type { PromotionLine } from '../promotion-line.ts';
import { inputOf, lineOf, promotionOf } from '../testing/promotion-of.ts';
import { effectFacts, type PromotionEffect } from './effects.ts';

const kettles = { categoryIds: ['kettles'] };
const fridges = { categoryIds: ['fridges'] };

describe('what an effect tells the rest of the shop', () => {
  it.each<[PromotionEffect, readonly string[], readonly object[]]>([
    [{ type: 'percentOff', percent: 10, on: kettles }, ['item', 'bundle', 'order'], [{ field: 'on', set: kettles }]],
    [{ type: 'fixedPrice', price: 80, on: kettles }, ['item', 'bundle', 'order'], [{ field: 'on', set: kettles }]],
    [{ type: 'amountOff', amount: 5, on: kettles }, ['item', 'bundle', 'order'], [{ field: 'on', set: kettles }]],
    [
      { type: 'buyGet', buy: fridges, buyQty: 1, get: kettles, getQty: 1, percent: 100 },
      ['item', 'bundle', 'order'],
      [
        { field: 'buy', set: fridges },
        { field: 'get', set: kettles },
      ],
    ],
    [
      { type: 'promoItem', productId: 'cups', qty: 2, price: 0, worth: 25 },
      ['gift'],
      [{ field: 'productId', productId: 'cups' }],
    ],
    [{ type: 'shipping', cut: { kind: 'percent', percent: 100 } }, ['shipping'], []],
  ])('%j: its lanes and the products it names', (effect, lanes, names) => {
    expect(effectFacts(effect)).toMatchObject({ lanes, names, faults: [] });
  });

  it.each<[PromotionEffect, readonly object[]]>([
    [{ type: 'amountOff', amount: 0 }, [{ path: ['amount'], message: 'must be more than 0' }]],
    [{ type: 'amountOff', amount: 0.01 }, []],
    [
      { type: 'promoItem', productId: 'cups', qty: 1, price: 25, worth: 25 },
      [{ path: ['price'], message: 'must be less than worth' }],
    ],
    [{ type: 'promoItem', productId: 'cups', qty: 1, price: 24.99, worth: 25 }, []],
    [
      { type: 'shipping', cut: { kind: 'fixed', price: 0 }, methodCodes: ['delivery', 'drone'] },
      [{ path: ['methodCodes', 1], message: expect.stringMatching(/^must be .*delivery, .*storePickup/) }],
    ],
  ])('%j: what an import refuses', (effect, faults) => {
    expect(effectFacts(effect).faults).toEqual(faults);
  });

  it('saves what a gift is worth, for each unit', () => {
    const gift = effectFacts({ type: 'promoItem', productId: 'cups', qty: 2, price: 5, worth: 25 }).gift;
    expect(gift).toEqual({ productId: 'cups', qty: 2, priceCents: 500, savingCents: 4000 });
  });

  it('is on the delivery methods that it names, or on all', () => {
    const cut = { kind: 'fixed', price: 0 } as const;
    const named = effectFacts({ type: 'shipping', cut, methodCodes: ['delivery'] }).delivery;
    expect([named?.isOn('delivery'), named?.isOn('express')]).toEqual([true, false]);
    expect(effectFacts({ type: 'shipping', cut }).delivery?.isOn('express')).toBe(true);
  });
});

const kettle = (itemId: string, dollars: number, qty = 1) => lineOf({ itemId, dollars, qty, categoryIds: ['kettles'] });
const fridge = (qty = 1) => lineOf({ itemId: 'fridge', dollars: 1000, qty });
const discountsOf = (lines: readonly PromotionLine[], ...effects: readonly PromotionEffect[]) =>
  Object.fromEntries(applyPromotions(inputOf({ lines, promotions: [promotionOf({ id: 'a', effects })] })).discounts);

describe('an amount off', () => {
  it('is never more than the goods cost', () => {
    expect(discountsOf([kettle('a', 100)], { type: 'amountOff', amount: 2000 })).toEqual({ a: 10_000 });
  });

  it('leaves a line that it takes nothing off to the next effect', () => {
    const cent: PromotionEffect = { type: 'amountOff', amount: 0.01 };
    const lines = [fridge(), kettle('a', 100)];
    expect(discountsOf(lines, cent, { type: 'percentOff', percent: 10 })).toEqual({ fridge: 1, a: 1000 });
  });
});

describe('buy some, get some', () => {
  const pair = { type: 'buyGet', buy: kettles, buyQty: 1, getQty: 1, percent: 100 } as const;
  const withFridge = { type: 'buyGet', buy: fridges, buyQty: 1, get: kettles, getQty: 1, percent: 100 } as const;

  it.each<[string, readonly PromotionLine[], PromotionEffect, Record<string, number>]>([
    ['gives the dearest', [fridge(), kettle('a', 80), kettle('b', 120)], withFridge, { fridge: 0, a: 0, b: 12_000 }],
    [
      'gives the first of the same price',
      [fridge(), kettle('a', 80), kettle('b', 80)],
      withFridge,
      { fridge: 0, a: 8000, b: 0 },
    ],
    ['gives a part of the price', [kettle('a', 100), kettle('b', 90)], { ...pair, percent: 50 }, { a: 0, b: 4500 }],
    ['gives nothing without what must be bought', [kettle('a', 80)], withFridge, { a: 0 }],
    ['gives nothing without what could be given', [fridge(2)], withFridge, { fridge: 0 }],
    [
      'buys first what it cannot give',
      [kettle('a', 2000), fridge()],
      { ...withFridge, buy: {} },
      { a: 200_000, fridge: 0 },
    ],
    [
      'goes on with the next lines',
      [kettle('a', 100, 2), kettle('b', 90, 2), kettle('c', 80, 2)],
      pair,
      { a: 10_000, b: 9000, c: 8000 },
    ],
    ['stops at its limit within a line', [kettle('a', 100, 10)], { ...pair, maxTimes: 2 }, { a: 20_000 }],
    [
      'stops at its limit across lines',
      [kettle('a', 100), kettle('b', 90), kettle('c', 80), kettle('d', 70)],
      { ...pair, maxTimes: 1 },
      { a: 0, b: 9000, c: 0, d: 0 },
    ],
    [
      'counts each round across lines once',
      ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => kettle(id, 100)),
      { ...pair, maxTimes: 2 },
      { a: 0, b: 10_000, c: 0, d: 10_000, e: 0, f: 0 },
    ],
    [
      'wants every unit that must be bought',
      [fridge(3), kettle('a', 100, 3)],
      { ...withFridge, buyQty: 2 },
      { fridge: 0, a: 10_000 },
    ],
    [
      'gives whole rounds only',
      [fridge(5), kettle('a', 100, 3)],
      { ...withFridge, getQty: 2 },
      { fridge: 0, a: 20_000 },
    ],
    [
      'gives several for several',
      [fridge(4), kettle('a', 100, 6)],
      { ...withFridge, buyQty: 2, getQty: 2 },
      { fridge: 0, a: 40_000 },
    ],
  ])('%s', (_, lines, effect, discounts) => {
    expect(discountsOf(lines, effect)).toEqual(discounts);
  });

  it.each<[string, readonly PromotionLine[], PromotionEffect, Record<string, number>]>([
    ['drawn one by one', [kettle('a', 100), kettle('b', 100), kettle('c', 100)], pair, { a: 0, b: 10_000, c: 1000 }],
    [
      'and no more than that',
      [fridge(3), kettle('a', 100), kettle('b', 90)],
      { ...withFridge, buyQty: 2, getQty: 2 },
      { fridge: 10_000, a: 10_000, b: 9000 },
    ],
    [
      'drawn at once',
      [fridge(4), kettle('a', 100, 5)],
      { ...withFridge, buyQty: 2, getQty: 2 },
      { fridge: 0, a: 41_000 },
    ],
  ])('uses up what was bought: %s', (_, lines, effect, discounts) => {
    expect(discountsOf(lines, effect, { type: 'percentOff', percent: 10 })).toEqual(discounts);
  });
});
