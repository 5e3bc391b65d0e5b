import { expect, it } from 'vitest';
import { mayAdd } from './may-add.ts';

it.each([
  [true, null, true],
  [false, null, false],
  [true, 'a/a-1', false],
  [false, 'a/a-1', false],
])('ready %s and adding %j: may add %s [C-4-66 C-4-67 D-4-19]', (isReady, addingKey, may) => {
  expect(mayAdd({ isReady, addingKey })).toBe(may);
});
