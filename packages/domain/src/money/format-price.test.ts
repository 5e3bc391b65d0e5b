import { expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { formatPrice, priceParts } from './format-price.ts';

it.each([
  [0, '$0'],
  [298800, '$2,988'],
  [1995, '$19.95'],
  [1950, '$19.50'],
  [-51100, '-$511'],
])('shows %d cents as %s [D-9-64]', (amount, text) => {
  expect(formatPrice(toCents(amount))).toBe(text);
});

it.each([
  [298800, '$2,988', null],
  [1995, '$19', '95'],
  [1905, '$19', '05'],
  [5, '$0', '05'],
])('parts %d cents into %s and %s', (amount, dollars, cents) => {
  expect(priceParts(toCents(amount))).toEqual({ dollars, cents });
});
