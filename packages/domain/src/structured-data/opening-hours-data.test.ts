import { describe, expect, it } from 'vitest';
import type { DayHours, SeasonalHours } from '../stores/store.ts';
import { clockTime, openingHoursData } from './opening-hours-data.ts';

const hour = 3600;
const usual: DayHours = { openTime: 9 * hour, closeTime: 17.5 * hour };
const late: DayHours = { openTime: 9 * hour, closeTime: 21 * hour };
const weeklyHours = [usual, usual, usual, late, usual, usual, null];
const seasonal = (date: string, openTime = 10 * hour, closeTime = 16 * hour): SeasonalHours => ({
  date,
  openTime,
  closeTime,
  note: '',
});
const dates = (timeZone: string, moment: string, ...seasonalHours: readonly SeasonalHours[]) =>
  openingHoursData({ timeZone, weeklyHours, seasonalHours }, Date.parse(moment)).flatMap(
    ({ validFrom }) => validFrom ?? [],
  );

describe('clockTime', () => {
  it.each([
    [0, '00:00'],
    [9 * hour, '09:00'],
    [17.5 * hour, '17:30'],
    [17.5 * hour + 59, '17:30'],
    [24 * hour, '23:59'],
    [25 * hour, '01:00'],
  ])('of %i seconds is %s [D-9-63]', (seconds, expected) => {
    expect(clockTime(seconds)).toBe(expected);
  });
});

describe('openingHoursData', () => {
  it('tells the week with equal days together and a closed day from midnight to midnight [D-9-63]', () => {
    const week = { timeZone: 'Australia/Melbourne', weeklyHours, seasonalHours: [] };
    expect(openingHoursData(week, Date.parse('2026-12-25T12:00:00+11:00'))).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Friday', 'Saturday'],
        opens: '09:00',
        closes: '17:30',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Thursday'], opens: '09:00', closes: '21:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' },
    ]);
  });
  it('tells seasonal hours of their date, closed ones from midnight to midnight [D-9-62 D-9-63]', () => {
    const season = {
      timeZone: 'Australia/Melbourne',
      weeklyHours,
      seasonalHours: [seasonal('2026-12-25', 0, 0), seasonal('2026-12-24')],
    };
    expect(openingHoursData(season, Date.parse('2026-12-01T12:00:00+11:00')).slice(-2)).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '10:00',
        closes: '16:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  });
  it('lists only dates of today or later [D-9-62]', () => {
    const season = ['2026-12-24', '2026-12-25', '2026-12-26'].map((date) => seasonal(date));
    expect(dates('Australia/Melbourne', '2026-12-25T12:00:00+11:00', ...season)).toEqual(['2026-12-25', '2026-12-26']);
  });
  it('knows today by the clock of the store [D-9-62]', () => {
    const season = [seasonal('2026-12-24'), seasonal('2026-12-25')];
    // just past midnight in Melbourne is still the evening before in Perth
    const moment = '2026-12-25T00:30:00+11:00';
    expect(dates('Australia/Melbourne', moment, ...season)).toEqual(['2026-12-25']);
    expect(dates('Australia/Perth', moment, ...season)).toEqual(['2026-12-24', '2026-12-25']);
  });
});
