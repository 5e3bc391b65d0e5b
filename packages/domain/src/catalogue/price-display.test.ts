import { describe, expect, it } from 'vitest';
import { discountCountdown, formatCountdown, isHotPrice, showsClearance, showsWasNow } from './price-display.ts';

const now = 1_800_000_000;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

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

describe('discountCountdown', () => {
  const read = (left: number) => {
    const countdown = discountCountdown(now + left, now);
    return countdown && formatCountdown(countdown);
  };
  it.each([
    [2 * day + 5 * hour, '2 Days'],
    [day, '1 Day'],
    [day - 1, '23 Hours'],
    [hour, '1 Hour'],
    [hour - 1, '59 Minutes'],
    [2 * minute, '2 Minutes'],
  ])('of %i seconds reads %s [D-2-123]', (left, expected) => {
    expect(read(left)).toBe(expected);
  });
  it.each([minute + 59, minute, 59, 1])('of %i seconds still reads 1 Minute [D-2-124]', (left) => {
    expect(read(left)).toBe('1 Minute');
  });
  it.each([0, -1])('is over at %i seconds', (left) => {
    expect(read(left)).toBeNull();
  });
});
