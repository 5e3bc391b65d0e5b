import { describe, expect, it } from 'vitest';
import { calendarWeeks, dayByKey } from './calendar-weeks.ts';

const daysFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, first + index)).toISOString().slice(0, 10),
  }));

describe('calendarWeeks', () => {
  it('begins a week on Monday and fills the rest with nothing', () => {
    // 18 November 2026 is a Wednesday
    const weeks = calendarWeeks(daysFrom(18, 7));
    expect(weeks.map((week) => week.map((day) => day?.date.slice(8) ?? null))).toEqual([
      [null, null, '18', '19', '20', '21', '22'],
      ['23', '24', null, null, null, null, null],
    ]);
  });

  it('leaves a place for a day that is missing', () => {
    const weeks = calendarWeeks([{ date: '2026-11-16' }, { date: '2026-11-19' }]);
    expect(weeks).toEqual([[{ date: '2026-11-16' }, null, null, { date: '2026-11-19' }, null, null, null]]);
  });

  it('has no weeks without days', () => {
    expect(calendarWeeks([])).toEqual([]);
  });
});

describe('dayByKey', () => {
  const days = daysFrom(18, 14);

  it.each([
    ['ArrowRight', '2026-11-24', '2026-11-25'],
    ['ArrowLeft', '2026-11-24', '2026-11-23'],
    ['ArrowDown', '2026-11-18', '2026-11-25'],
    ['ArrowUp', '2026-11-25', '2026-11-18'],
    ['Home', '2026-11-25', '2026-11-23'],
    ['End', '2026-11-25', '2026-11-29'],
    ['Home', '2026-11-20', '2026-11-18'],
    ['End', '2026-11-30', '2026-12-01'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(dayByKey(days, from, key)).toBe(to);
  });

  it.each([
    ['ArrowLeft', '2026-11-18'],
    ['ArrowUp', '2026-11-20'],
    ['ArrowDown', '2026-11-30'],
    ['Enter', '2026-11-20'],
  ])('%s leads nowhere from %s', (key, from) => {
    expect(dayByKey(days, from, key)).toBeNull();
  });
});
