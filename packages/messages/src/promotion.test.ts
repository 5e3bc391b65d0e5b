import type { PromotionEffect } from '@wattle/domain/promotions';
import { describe, expect, it } from 'vitest';
import { nameParts, promotionWords } from './promotion.ts';

describe('what a promotion gives', () => {
  it.each<[PromotionEffect, string]>([
    [{ type: 'percentOff', percent: 10 }, '10% off'],
    [{ type: 'amountOff', amount: 150 }, '$150 off'],
    [{ type: 'amountOff', amount: 12.5, each: true }, '$12.50 off each'],
    [{ type: 'fixedPrice', price: 99, on: {} }, '$99 each'],
    [{ type: 'buyGet', buy: {}, buyQty: 2, getQty: 1, percent: 100 }, 'Buy 2, get 1 free'],
    [{ type: 'buyGet', buy: {}, buyQty: 1, getQty: 1, percent: 50 }, 'Buy 1, get 1 at 50% off'],
    [{ type: 'promoItem', productId: 'p', qty: 1, price: 0, worth: 89 }, ''],
    [{ type: 'shipping', cut: { kind: 'percent', percent: 100 } }, ''],
  ])('%j is said in words', (effect, words) => {
    expect(promotionWords({ effects: [effect] }, [])).toBe(words);
  });

  it('is said with what it is given for', () => {
    const effects = [{ type: 'percentOff', percent: 10 }] as const;
    expect(promotionWords({ effects }, ['Lyra kettle'])).toBe('10% off · Lyra kettle');
    expect(promotionWords({ effects }, ['Lyra kettle', 'Tarn toaster'])).toBe('10% off · 2 items');
  });

  it('is said once where two parts give the same', () => {
    const effect = (id: string) => ({ type: 'percentOff', percent: 20, on: { brandIds: [id] } }) as const;
    expect(promotionWords({ effects: [effect('lyra'), effect('tarn')] }, [])).toBe('20% off');
  });
});

describe('the name of a promotion', () => {
  it.each([
    ['Summer bundle: fridge with any coffee machine', 'Summer bundle', 'Fridge with any coffee machine'],
    ['Free descaler', 'Free descaler', ''],
    ['Pair: one: two', 'Pair', 'One: two'],
  ])('%s has a title and what it is for', (name, title, detail) => {
    expect(nameParts(name)).toEqual({ title, detail });
  });
});
