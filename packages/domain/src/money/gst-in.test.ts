import { expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { gstIn } from './gst-in.ts';

it.each([
  [0, 0],
  [110, 10],
  [10_000, 909],
  [5, 0],
  [6, 1],
  [399_500, 36_318],
])('the GST in %i cents is %i: an eleventh at the rate of the shop [C-0-04]', (amount, gst) => {
  expect(gstIn(toCents(amount))).toBe(gst);
});

it('follows the rate', () => {
  expect(gstIn(toCents(11_500), 0.15)).toBe(1500);
  expect(gstIn(toCents(100), 0)).toBe(0);
});
