import { describe, expect, it } from 'vitest';
import { parseNumericFilters } from './parse-numeric-filters.ts';

const compare = (attribute: string, operator: string, value: number) => ({
  kind: 'numeric',
  attribute,
  operator,
  value,
  negated: false,
});
const range = (attribute: string, from: number, to: number) => ({ kind: 'range', attribute, from, to, negated: false });

describe('parseNumericFilters', () => {
  it.each([
    ['price>=10', [[compare('price', '>=', 10)]]],
    ['price <= 19.95', [[compare('price', '<=', 19.95)]]],
    ['price!=0', [[compare('price', '!=', 0)]]],
    ['temperature < -5', [[compare('temperature', '<', -5)]]],
    ['price>1e3', [[compare('price', '>', 1000)]]],
    ['stars:4', [[compare('stars', '=', 4)]]],
    ['price:10 TO 20.5', [[range('price', 10, 20.5)]]],
    ['price: -1 TO 1', [[range('price', -1, 1)]]],
    ['price>=10,price<=50', [[compare('price', '>=', 10)], [compare('price', '<=', 50)]]],
    [
      ['price>=10', 'price<=50'],
      [[compare('price', '>=', 10)], [compare('price', '<=', 50)]],
    ],
    [
      [['stars=4', 'stars=5'], 'a.b>1'],
      [[compare('stars', '=', 4), compare('stars', '=', 5)], [compare('a.b', '>', 1)]],
    ],
    ['["price>=10"]', [[compare('price', '>=', 10)]]],
    [[], []],
  ])('reads %j [D-7-17]', (value, expected) => {
    expect(parseNumericFilters(value, 'numericFilters')).toEqual(expected);
  });

  it.each([
    'price',
    '>10',
    'price>',
    'price>ten',
    'price=>10',
    'price>10>20',
    'price:1 TO',
    'price:1 TO 2 TO 3',
    'price:a TO b',
    'price:Infinity TO 3',
    'price>1e999',
    // two ways to read a digit would be as many to read them as there are digits, for each of them
    `price>${'0'.repeat(200_000)}x`,
  ])('refuses %s', (item) => {
    expect(() => parseNumericFilters([item], 'numericFilters')).toThrow(`numericFilters: Invalid filter "${item}"`);
  });

  it.each([[3], [{}], [[[['a>1']]]], [[true]]])('refuses %j', (value) => {
    expect(() => parseNumericFilters(value, 'numericFilters')).toThrow('Invalid value for "numericFilters" parameter');
  });
});
