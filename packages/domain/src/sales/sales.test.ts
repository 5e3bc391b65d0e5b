import { describe, expect, it } from 'vitest';
import { lastsDays } from './low-stock.ts';
import { addDays, mondayOf, type SalesHour, salesToday } from './sales-today.ts';

const hour = (day: string, at: number, cents: number, orders = 1): SalesHour => ({
  ...{ day, hour: at, cents, orders },
  gstCents: Math.round(cents / 11),
});

describe('sales today', () => {
  const hours = [
    hour('2026-11-18', 9, 11_000, 2),
    hour('2026-11-18', 10, 2200),
    hour('2026-11-17', 12, 5500),
    hour('2026-11-11', 8, 3300),
    hour('2026-11-11', 23, 7700),
    hour('2026-11-13', 1, 1100),
  ];
  const sales = salesToday(hours, { day: '2026-11-18', hour: 10 }, { orders: 1, cents: 3300 });

  it('stand beside the same weekday last week, until the same time', () => {
    expect(sales.today).toEqual({ orders: 3, cents: 13_200, gstCents: 1200, averageCents: 4400 });
    expect(sales.lastWeek).toEqual({ orders: 1, cents: 3300, averageCents: 3300, wholeDayCents: 11_000 });
  });

  it('grow through the day: today until now, last week to its end', () => {
    expect(sales.curve).toEqual([...Array(9).fill(0), 11_000, 13_200]);
    expect(sales.lastCurve).toHaveLength(24);
    expect([sales.lastCurve[7], sales.lastCurve[8], sales.lastCurve[23]]).toEqual([0, 3300, 11_000]);
  });

  it('by day, Monday to Sunday, with nothing said of days to come', () => {
    expect(sales.week.map(({ day, cents, lastCents }) => [day.slice(8), cents, lastCents])).toEqual([
      ['16', 0, 0],
      ['17', 5500, 0],
      ['18', 13_200, 11_000],
      ['19', null, 0],
      ['20', null, 1100],
      ['21', null, 0],
      ['22', null, 0],
    ]);
  });

  it('of a shop that has sold nothing are nothing', () => {
    const none = salesToday([], { day: '2026-01-01', hour: 0 }, { orders: 0, cents: 0 });
    expect(none.today).toEqual({ orders: 0, cents: 0, gstCents: 0, averageCents: 0 });
    expect(none.curve).toEqual([0]);
  });
});

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-01-01', '2025-12-29'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it('days are counted over the change of clocks and of years', () => {
  expect([addDays('2026-10-04', 1), addDays('2026-12-31', 1)]).toEqual(['2026-10-05', '2027-01-01']);
});

it.each([
  [2, 28, 2],
  [5, 30, 4],
  [0, 3, 0],
  [7, 0, null],
])('%i left after %i sold in four weeks last %j days', (left, sold, days) => {
  expect(lastsDays(left, sold)).toBe(days);
});
