import { expect, it } from 'vitest';
import { migrateItems } from './migrate-items.ts';

const steps = { 1: (item: unknown) => [item, 'two'], 2: (item: unknown) => [item, 'three'] };

it.each([
  [3, ['x']],
  [2, [['x', 'three']]],
  [1, [[['x', 'two'], 'three']]],
  // newer than this page knows, or no version at all
  [4, []],
  [0, []],
  [1.5, []],
  ['1', []],
  [undefined, []],
])('brings version %j to 3: %j', (from, expected) => {
  expect(migrateItems(['x'], from, 3, steps)).toEqual(expected);
});
