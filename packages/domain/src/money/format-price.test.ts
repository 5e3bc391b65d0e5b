import { expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { formatPrice } from './format-price.ts';

it.each([
  [0, '$0'],
  [298800, '$2,988'],
  [1995, '$19.95'],
  [1950, '$19.50'],
  [-51100, '-$511'],
])('shows %d cents as %s [D-9-64]', (amount, text) => {
  expect(formatPrice(toCents(amount))).toBe(text);
});
