import { describe, expect, it } from 'vitest';
import { priceAt } from './price-at.ts';

const reduced = { price: 2488, erpOriginalPrice: 2988, priceDateTo: 1_000, isDiscounted: true };

describe('priceAt', () => {
  it.each([
    ['a moment before its end', reduced, 999],
    ['that has no end', { ...reduced, priceDateTo: null }, 5_000],
  ])('leaves a reduction %s as it is', (_, product, now) => {
    expect(priceAt(product, now)).toBe(product);
  });
  it('is what it cost before, once the reduction has ended [D-2-121]', () => {
    expect(priceAt(reduced, 1_000)).toEqual({
      price: 2988,
      erpOriginalPrice: 2988,
      priceDateTo: null,
      isDiscounted: false,
    });
  });
  it('leaves a price that nothing was taken off as it is', () => {
    const hot = { price: 2988, erpOriginalPrice: 2988, priceDateTo: 1_000, isDiscounted: false };
    expect(priceAt(hot, 2_000)).toBe(hot);
  });
});
