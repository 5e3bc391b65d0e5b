import { expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { exactPrice, formatPrice, priceParts } from './format-price.ts';

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

it.each([0, 5, 100, 1995, 298_800, 123_456_789, -5, -100, -51_105])(
  'writes %d cents exactly as Intl does',
  (amount) => {
    const intl = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });
    expect(exactPrice(toCents(amount))).toBe(intl.format(amount / 100));
  },
);
