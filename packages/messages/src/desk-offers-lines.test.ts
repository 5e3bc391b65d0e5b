import { expect, it } from 'vitest';
import { lineWords, offersWords, switchWords } from './desk-offers-lines.ts';

it('offers are said with their numbers', () => {
  expect(offersWords(5, 1212)).toBe('5 live or to come. Used 1,212 times in the last 7 days.');
  expect(offersWords(0, 1)).toBe('0 live or to come. Used once in the last 7 days.');
  expect(lineWords('NF637XS', 2)).toBe('NF637XS, 2 ×');
  expect(switchWords('Switch off', 'Summer')).toBe('Switch off: Summer');
});
