import { expect, it } from 'vitest';
import { ageWords, dayWords, whenWords } from './desk-times.ts';

const NOW = Date.parse('2026-11-18T10:00+11:00');
const at = (text: string) => Date.parse(text);

it('a day of another year says which', () => {
  expect(dayWords(at('2026-11-15T09:14+11:00'), NOW)).toBe('Sun 15 Nov');
  expect(dayWords(at('2025-11-15T09:14+11:00'), NOW)).toBe('Sat 15 Nov 2025');
  expect(dayWords(at('2026-12-31T13:30Z'), NOW)).toBe('Fri 1 Jan 2027');
  expect(whenWords(at('2026-11-17T09:14+11:00'), NOW)).toBe('Tue 9:14 am');
  expect(whenWords(at('2025-11-17T09:14+11:00'), NOW)).toBe('Mon 17 Nov 2025');
});

it.each([
  ['2026-11-18T09:59:50+11:00', '1 min'],
  ['2026-11-18T09:38:00+11:00', '22 min'],
  ['2026-11-18T09:00:00+11:00', '1 hour'],
  ['2026-11-17T11:00:00+11:00', '23 hours'],
  ['2026-11-17T10:00:00+11:00', '1 day'],
  ['2026-11-15T12:00:00+11:00', '2 days'],
])('what waits since %s waits %s', (since, words) => {
  expect(ageWords(at(since), NOW)).toBe(words);
});
