import type { OpenState } from '@wattle/domain/stores';
import { describe, expect, it } from 'vitest';
import { formatDistance, formatShopDate, formatTimeOfDay, openWords, weekRows, weekWords } from './store-hours.ts';

const hour = 3600;

describe('openWords', () => {
  const opens = (date: string, daysAhead: number, isClosedToday = false): OpenState => ({
    status: 'closed',
    isClosedToday,
    opens: { date, daysAhead, openTime: 9 * hour },
  });
  it.each<[OpenState, string]>([
    [{ status: 'open', closeTime: 17.5 * hour, minutesLeft: 46 }, 'open until 5:30 pm'],
    [{ status: 'open', closeTime: 17.5 * hour, minutesLeft: 45 }, 'closes in 45 minutes'],
    [{ status: 'open', closeTime: 17.5 * hour, minutesLeft: 1 }, 'closes in 1 minute'],
    [opens('2026-11-16', 0), 'opens at 9:00 am'],
    [opens('2026-11-17', 1), 'opens tomorrow at 9:00 am'],
    [opens('2026-11-18', 2), 'opens Wednesday at 9:00 am'],
    [opens('2026-11-23', 7), 'opens Mon 23 November at 9:00 am'],
    [opens('2026-12-26', 1, true), 'closed today, opens tomorrow at 9:00 am'],
    [{ status: 'closed', isClosedToday: true, opens: null }, 'closed'],
    [{ status: 'open', closeTime: 25 * hour, minutesLeft: 60 }, 'open until 1:00 am'],
  ])('reads %o', (state, words) => {
    expect(openWords(state)).toBe(words);
  });
});

describe('times, dates and distances', () => {
  it.each([
    [0, '12:00 am'],
    [9 * hour, '9:00 am'],
    [12 * hour, '12:00 pm'],
    [17.5 * hour, '5:30 pm'],
  ])('%i seconds is %s', (seconds, words) => {
    expect(formatTimeOfDay(seconds)).toBe(words);
  });
  it.each([
    [0, '50 m'],
    [810, '800 m'],
    [3149, '3.1 km'],
    [213_900, '214 km'],
    [1_304_200, '1,304 km'],
  ])('%i metres is %s', (metres, words) => {
    expect(formatDistance(metres)).toBe(words);
  });
  it('names a date without a year', () => {
    expect(formatShopDate('2026-12-25')).toBe('Fri 25 December');
  });
});

describe('weekRows', () => {
  const day = { openTime: 9 * hour, closeTime: 17.5 * hour };
  const late = { openTime: 9 * hour, closeTime: 21 * hour };
  it('puts neighbours with the same hours on one line', () => {
    expect(weekRows([day, day, day, late, late, day, null])).toEqual([
      { days: 'Monday to Wednesday', hours: '9:00 am to 5:30 pm', weekdays: [0, 1, 2] },
      { days: 'Thursday, Friday', hours: '9:00 am to 9:00 pm', weekdays: [3, 4] },
      { days: 'Saturday', hours: '9:00 am to 5:30 pm', weekdays: [5] },
      { days: 'Sunday', hours: 'Closed', weekdays: [6] },
    ]);
  });
});

describe('weekWords', () => {
  const day = { openTime: 9 * hour, closeTime: 17.5 * hour };
  const late = { openTime: 9 * hour, closeTime: 21 * hour };
  it.each([
    [[day, day, day, late, late, day, day], 'Open 7 days'],
    [[day, day, day, late, day, day, null], 'Open Monday to Saturday'],
    [[null, day, day, late, day, null, day], 'Open 5 days a week'],
    [[null, null, null, null, null, null, null], 'Closed'],
  ])('of %j is %s', (week, words) => {
    expect(weekWords(week)).toBe(words);
  });
});
