import { expect, it } from 'vitest';
import { isStockOld } from './stock-age.ts';

it.each([
  [0, false],
  [300_000, false],
  [300_001, true],
])('stock read %i ms ago is old: %s [C-9-11 C-9-12]', (age, isOld) => {
  expect(isStockOld(1_000_000, 1_000_000 + age)).toBe(isOld);
});
