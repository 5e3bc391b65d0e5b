import { describe, expect, it } from 'vitest';
import { SearchFailure } from '../port.ts';
import { readParameters, withDefaults } from './read-parameters.ts';

describe('readParameters', () => {
  it.each([
    [{ query: 'fridge' }, { query: 'fridge' }],
    [{ hitsPerPage: 0 }, { hitsPerPage: 0 }],
    [
      { hitsPerPage: '1000', page: '3' },
      { hitsPerPage: 1000, page: 3 },
    ],
    [{ facets: 'brand' }, { facets: ['brand'] }],
    [{ facets: 'brand, price' }, { facets: ['brand', 'price'] }],
    [{ facets: ['brand', 'price'] }, { facets: ['brand', 'price'] }],
    [{ facets: '["brand","price"]' }, { facets: ['brand', 'price'] }],
    [{ facets: '*' }, { facets: ['*'] }],
    [{ attributesToRetrieve: [] }, { attributesToRetrieve: [] }],
    [
      { attributesToSnippet: ['description:20', 'name'] },
      {
        attributesToSnippet: [
          { path: 'description', words: 20 },
          { path: 'name', words: 10 },
        ],
      },
    ],
    [{ typoTolerance: true }, { typoTolerance: 'true' }],
    [{ typoTolerance: 'strict' }, { typoTolerance: 'strict' }],
    [
      { enableRules: 'false', getRankingInfo: true },
      { enableRules: false, getRankingInfo: true },
    ],
    [{ optionalWords: 'blue, red green' }, { optionalWords: ['blue', 'red', 'green'] }],
    [{ optionalWords: '["blue red"]' }, { optionalWords: ['blue', 'red'] }],
    [{ ruleContexts: ['category-c-fridges'] }, { ruleContexts: ['category-c-fridges'] }],
    [{ aroundLatLng: '-37.81, 144.96' }, { aroundLatLng: { lat: -37.81, lng: 144.96, text: '-37.81,144.96' } }],
    [{ aroundRadius: 'all' }, { aroundRadius: 'all' }],
    [{ aroundRadius: '200000' }, { aroundRadius: 200_000 }],
    [
      {
        aroundPrecision: [
          { from: 0, value: 25 },
          { from: 2000, value: 1000 },
        ],
      },
      { aroundPrecision: 25 },
    ],
    [{ analytics: false, userToken: 'x', somethingNew: { a: 1 } }, {}],
    [{ query: null }, {}],
  ])('reads %j', (raw, expected) => {
    expect(readParameters(raw)).toEqual(expected);
  });

  it.each([
    ['query', 3, 'string shorter than 512 bytes'],
    ['query', 'é'.repeat(256), 'string shorter than 512 bytes'],
    ['hitsPerPage', -1, 'integer between 0 and 1000'],
    ['hitsPerPage', 1001, 'integer between 0 and 1000'],
    ['hitsPerPage', 'many', 'integer between 0 and 1000'],
    ['hitsPerPage', 1.5, 'integer between 0 and 1000'],
    ['page', {}, 'integer of at least 0'],
    ['maxValuesPerFacet', 1001, 'integer between 0 and 1000'],
    ['maxFacetHits', 1000, 'integer between 1 and 100'],
    ['sortFacetValuesBy', 'size', 'one of count, alpha'],
    ['enableRules', 1, 'boolean'],
    ['facets', 3, 'array of strings'],
    ['facets', ['a', 1], 'array of strings'],
    ['attributesToRetrieve', '["a"', 'array'],
    ['attributesToSnippet', ['a:b'], 'integer between 1 and 1000'],
    ['queryType', 'prefixFirst', 'one of prefixLast, prefixAll, prefixNone'],
    ['typoTolerance', 'loose', 'one of true, false, min, strict'],
    ['highlightPreTag', 3, 'string'],
    ['highlightPostTag', 'x'.repeat(256), 'string shorter than 256 bytes'],
    ['snippetEllipsisText', 'é'.repeat(128), 'string shorter than 256 bytes'],
    ['aroundLatLng', '91,0', 'latitude and longitude'],
    ['aroundLatLng', '1,2,3', 'latitude and longitude'],
    ['aroundLatLng', 'here', 'latitude and longitude'],
    ['aroundLatLng', ',', 'latitude and longitude'],
    ['aroundRadius', 0, 'integer of at least 1'],
    ['aroundPrecision', [], 'integer, or array of ranges with a value'],
  ])('names %s when it is %j', (name, value, expected) => {
    const read = () => readParameters({ [name]: value });
    expect(read).toThrow(SearchFailure);
    expect(read).toThrow(`Invalid value for "${name}" parameter, expected ${expected}`);
  });

  it('refuses areas rather than answer with what lies outside of them', () => {
    expect(() => readParameters({ insideBoundingBox: '1,2,3,4' })).toThrow(
      'Parameter "insideBoundingBox" is not supported',
    );
  });
});

describe('withDefaults', () => {
  it('fills in what a request does not say', () => {
    expect(withDefaults({ page: 1 })).toMatchObject({
      query: '',
      page: 1,
      hitsPerPage: 20,
      maxValuesPerFacet: 100,
      minWordSizefor1Typo: 4,
      minWordSizefor2Typos: 8,
      typoTolerance: 'true',
    });
  });
});
