import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { splitCents } from './split-cents.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('splitCents', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5000, [10000, 30000], [1250, 3750]],
    [1, [5, 5], [1, 0]],
    [10, [0, 0], [0, 0]],
    [10, [], []],
    [7, [0, 7, 0], [0, 7, 0]],
    [1, [0, 1], [0, 1]],
    [10, [2, 3, 2], [3, 4, 3]],
    // the product exceeds the safe integers
    [9007199254740559, [9, 2, 3], [5790342378047502, 1286742750677223, 1930114126015834]],
    [9007199254740563, [1, 1, 9], [818836295885506, 818836295885506, 7369526662969551]],
  ])('splits %d over %j as %j', (amount, weights, parts) => {
    expect(splitCents(toCents(amount), weights)).toEqual(parts);
  });

  it('loses nothing and takes from no part more than it has', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
        const amount = toCents(Math.floor(sum(parts) * share));
        const split = splitCents(amount, parts);
        expect(sum(split)).toBe(sum(parts) === 0 ? 0 : amount);
        split.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(parts[index] ?? 0);
        });
      }),
    );
  });
});
