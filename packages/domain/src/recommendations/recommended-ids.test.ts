import { describe, expect, it } from 'vitest';
import type { RecommendedProduct } from './may-recommend.ts';
import { recommendationsShown, recommendedIds } from './recommended-ids.ts';

const product = (id: string, rest: Partial<RecommendedProduct> = {}): RecommendedProduct => ({
  id,
  state: 'current',
  soldOut: false,
  hasStockOnHand: true,
  ...rest,
});
const many = Array.from({ length: 50 }, (_, index) => product(`p${index}`));

describe('recommendationsShown', () => {
  it.each([
    [undefined, 20],
    [8, 8],
    [20, 20],
    [21, 20],
    [Number.POSITIVE_INFINITY, 20],
    [Number.NaN, 20],
    [7.9, 7],
    [0, 0],
    [-3, 0],
  ])('a maximum of %s shows %s [C-9-15]', (configured, shown) => {
    expect(recommendationsShown(configured)).toBe(shown);
  });
});

describe('recommendedIds', () => {
  it('leaves out what may not be recommended, and keeps the order [C-9-16 C-9-17]', () => {
    const products = [
      product('c', { state: 'evergreen' }),
      product('old', { state: 'discontinued' }),
      product('hidden', { state: 'enabled' }),
      product('gone', { soldOut: true }),
      product('away', { hasStockOnHand: false }),
      product('a'),
    ];
    expect(recommendedIds(products)).toEqual(['c', 'a']);
  });

  it('shows no more than 20 of the 50, whatever is configured [C-9-15]', () => {
    expect(recommendedIds(many)).toEqual(many.slice(0, 20).map(({ id }) => id));
    expect(recommendedIds(many, { configuredMax: 30 })).toHaveLength(20);
    expect(recommendedIds(many, { configuredMax: 4 })).toEqual(['p0', 'p1', 'p2', 'p3']);
  });

  it('counts only what is shown: the page itself and repetitions take no place', () => {
    const products = [product('p0'), product('p1'), product('p1'), product('p2'), product('p3')];
    expect(recommendedIds(products, { configuredMax: 2, without: ['p0'] })).toEqual(['p1', 'p2']);
  });
});
