import { describe, expect, it } from 'vitest';
import { deliveryCostWords, pickupDayWords, pickupWords, storeStockWords } from './delivery-days.ts';

describe('deliveryCostWords', () => {
  it.each([
    [69, 'Large item, metro', '$69 delivered. Large item, metro.'],
    [0, 'Parcel', 'Free delivery. Parcel.'],
    [9.95, '', '$9.95 delivered.'],
  ])('%d by %j', (price, label, words) => {
    expect(deliveryCostWords({ price, label })).toBe(words);
  });
});

describe('pickupWords', () => {
  const nowMs = Date.parse('2026-11-16T13:00:00+11:00');
  const words = (firstAvailable: string, timeZone = 'Australia/Melbourne') =>
    pickupWords({ firstAvailable }, timeZone, nowMs);
  it.each([
    ['2026-11-16T15:00', 'in 2 hours', 'Today'],
    ['2026-11-16T15:30', 'today from 3:30 pm', 'Today'],
    ['2026-11-17T11:00', 'tomorrow from 11:00 am', 'Tomorrow'],
    ['2026-11-19T11:00', 'from Thursday 19 November', 'Thu 19 Nov'],
    ['2026-11-19', 'from Thursday 19 November', 'Thu 19 Nov'],
    ['2026-11-16', 'today', 'Today'],
  ])('ready %s reads %s, in short %s', (firstAvailable, expected, short) => {
    expect(words(firstAvailable)).toBe(expected);
    expect(pickupDayWords({ firstAvailable }, 'Australia/Melbourne', nowMs)).toBe(short);
  });
  it('goes by the clock of the store', () => {
    // 13:00 in Melbourne is 10:00 in Perth
    expect(words('2026-11-16T12:00', 'Australia/Perth')).toBe('in 2 hours');
    expect(words('2026-11-16T15:00', 'Australia/Perth')).toBe('today from 3:00 pm');
  });
});

describe('storeStockWords', () => {
  it.each([
    [4, true, { tone: 'yes', words: '4 in stock' }],
    [1, true, { tone: 'few', words: '1 in stock' }],
    [0, true, { tone: 'no', words: 'Order in' }],
    [0, false, { tone: 'no', words: 'None in stock' }],
  ])('%i there, collected: %s', (qty, canCollect, expected) => {
    expect(storeStockWords(qty, canCollect)).toEqual(expected);
  });
});
