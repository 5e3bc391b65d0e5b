import { describe, expect, it } from 'vitest';
import { isHotPrice, showsClearance, showsWasNow } from './price-display.ts';

const now = 1_800_000_000;
const day = 24 * 60 * 60;

describe('isHotPrice', () => {
  const hot = { price: 1749, erpOriginalPrice: 1749, priceDateFrom: now - day, priceDateTo: now + day };
  it.each([
    ['within its dates', hot, true],
    ['from the second it starts', { ...hot, priceDateFrom: now }, true],
    ['with only an end ahead', { ...hot, priceDateFrom: null }, true],
    ['with only a start behind', { ...hot, priceDateTo: null }, true],
    ['before it starts', { ...hot, priceDateFrom: now + 1 }, false],
    ['at the second it ends', { ...hot, priceDateTo: now }, false],
    ['without dates', { ...hot, priceDateFrom: null, priceDateTo: null }, false],
    ['when it is a reduction', { ...hot, price: 1699 }, false],
  ])('%s: %o [D-2-120 D-3-05]', (_, product, expected) => {
    expect(isHotPrice(product, now)).toBe(expected);
  });
});

const reduced = { isDiscounted: true, isClearance: false, soldOut: false, state: 'current' } as const;

describe('showsWasNow', () => {
  it.each([
    ['discounted', reduced, true],
    ['discounted and evergreen', { ...reduced, state: 'evergreen' }, true],
    ['not discounted', { ...reduced, isDiscounted: false }, false],
    ['sold out', { ...reduced, soldOut: true }, false],
    ['discontinued', { ...reduced, state: 'discontinued' }, false],
  ] as const)('of what is %s [D-2-121]', (_, product, expected) => {
    expect(showsWasNow(product)).toBe(expected);
  });
});

describe('showsClearance', () => {
  const clearance = { ...reduced, isDiscounted: false, isClearance: true } as const;
  it.each([
    ['on clearance', clearance, true],
    ['not on clearance', { ...clearance, isClearance: false }, false],
    ['on clearance and discounted', { ...clearance, isDiscounted: true }, false],
    ['on clearance and sold out', { ...clearance, soldOut: true }, false],
    ['on clearance and discontinued', { ...clearance, state: 'discontinued' }, false],
  ] as const)('of what is %s [D-2-122]', (_, product, expected) => {
    expect(showsClearance(product)).toBe(expected);
  });
});
