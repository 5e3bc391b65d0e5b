import { describe, expect, it } from 'vitest';
import { currentPrice } from './current-price.ts';
import type { PriceRecord } from './product-record.ts';

const price = (amount: number, from: number | null = null, to: number | null = null): PriceRecord => ({
  price: amount,
  erpOriginalPrice: 100,
  from,
  to,
});

describe('currentPrice', () => {
  it.each([
    ['the standing price when it is the only one', [price(100)], 100],
    ['a dated price inside its dates', [price(100), price(80, 10, 20)], 80],
    ['a dated price from its first second', [price(100), price(80, 15, 20)], 80],
    ['the standing price at the end of a dated one', [price(100), price(80, 10, 15)], 100],
    ['the standing price before a dated one starts', [price(100), price(80, 16, 20)], 100],
    ['the latest started of two dated ones', [price(80, 10, 20), price(70, 12, 20), price(100)], 70],
    ['one that has only an end before the standing one', [price(100), price(80, null, 20)], 80],
    ['one that has only a start before the standing one', [price(100), price(80, 10)], 80],
    ['one that has started before one that has only an end', [price(80, null, 20), price(70, 10, 20)], 70],
    ['the standing price when one that has only an end is over', [price(80, null, 15), price(100)], 100],
    ['the first of two standing ones', [price(100), price(90)], 100],
    ['the last dated one when none is in force', [price(80, 1, 5), price(70, 6, 9)], 70],
  ])('takes %s', (_, prices, expected) => {
    expect(currentPrice(prices, 15).price).toBe(expected);
  });

  it('needs a price', () => {
    expect(() => currentPrice([], 0)).toThrow('at least one price');
  });
});
