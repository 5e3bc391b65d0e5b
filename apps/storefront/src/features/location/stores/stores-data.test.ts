import { describe, expect, it } from 'vitest';
import { comingHours } from './stores-data.ts';

const on = (date: string) => ({ date, openTime: 0, closeTime: 0, note: '' });
const dates = ['2026-12-23', '2026-12-24', '2026-12-25', '2027-01-14', '2027-01-15', '2027-01-26'];

describe('comingHours', () => {
  it.each([
    ['Australia/Melbourne', ['2026-12-24', '2026-12-25', '2027-01-14']],
    // three hours behind, so still the day before
    ['Australia/Perth', ['2026-12-23', '2026-12-24', '2026-12-25']],
  ])('in %s are those from yesterday to three weeks on [D-3-23]', (timeZone, expected) => {
    const nowMs = Date.parse('2026-12-25T00:30:00+11:00');
    const coming = comingHours({ timeZone, seasonalHours: dates.map(on) }, nowMs);
    expect(coming.map(({ date }) => date)).toEqual(expected);
  });
});
