import { expect, it } from 'vitest';
import {
  changeWords,
  pageWords,
  productsWords,
  resultWords,
  stepsWords,
  stockWords,
  valueWords,
} from './desk-goods-lines.ts';
import { formatShopDay } from './shop-day.ts';

it('counts are said with their words', () => {
  expect([productsWords(1), productsWords(2312)]).toEqual(['1 product', '2,312 products']);
  expect(stockWords(53, 18, 35)).toBe('53 on hand, 18 promised, 35 to sell');
  expect([changeWords(1), changeWords(3)]).toEqual(['Change 1 record', 'Change 3 records']);
  expect(pageWords(2, 1200)).toBe('page 2 of 1,200');
  expect(resultWords({ inserted: 2, updated: 3, unchanged: 4 })).toBe('2 new, 3 changed, 4 as they were');
  expect(resultWords({ inserted: 0, updated: 0, unchanged: 0, deleted: 5 })).toBe(
    '0 new, 0 changed, 5 deleted, 0 as they were',
  );
  expect(stepsWords(['$99', '$89'])).toBe('Price over the next weeks: $99, then $89');
});

it('a value of a row is said as staff read it, a price list too', () => {
  const until = Date.parse('2026-11-20T12:00+11:00') / 1000;
  const prices = [
    { price: 2988, erpOriginalPrice: 3499, from: null, to: until },
    { price: 3499, erpOriginalPrice: 3499, from: null, to: null },
  ];
  expect(valueWords(prices)).toBe(`$2,988.00 (was $3,499.00) until ${formatShopDay(until)}; $3,499.00`);
  expect(['Fridge', '', null, undefined, 12.5, ['a', 'b'], [], { a: 1 }].map(valueWords)).toEqual([
    ...['Fridge', '–', '–', '–', '12.5', 'a, b', '–', '{"a":1}'],
  ]);
});
