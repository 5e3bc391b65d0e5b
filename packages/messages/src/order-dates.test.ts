import { expect, it } from 'vitest';
import { shortDayWords } from './day-names.ts';
import {
  agreedDayWords,
  dateWords,
  momentDayWords,
  momentWords,
  placedAtWords,
  placedDayWords,
  unbrokenDate,
  yearWords,
} from './order-dates.ts';

/** Late evening in UTC is already the next morning in Sydney. */
const LATE = Date.UTC(2026, 10, 14, 22, 14);

it("names moments by the shop's clock", () => {
  expect(placedAtWords(LATE)).toBe('Sunday 15 November 2026, 9:14 am');
  expect(momentWords(LATE)).toBe('Sunday 15 November, 9:14 am');
  expect(momentDayWords(LATE)).toBe('Sun 15 Nov');
  expect(dateWords(LATE)).toBe('15 November 2026');
  expect(yearWords(Date.UTC(2026, 11, 31, 20))).toBe('2027');
});

it('leaves out the year that it is', () => {
  expect(placedDayWords(LATE, LATE)).toBe('Sunday 15 November');
  expect(placedDayWords(LATE, Date.UTC(2027, 3, 1))).toBe('Sunday 15 November 2026');
});

it.each([
  ['2026-11-17', null, 'Tuesday 17 November'],
  ['2026-11-17', '2026-11-17', 'Tuesday 17 November'],
  ['2026-11-17', '2026-11-19', 'Tuesday 17 to Thursday 19 November'],
  ['2026-11-30', '2026-12-02', 'Monday 30 November to Wednesday 2 December'],
])('names the day that was agreed: %s to %s', (day, rangeEnd, words) => {
  expect(agreedDayWords(day, rangeEnd)).toBe(words);
});

it('is short where there is little room', () => {
  expect(shortDayWords('2026-11-17')).toBe('Tue 17 Nov');
});

it('keeps the number of a day with its month', () => {
  expect(unbrokenDate('Thursday 19 November')).toBe('Thursday 19\u00a0November');
  expect(unbrokenDate('Tuesday 17 to Thursday 19 November')).toBe('Tuesday 17 to Thursday 19\u00a0November');
  expect(unbrokenDate('Ready to collect')).toBe('Ready to collect');
});
