import { expect, it } from 'vitest';
import { leftInStock } from './checkout-payment.ts';

it.each([
  [0, 'None left'],
  [1, '1 left'],
  [3, '3 left'],
])('with %i in stock', (qty, words) => {
  expect(leftInStock(qty)).toBe(words);
});
