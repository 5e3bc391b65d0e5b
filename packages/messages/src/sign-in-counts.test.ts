import { expect, it } from 'vitest';
import { rulesLeft } from './sign-in-counts.ts';

it.each([
  [0, 'All password rules are met.'],
  [1, '1 password rule to go.'],
  [3, '3 password rules to go.'],
])('with %i rules left', (left, words) => {
  expect(rulesLeft(left)).toBe(words);
});
