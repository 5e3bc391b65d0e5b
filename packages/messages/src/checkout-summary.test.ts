import { toCents } from '@wattle/domain/money';
import { expect, it } from 'vitest';
import { giftWords, lineWords } from './checkout-summary.ts';

it.each([
  [1, 'Free descaler'],
  [2, 'Qty 2, Free descaler'],
])('%i given items', (qty, words) => {
  expect(giftWords(qty, 'Free descaler')).toBe(words);
});

it('a line says how many, the price of one, and the plan of all', () => {
  expect(lineWords(2, toCents(99_800), null)).toBe('2 × $499');
  const plan = { title: '5-year repair plan', cents: toCents(19_800) };
  expect(lineWords(2, toCents(99_800), plan)).toBe('2 × $499, with 5-year repair plan $198');
  expect(lineWords(1, toCents(54_900), null, '2026-11-18')).toBe('1 × $549, arrives Wed 18 Nov');
});
