import { expect, it } from 'vitest';
import { dayWords, whenWords } from './desk-times.ts';

const NOW = Date.parse('2026-11-18T10:00+11:00');
const at = (text: string) => Date.parse(text);

it('a day of another year says which', () => {
  expect(dayWords(at('2026-11-15T09:14+11:00'), NOW)).toBe('Sun 15 Nov');
  expect(dayWords(at('2025-11-15T09:14+11:00'), NOW)).toBe('Sat 15 Nov 2025');
  expect(dayWords(at('2026-12-31T13:30Z'), NOW)).toBe('Fri 1 Jan 2027');
  expect(whenWords(at('2026-11-17T09:14+11:00'), NOW)).toBe('Tue 9:14 am');
  expect(whenWords(at('2025-11-17T09:14+11:00'), NOW)).toBe('Mon 17 Nov 2025');
});
