import { describe, expect, it } from 'vitest';
import { addDays } from '../stores/add-days.ts';
import { addOpenDays, firstOpenDay, isOpenDay, MONDAY_TO_FRIDAY } from './open-days.ts';

const open = { weekdays: MONDAY_TO_FRIDAY, holidays: ['2026-12-25', '2026-12-28'] };

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  // the days on which daylight saving changes in the south-east
  ['2026-10-03', 2, '2026-10-05'],
  ['2027-04-03', 2, '2027-04-05'],
])('%s and %i days is %s', (date, count, expected) => {
  expect(addDays(date, count)).toBe(expected);
});

it.each([
  ['2026-12-24', true],
  ['2026-12-25', false],
  ['2026-12-26', false],
  ['2026-12-27', false],
  ['2026-12-28', false],
  ['2026-12-29', true],
])('%s is open: %s', (date, expected) => {
  expect(isOpenDay(date, open)).toBe(expected);
});

describe('firstOpenDay', () => {
  it.each([
    ['2026-12-24', '2026-12-24'],
    ['2026-12-25', '2026-12-29'],
  ])('from %s on is %s', (date, expected) => {
    expect(firstOpenDay(date, open)).toBe(expected);
  });
  it('is none when no weekday is open', () => {
    expect(firstOpenDay('2026-12-24', { weekdays: [], holidays: [] })).toBeNull();
  });
});

describe('addOpenDays', () => {
  it.each([
    [0, '2026-12-24'],
    [1, '2026-12-29'],
    [3, '2026-12-31'],
    [4, '2027-01-01'],
    [5, '2027-01-04'],
  ])('%i after 2026-12-24 is %s', (count, expected) => {
    expect(addOpenDays('2026-12-24', count, open)).toBe(expected);
  });
  it('is none when no weekday is open', () => {
    expect(addOpenDays('2026-12-24', 2, { weekdays: [], holidays: [] })).toBeNull();
  });
});
