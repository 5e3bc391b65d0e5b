import type { Promotion, PromotionCondition, PromotionEffect } from '@wattle/domain/promotions';
import { describe, expect, it } from 'vitest';
import { type NameFinder, promotionDates, promotionSentence, sentenceText } from './promotion-sentence.ts';

const NAMES: Readonly<Record<string, string>> = {
  vacuums: 'Vacuums',
  tvs: 'TVs',
  lyra: 'Lyra',
  cups: 'Set of cups',
};
const find: NameFinder = (_, id) => NAMES[id];
const vacuums = { categoryIds: ['vacuums'] };

const promotion = (more: Partial<Promotion>): Promotion => ({
  ...{ id: 'a', versionId: '1', name: 'A', exclusive: false, couponCodes: [], startsAt: null, endsAt: null },
  ...{ lane: 'item', conditions: [], effects: [{ type: 'percentOff', percent: 20 }], ...more },
});
const said = (more: Partial<Promotion>): string => sentenceText(promotionSentence(promotion(more), find));

describe('a promotion as a sentence', () => {
  it.each<[PromotionEffect, string]>([
    [{ type: 'percentOff', percent: 20 }, '20 % off everything'],
    [{ type: 'percentOff', percent: 20, on: vacuums }, '20 % off vacuums'],
    [{ type: 'percentOff', percent: 12.5, on: { categoryIds: ['tvs'], brandIds: ['lyra'] } }, '12.5 % off TVs or Lyra'],
    [{ type: 'percentOff', percent: 20, on: { fullPriceOnly: true } }, '20 % off everything that is not reduced'],
    [
      { type: 'percentOff', percent: 20, on: { ...vacuums, fullPriceOnly: true, except: { brandIds: ['lyra'] } } },
      '20 % off vacuums not reduced already',
    ],
    [{ type: 'percentOff', percent: 20, on: { productIds: ['gone'] } }, '20 % off gone'],
    [{ type: 'percentOff', percent: 5, on: { productIds: ['p1', 'p2', 'p3', 'p4'] } }, '5 % off p1, p2 or 2 more'],
    [{ type: 'amountOff', amount: 150, on: vacuums }, '$150 off vacuums'],
    [{ type: 'amountOff', amount: 12.5, each: true, on: vacuums }, '$12.50 off each of vacuums'],
    [{ type: 'fixedPrice', price: 99, on: vacuums }, '$99 each for vacuums'],
    [{ type: 'buyGet', buy: vacuums, buyQty: 2, getQty: 1, percent: 100 }, 'Buy 2 of vacuums, get 1 more of them free'],
    [
      { type: 'buyGet', buy: vacuums, buyQty: 1, get: { brandIds: ['lyra'] }, getQty: 1, percent: 50, maxTimes: 2 },
      'Buy 1 of vacuums, get 1 of Lyra at 50 % off, at most 2 times',
    ],
    [{ type: 'promoItem', productId: 'cups', qty: 1, price: 0, worth: 25 }, 'Set of cups free, worth $25 each'],
    [{ type: 'promoItem', productId: 'cups', qty: 2, price: 5, worth: 25 }, '2 × Set of cups for $5, worth $25 each'],
    [{ type: 'shipping', cut: { kind: 'percent', percent: 100 } }, 'Free delivery'],
    [{ type: 'shipping', cut: { kind: 'percent', percent: 50 } }, '50 % off delivery'],
    [{ type: 'shipping', cut: { kind: 'amount', amount: 10 } }, '$10 off delivery'],
    [{ type: 'shipping', cut: { kind: 'fixed', price: 0 } }, 'Free delivery'],
    [
      { type: 'shipping', cut: { kind: 'fixed', price: 5 }, methodCodes: ['delivery', 'express'] },
      'Delivery for $5 by delivery or express delivery',
    ],
  ])('%j', (effect, sentence) => {
    expect(said({ effects: [effect] })).toBe(sentence);
  });

  it.each<[PromotionCondition, string]>([
    [{ type: 'minSpend', amount: 999 }, '20 % off everything, from $999'],
    [{ type: 'minSpend', amount: 500, on: vacuums }, '20 % off everything, from $500 of vacuums'],
    [{ type: 'minQty', qty: 2 }, '20 % off any 2 items or more'],
    [{ type: 'minQty', qty: 2, on: vacuums }, '20 % off everything, with 2 vacuums or more'],
    [{ type: 'minQty', qty: 1, on: vacuums }, '20 % off everything, with any vacuums'],
    [{ type: 'minQty', qty: 1 }, '20 % off everything'],
    [{ type: 'audience', audience: 'customer' }, '20 % off everything, for customers with an account'],
    [{ type: 'audience', audience: 'guest' }, '20 % off everything, for guests'],
    [{ type: 'firstOrder' }, '20 % off everything, on a first order'],
    [{ type: 'usage', total: 1000 }, '20 % off everything'],
  ])('with %j', (condition, sentence) => {
    expect(said({ conditions: [condition] })).toBe(sentence);
  });

  it('says how many with the goods that they are of, its codes and its end', () => {
    const conditions: PromotionCondition[] = [{ type: 'minQty', qty: 2, on: vacuums }];
    const effects: PromotionEffect[] = [{ type: 'percentOff', percent: 20, on: vacuums }];
    const endsAt = Date.parse('2026-11-30T00:00+11:00') / 1000;
    expect(said({ conditions, effects, endsAt, couponCodes: ['CLEAN'] })).toBe(
      '20 % off any 2 vacuums or more with the code CLEAN, until Sun 29 Nov',
    );
    expect(said({ couponCodes: ['A', 'B'] })).toBe('20 % off everything with one of 2 codes');
  });

  it('says all that it gives', () => {
    const effects: PromotionEffect[] = [
      { type: 'percentOff', percent: 20, on: vacuums },
      { type: 'shipping', cut: { kind: 'percent', percent: 100 } },
    ];
    expect(said({ effects })).toBe('20 % off vacuums and free delivery');
  });

  it.each<[Partial<Promotion>, string[]]>([
    [{ conditions: [{ type: 'usage', total: 1000, perCustomer: 1 }] }, ['Once for each person, 1,000 times in all.']],
    [{ conditions: [{ type: 'usage', perCustomer: 3 }] }, ['3 times for each person.']],
    [{ exclusive: true }, ['Not with other offers.']],
    [
      {
        effects: [{ type: 'percentOff', percent: 5, on: { except: { brandIds: ['lyra'] } } }],
        conditions: [{ type: 'minSpend', amount: 9, on: { except: { brandIds: ['lyra'] } } }],
      },
      ['Not for Lyra.'],
    ],
    [{}, []],
  ])('notes %j', (more, notes) => {
    expect(promotionSentence(promotion(more), find).notes).toEqual(notes);
  });

  it('says its dates', () => {
    const [startsAt, endsAt] = ['2026-11-20T06:00+11:00', '2026-12-01T00:00+11:00'].map(
      (at) => Date.parse(at) / 1000,
    ) as [number, number];
    const now = startsAt + 60;
    expect(promotionDates({ startsAt, endsAt }, 'TO_COME', now)).toBe('from Fri 20 Nov');
    expect(promotionDates({ startsAt, endsAt }, 'LIVE', now)).toBe('until Mon 30 Nov');
    expect(promotionDates({ startsAt, endsAt }, 'ENDED', now)).toBe('ended Mon 30 Nov');
    expect(promotionDates({ startsAt, endsAt }, 'ENDED', now + 366 * 86_400)).toBe('ended Mon 30 Nov 2026');
    expect(promotionDates({ startsAt, endsAt: null }, 'LIVE', now)).toBe('no end');
  });
});
