import { describe, expect, it } from 'vitest';
import { daysToTell, isLate, lastDayOf } from './late-order.ts';
import { ORDER_STATUSES } from './order.ts';

const [MONDAY, TUESDAY] = ['2026-11-16', '2026-11-17'] as const;
const hours = (count: number) => count * 3600;

describe('isLate', () => {
  it('is from the day after the last promised one', () => {
    const late = (lastDay: string | null) => isLate({ status: 'PLACED', lastDay }, TUESDAY);
    expect([MONDAY, TUESDAY, null].map(late)).toEqual([true, false, false]);
  });

  it('is what is not there yet: neither what waits in the store, nor what is over or not paid', () => {
    expect(ORDER_STATUSES.filter((status) => isLate({ status, lastDay: MONDAY }, TUESDAY))).toEqual([
      'PLACED',
      'PACKED',
      'ON_THE_WAY',
    ]);
  });

  it('counts from the end of a range of days', () => {
    expect(lastDayOf({ day: MONDAY, rangeEnd: TUESDAY })).toBe(TUESDAY);
    expect(lastDayOf({ day: MONDAY, rangeEnd: null })).toBe(MONDAY);
    expect(lastDayOf({ day: null, rangeEnd: null })).toBeNull();
  });
});

describe('daysToTell', () => {
  it('tells of a day on the next morning, not in the night', () => {
    expect(daysToTell({ date: TUESDAY, secondsOfDay: hours(8) - 1 }).before).toBe(MONDAY);
    expect(daysToTell({ date: TUESDAY, secondsOfDay: hours(8) }).before).toBe(TUESDAY);
  });

  it('does not tell of what is more than a week old', () => {
    expect(daysToTell({ date: TUESDAY, secondsOfDay: hours(9) }).from).toBe('2026-11-10');
  });
});
