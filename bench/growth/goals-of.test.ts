import { describe, expect, it } from 'vitest';
import { isMet } from '../measure/goal-table.ts';
import { goalsOf, timesOf } from './goals-of.ts';

const cost = (shop: number, database: number) => ({ cpuMs: { shop, database }, p50Ms: 1 });
const sized = (products: number, gzipMs: number, [page, category, listing]: readonly [number, number, number]) => ({
  ...{ products, gzipMs },
  costs: {
    'product page': cost(page, 1),
    'category page, filtered': cost(category, 0),
    listing: cost(listing, 0),
    suggestion: cost(1, 0),
  },
});
const small = sized(1_000, 10, [9, 10, 2]);

describe('growth', () => {
  it('counts the shop and its database', () => {
    expect(timesOf('product page', sized(10_000, 10, [19, 10, 2]), small)).toBe(2);
  });

  it('does not take a slower machine for growth', () => {
    expect(timesOf('category page, filtered', sized(10_000, 20, [9, 20, 2]), small)).toBe(1);
  });

  it('wants flat pages, and listings that grow half as fast as the shop', () => {
    const rows = goalsOf([small, sized(10_000, 10, [14, 16, 10])]);
    expect(rows.map(({ now, goal }) => [now, goal])).toEqual([
      [1.5, 1.5],
      [1.6, 1.5],
      [5, 5],
    ]);
    expect(rows.map(isMet)).toEqual([true, false, true]);
  });

  it('has none for one size', () => {
    expect(goalsOf([small])).toEqual([]);
  });
});
