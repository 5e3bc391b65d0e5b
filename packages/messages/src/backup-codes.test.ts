import { expect, it } from 'vitest';
import { leftWords } from './backup-codes.ts';

it.each([
  [10, '10 codes left.'],
  [4, '4 codes left.'],
  [3, 'Only 3 codes left. Make new ones before you run out.'],
  [1, 'Only 1 code left. Make new ones before you run out.'],
  [0, 'No codes left. If you lose the app, you will not be able to sign in.'],
])('of %i backup codes says how many are left, and in time that they run out', (left, said) => {
  expect(leftWords(left)).toBe(said);
});
