import { describe, expect, it } from 'vitest';
import { centsOf, dollarsOf, toCents } from './cents.ts';

describe('cents', () => {
  it.each([
    [0, 0],
    [19.99, 1999],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [4999, 499900],
    [0.015, 2],
    [-0, 0],
    [0.1 + 0.2 - 0.3, 0],
    [0.3 - 0.1 - 0.2, 0],
    [-19.99, -1999],
  ])('reads %d dollars as %d cents [C-9-20]', (dollars, expected) => {
    expect(centsOf(dollars)).toBe(expected);
  });

  it('gives the same dollars back', () => {
    for (let amount = 0; amount < 20_000; amount += 7) {
      expect(centsOf(dollarsOf(toCents(amount)))).toBe(amount);
    }
  });

  it('refuses a part of a cent', () => {
    expect(() => toCents(10.5)).toThrow(RangeError);
  });
});
