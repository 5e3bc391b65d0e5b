import { STATES, type State } from '@wattle/domain/stores';
import { describe, expect, it } from 'vitest';
import { addMonths, dayInTimeZone, weekdayOf } from './calendar-day.ts';
import { easterSunday } from './easter-sunday.ts';
import { listPublicHolidays } from './public-holidays.ts';

const dates = (state: State, year: number, name: string) =>
  listPublicHolidays(state, year)
    .filter((holiday) => holiday.name === name)
    .map(({ date }) => date);

describe('easterSunday', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
  ])('in %i is %s', (year, expected) => {
    expect(easterSunday(year)).toBe(expected);
  });
});

describe('listPublicHolidays', () => {
  it.each<[State, number, string, readonly string[]]>([
    ['VIC', 2026, 'Melbourne Cup', ['2026-11-03']],
    ['VIC', 2027, 'Melbourne Cup', ['2027-11-02']],
    ['VIC', 2026, 'Labour Day', ['2026-03-09']],
    ['VIC', 2026, 'Grand Final Friday', ['2026-09-25']],
    ['VIC', 2026, 'King’s Birthday', ['2026-06-08']],
    ['QLD', 2026, 'King’s Birthday', ['2026-10-05']],
    ['WA', 2026, 'King’s Birthday', ['2026-09-28']],
    ['WA', 2026, 'Western Australia Day', ['2026-06-01']],
    ['ACT', 2026, 'Reconciliation Day', ['2026-06-01']],
    ['ACT', 2024, 'Reconciliation Day', ['2024-05-27']],
    ['NSW', 2026, 'Labour Day', ['2026-10-05']],
    ['QLD', 2026, 'Labour Day', ['2026-05-04']],
    ['NT', 2026, 'Picnic Day', ['2026-08-03']],
    ['SA', 2026, 'Adelaide Cup', ['2026-03-09']],
    ['TAS', 2026, 'Eight Hours Day', ['2026-03-09']],
    ['TAS', 2026, 'Easter Saturday', []],
    ['WA', 2026, 'Easter Saturday', []],
    ['NSW', 2026, 'Good Friday', ['2026-04-03']],
    ['NSW', 2025, 'Australia Day', ['2025-01-27']],
    ['NSW', 2028, 'New Year’s Day', ['2028-01-01', '2028-01-03']],
    ['NSW', 2026, 'Boxing Day', ['2026-12-26', '2026-12-28']],
    ['SA', 2026, 'Proclamation Day', ['2026-12-26', '2026-12-28']],
    ['VIC', 2027, 'Christmas Day', ['2027-12-25', '2027-12-27']],
    ['VIC', 2027, 'Boxing Day', ['2027-12-26', '2027-12-28']],
    ['VIC', 2022, 'Christmas Day', ['2022-12-25', '2022-12-27']],
    ['VIC', 2022, 'Boxing Day', ['2022-12-26']],
    ['WA', 2026, 'Anzac Day', ['2026-04-25', '2026-04-27']],
    ['ACT', 2026, 'Anzac Day', ['2026-04-25', '2026-04-27']],
    ['NSW', 2027, 'Anzac Day', ['2027-04-25', '2027-04-26']],
    ['NSW', 2032, 'Anzac Day', ['2032-04-25']],
    ['QLD', 2026, 'Anzac Day', ['2026-04-25']],
    ['QLD', 2027, 'Anzac Day', ['2027-04-25', '2027-04-26']],
    ['VIC', 2027, 'Anzac Day', ['2027-04-25']],
  ])('%s in %i has %s on %j', (state, year, name, expected) => {
    expect(dates(state, year, name)).toEqual(expected);
  });

  it('gives every state its holidays in order, none twice on the same date', () => {
    for (const state of STATES) {
      for (let year = 2025; year <= 2035; year += 1) {
        const days = listPublicHolidays(state, year).map(({ date }) => date);
        expect(days).toEqual([...days].sort());
        expect(new Set(days).size, `${state} ${year}`).toBe(days.length);
      }
    }
  });

  it('never puts an additional day on a weekend', () => {
    const additional = STATES.flatMap((state) =>
      [2026, 2027, 2028, 2032, 2033].flatMap((year) => listPublicHolidays(state, year)),
    ).filter((holiday) => holiday.additional);
    expect(additional.length).toBeGreaterThan(0);
    expect(additional.filter(({ date }) => weekdayOf(date) > 4)).toEqual([]);
  });
});

describe('calendar days', () => {
  it('keeps to the month when months are added', () => {
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2026-11-15', 14)).toBe('2028-01-15');
  });

  it('is already tomorrow in the east when it is still today in the west', () => {
    const atSeconds = Date.parse('2026-11-15T14:30:00Z') / 1000;
    expect(dayInTimeZone(atSeconds, 'Australia/Melbourne')).toBe('2026-11-16');
    expect(dayInTimeZone(atSeconds, 'Australia/Perth')).toBe('2026-11-15');
  });
});
