import { expect, it } from 'vitest';
import { mayAdd, startAdding } from './may-add.ts';

const fridge = { productId: 'a', variantId: 'a-1' };

it.each([
  [true, null, true],
  [false, null, false],
  [true, 'a/a-1', false],
  [false, 'a/a-1', false],
])('ready %s and adding %j: may add %s [C-4-66 C-4-67 D-4-19]', (isReady, addingKey, may) => {
  expect(mayAdd({ isReady, addingKey })).toBe(may);
});

it('names what is being added', () => {
  expect(startAdding({ isReady: true, addingKey: null }, fridge)).toBe('a/a-1');
});

it('does not start while something is being added [C-4-66 C-8-61 D-8-17]', () => {
  expect(() => startAdding({ isReady: true, addingKey: 'b/b-1' }, fridge)).toThrow(/^Already adding to cart$/);
});

it('does not start before the cart is there [C-4-67 C-8-62 D-8-18]', () => {
  expect(() => startAdding({ isReady: false, addingKey: null }, fridge)).toThrow(/^Cannot add to cart$/);
});
