import { describe, expect, it } from 'vitest';
import { PRODUCT_STATES, type ProductState } from '../catalogue/product-record.ts';
import { mayRecommend } from './may-recommend.ts';

const good = { state: 'current', soldOut: false, hasStockOnHand: true } as const;

describe('mayRecommend', () => {
  it('allows the states current and evergreen, and no other [C-9-16]', () => {
    const allowed = PRODUCT_STATES.filter((state: ProductState) => mayRecommend({ ...good, state }));
    expect(allowed).toEqual(['current', 'evergreen']);
  });

  it.each([
    [false, true, true],
    [true, true, false],
    [false, false, false],
    [true, false, false],
  ])('sold out %s and on hand %s: %s [C-9-17]', (soldOut, hasStockOnHand, expected) => {
    expect(mayRecommend({ ...good, soldOut, hasStockOnHand })).toBe(expected);
  });
});
