import { describe, expect, it } from 'vitest';
import type { FilterLiteral } from '../engine/types.ts';
import { parseFilters } from './parse-filters.ts';

/** A literal in compact form, to keep the tables readable. */
function show(literal: FilterLiteral): string {
  const not = literal.negated ? '!' : '';
  if (literal.kind === 'range') return `${not}${literal.attribute}[${literal.from}..${literal.to}]`;
  if (literal.kind === 'numeric') return `${not}${literal.attribute}${literal.operator}${literal.value}`;
  return `${not}${literal.attribute}:${literal.value}${literal.score === 1 ? '' : `*${literal.score}`}`;
}
const parse = (text: string): string[][] => parseFilters(text, 'filters').map((group) => group.map(show));

describe('parseFilters', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['brand:Halden', [['brand:Halden']]],
    ['brand: Halden', [['brand:Halden']]],
    ['brand:"Van Daal"', [['brand:Van Daal']]],
    ["brand:'Van Daal'", [['brand:Van Daal']]],
    ['"energy rating":"5 stars"', [['energy rating:5 stars']]],
    ['brand:"a \\"b\\" \\\\ c"', [['brand:a "b" \\ c']]],
    ["brand:De'Long", [["brand:De'Long"]]],
    ['name:"x AND (y)"', [['name:x AND (y)']]],
    ['name:"AND"', [['name:AND']]],
    ['state:TO', [['state:TO']]],
    ['count:\\-12', [['count:-12']]],
    ['a!b:c!', [['a!b:c!']]],
    ['inStock:true', [['inStock:true']]],
    ['a:1 AND b:2', [['a:1'], ['b:2']]],
    ['a:1 OR a:2', [['a:1', 'a:2']]],
    ['a:1 AND b:2 OR b:3', [['a:1'], ['b:2', 'b:3']]],
    ['(a:1 OR a:2) AND (b:1 OR b:2) AND c:3', [['a:1', 'a:2'], ['b:1', 'b:2'], ['c:3']]],
    ['((a:1 OR a:2) OR (a:3))', [['a:1', 'a:2', 'a:3']]],
    ['(a:1)', [['a:1']]],
    ['NOT a:1', [['!a:1']]],
    ['a:1 OR NOT a:2', [['a:1', '!a:2']]],
    ['price > 12.99', [['price>12.99']]],
    ['price>=10 AND price<20', [['price>=10'], ['price<20']]],
    ['price != -1', [['price!=-1']]],
    ['NOT price = 3', [['!price=3']]],
    ['price:5.99 TO 100', [['price[5.99..100]']]],
    ['NOT price:-1 TO 2', [['!price[-1..2]']]],
    ['price:10 TO 20 OR price > 30', [['price[10..20]', 'price>30']]],
    ['price:10', [['price:10']]],
    ['published', [['_tags:published']]],
    ['_tags:new OR "on sale"', [['_tags:new', '_tags:on sale']]],
    ['brand:a<score=2> OR brand:b<score=1>', [['brand:a*2', 'brand:b']]],
    [
      'price>1 AND (colour:"Matte black" OR NOT colour:White) AND _tags:x',
      [['price>1'], ['colour:Matte black', '!colour:White'], ['_tags:x']],
    ],
  ])('reads %s', (text, expected) => {
    expect(parse(text)).toEqual(expected);
  });

  it.each([
    ['Type:Important dates', 'filters: Unexpected token string(dates) expected end of filter at col 15'],
    ['category.lvl2:Womens>Tailoring', "filters: Unexpected token '>' expected end of filter at col 20"],
    ['(a:pythonORb:c)', "filters: Unexpected token ':' expected ')' at col 12"],
    ['price > AND a:1', "filters: Unexpected token 'AND' expected numeric at col 8"],
    ['price > "10"', 'filters: Unexpected token string(10) expected numeric at col 8'],
    ['price:1 TO', 'filters: Unexpected token end of filter expected numeric at col 10'],
    ['a:1 AND', 'filters: Unexpected token end of filter expected string at col 7'],
    ['OR a:1', "filters: Unexpected token 'OR' expected string at col 0"],
    ['a:', 'filters: Unexpected token end of filter expected string at col 2'],
    [':b', "filters: Unexpected token ':' expected string at col 0"],
    ['(a:1', "filters: Unexpected token end of filter expected ')' at col 4"],
    ['a:1)', "filters: Unexpected token ')' expected end of filter at col 3"],
    ['()', "filters: Unexpected token ')' expected string at col 1"],
    ['NOT (a:1 OR a:2)', "filters: Unexpected token '(' expected string at col 4"],
    ['NOT NOT a:1', "filters: Unexpected token 'NOT' expected string at col 4"],
    ['a:1 <score=2> <score=3>', 'filters: Unexpected token <score=3> expected end of filter at col 14'],
    ['a:"b', 'filters: Missing closing quote for the one at col 2'],
    ['a:b\\', "filters: Unexpected token '\\' at col 3"],
    ['a:1 OR (b:2 AND c:3)', 'only (X OR Y) AND Z is allowed'],
    ['(a:1 AND b:2)', 'only (X OR Y) AND Z is allowed'],
    ['a:1 OR price > 3', 'filters: Different types are not allowed in the same OR.'],
    ['a:1 OR _tags:x', 'filters: Different types are not allowed in the same OR.'],
    [`${'('.repeat(50_000)}a:1`, 'filters: Too many parentheses inside each other'],
  ])('refuses %s', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });

  it('refuses what is not text', () => {
    expect(() => parseFilters(['a:1'], 'filters')).toThrow('Invalid value for "filters" parameter, expected string');
  });
});
