import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from './moments.ts';
import { planPrices } from './price-plan.ts';
import { summerEvent } from './summer-event.ts';

const NOW = 1_794_700_000;
const LIST = { price: 100, erpOriginalPrice: 100, from: null, to: null };

describe('planPrices', () => {
  it('has one price without dates when nothing is on', () => {
    expect(planPrices(100, {}, NOW)).toEqual([LIST]);
  });

  it('puts a sale with dates before the list price', () => {
    const [sale, list] = planPrices(100, { sale: { price: 80, from: -DAY, to: 9 * HOUR } }, NOW);
    expect(sale).toEqual({ price: 80, erpOriginalPrice: 100, from: NOW - DAY, to: NOW + 9 * HOUR });
    expect(list).toEqual(LIST);
  });

  it('ends a sale of days at midnight in Melbourne', () => {
    const [sale] = planPrices(100, { sale: { price: 80, to: 2 * DAY } }, NOW);
    const ends = new Date((sale?.to ?? 0) * 1000);
    expect(ends.toLocaleTimeString('en-AU', { timeZone: 'Australia/Melbourne', hour12: false })).toBe('23:59:59');
    expect(sale?.to).toBeGreaterThan(NOW + 2 * DAY - 1);
    expect(sale?.to).toBeLessThan(NOW + 3 * DAY);
  });

  it('holds a price of the event from its first to its last second', () => {
    const { startTime, endTime } = summerEvent(NOW);
    const [held, list] = planPrices(100, { sale: { price: 80, to: 'event' } }, NOW);
    expect(held).toEqual({ price: 80, erpOriginalPrice: 100, from: startTime, to: endTime });
    expect(list).toEqual(LIST);
  });

  it('gives a hot price its own original', () => {
    const [hot] = planPrices(100, { hot: { price: 90, from: -DAY, to: 3 * DAY } }, NOW);
    expect(hot).toMatchObject({ price: 90, erpOriginalPrice: 90, from: NOW - DAY });
  });
});
