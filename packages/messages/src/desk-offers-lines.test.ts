import { expect, it } from 'vitest';
import { leftWords, lineWords, offersWords, reachWords, switchWords, usedWords } from './desk-offers-lines.ts';

it('offers are said with their numbers', () => {
  expect(offersWords(5, 1212)).toBe('5 live or to come. Used 1,212 times in the last 7 days.');
  expect(offersWords(0, 1)).toBe('0 live or to come. Used once in the last 7 days.');
  expect(lineWords('NF637XS', 2)).toBe('NF637XS, 2 ×');
  expect([0, 1, 1200].map(reachWords)).toEqual([
    'Applies to no product that is sold now.',
    'Applies to 1 product.',
    'Applies to 1,200 products.',
  ]);
  expect([0, 1, 58].map(usedWords)).toEqual(['Not used.', 'Used once.', 'Used 58 times.']);
  expect(leftWords({ left: 2, total: 60 })).toBe('2 of 60 left');
  expect(switchWords('Switch off', 'Summer')).toBe('Switch off: Summer');
});
