import { describe, expect, it } from 'vitest';
import { parseFacetFilters, parseOptionalFilters, parseTagFilters } from './parse-facet-filters.ts';

const is = (attribute: string, value: string, negated = false, score = 1) => ({
  kind: 'facet' as const,
  attribute,
  value,
  negated,
  score,
});

describe('parseFacetFilters', () => {
  it.each([
    ['a text alone', 'brand:Halden', [[is('brand', 'Halden')]]],
    ['nothing', '', []],
    ['an empty list', [], []],
    ['a list: all of them', ['a:1', 'b:2'], [[is('a', '1')], [is('b', '2')]]],
    ['an inner list: any of them', [['a:1', 'a:2'], 'b:3'], [[is('a', '1'), is('a', '2')], [is('b', '3')]]],
    ['an empty inner list asks for nothing', [[], 'b:3'], [[is('b', '3')]]],
    ['a JSON array in text', '["a:1",["b:2","b:3"]]', [[is('a', '1')], [is('b', '2'), is('b', '3')]]],
    ['a minus: not', ['brand:-Halden'], [[is('brand', 'Halden', true)]]],
    ['an escaped minus', ['count:\\-12'], [[is('count', '-12')]]],
    ['further colons and spaces belong to the value', ['family:Fridges##a:b c'], [[is('family', 'Fridges##a:b c')]]],
    ['commas belong to the value', 'colour:Black, matte', [[is('colour', 'Black, matte')]]],
    ['a path', ['visibleIn.index:true'], [[is('visibleIn.index', 'true')]]],
    ['a score is part of the value', ['a:b<score=2>'], [[is('a', 'b<score=2>')]]],
  ])('reads %s [D-7-17]', (_, value, expected) => {
    expect(parseFacetFilters(value, 'facetFilters')).toEqual(expected);
  });

  it.each([
    ['a number', 3, 'Invalid value for "facetFilters" parameter, expected string or array'],
    ['an object', { a: 1 }, 'Invalid value for "facetFilters" parameter, expected string or array'],
    ['a list in a list in a list', [[['a:1']]], 'expected strings, or arrays of strings, no deeper'],
    ['a number in a list', [1], 'expected strings, or arrays of strings, no deeper'],
    ['no colon', ['brand'], 'facetFilters: Invalid filter "brand", expected attribute:value'],
    ['no attribute', [':x'], 'facetFilters: Invalid filter ":x"'],
    ['no value', ['brand:'], 'facetFilters: Invalid filter "brand:"'],
    ['only a minus', ['brand:-'], 'facetFilters: Invalid filter "brand:-"'],
    ['JSON that is broken', '["a:1"', 'Invalid value for "facetFilters" parameter, expected array'],
  ])('refuses %s', (_, value, message) => {
    expect(() => parseFacetFilters(value, 'facetFilters')).toThrow(message);
  });
});

describe('parseOptionalFilters', () => {
  it.each([
    ['brand:Halden', is('brand', 'Halden')],
    ['brand:Halden<score=3>', is('brand', 'Halden', false, 3)],
    ['brand:-Halden<score=2>', is('brand', 'Halden', true, 2)],
    ['brand:a<score=x>', is('brand', 'a<score=x>')],
  ])('reads %s', (item, expected) => {
    expect(parseOptionalFilters([item], 'optionalFilters')).toEqual([[expected]]);
  });
});

describe('parseTagFilters', () => {
  it('reads tags without an attribute', () => {
    expect(parseTagFilters(['new', ['a', '-b']], 'tagFilters')).toEqual([
      [is('_tags', 'new')],
      [is('_tags', 'a'), is('_tags', 'b', true)],
    ]);
    expect(parseTagFilters('new, sale', 'tagFilters')).toEqual([[is('_tags', 'new')], [is('_tags', 'sale')]]);
  });
});
