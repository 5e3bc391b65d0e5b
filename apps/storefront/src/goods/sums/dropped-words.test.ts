import { expect, it } from 'vitest';
import { droppedWords } from './dropped-words.ts';

it.each([
  [['637L fridge'], '637L fridge is no longer sold, so we took it out of your cart.'],
  [['Fan', 'Fan'], 'Fan is no longer sold, so we took it out of your cart.'],
  [['Fan', 'Kettle'], 'Fan and Kettle are no longer sold, so we took them out of your cart.'],
  [[null], 'Something is no longer sold, so we took it out of your cart.'],
  [['Fan', null, null], 'Fan and something else are no longer sold, so we took them out of your cart.'],
])('of %j: %s', (names, words) => {
  expect(droppedWords(names)).toBe(words);
});

it('says where it was taken from', () => {
  expect(droppedWords(['Kettle'], 'off your wishlist')).toBe(
    'Kettle is no longer sold, so we took it off your wishlist.',
  );
});
