import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillConformance } from './conformance.ts';
import { createEmbeddedSearch } from './embedded.ts';
import { isFaulty, SearchFailure, type SearchRequest } from './port.ts';

describe('the embedded search, sent anything', () => {
  const search = createEmbeddedSearch();
  fillConformance(search);
  const NAMES = [
    'query',
    'filters',
    'facetFilters',
    'numericFilters',
    'tagFilters',
    'optionalFilters',
    'facets',
    'maxValuesPerFacet',
    'sortFacetValuesBy',
    'attributesToRetrieve',
    'attributesToHighlight',
    'attributesToSnippet',
    'highlightPreTag',
    'page',
    'hitsPerPage',
    'offset',
    'length',
    'typoTolerance',
    'minWordSizefor1Typo',
    'minWordSizefor2Typos',
    'queryType',
    'removeWordsIfNoResults',
    'optionalWords',
    'restrictSearchableAttributes',
    'aroundLatLng',
    'aroundRadius',
    'aroundPrecision',
    'minimumAroundRadius',
    'ruleContexts',
    'enableRules',
    'getRankingInfo',
    'facetQuery',
    'maxFacetHits',
    'facet',
    'params',
  ];
  const LIKELY = [
    'brand.name:Halden',
    'price>=3',
    'price:1 TO 2',
    '(a:1 OR b:2)',
    'halden fridge',
    '*',
    'name',
    'name:3',
    '["a:b"]',
    '-37.8,144.9',
    'all',
    '<score=2>',
    '"',
    '\\',
    '9'.repeat(30),
  ];

  const words = fc.oneof(fc.constantFrom(...LIKELY), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
  const values = fc.oneof(
    words,
    fc.integer(),
    fc.boolean(),
    fc.jsonValue(),
    fc.array(fc.oneof(words, fc.array(words))),
  );
  const parameters = fc.dictionary(fc.constantFrom(...NAMES), values);
  const queryStrings = fc
    .dictionary(fc.constantFrom(...NAMES), words)
    .map((entries) => new URLSearchParams(entries).toString());
  const requests = fc.oneof(
    parameters.map((given) => ({ ...given, indexName: 'products' })),
    fc.oneof(parameters, queryStrings).map((params) => ({ indexName: 'products_price_asc', params })),
    parameters.map((given) => ({ facet: 'brand.name', ...given, indexName: 'products', type: 'facet' })),
    parameters.map((given) => ({ ...given, indexName: 'stores' })),
    fc.jsonValue(),
  );

  it('answers whatever is sent, or says in its place what is wrong with it [C-7-14 D-7-06]', async () => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.array(requests, { minLength: 1, maxLength: 5 }), async (list) => {
        const { results } = await search.search(list as SearchRequest[]);
        expect(results).toHaveLength(list.length);
        for (const result of results) {
          statuses.add(isFaulty(result) ? result.error.status : 200);
          if (isFaulty(result)) expect(result.error.message).not.toBe('');
          else expect(result.hits.length).toBeLessThanOrEqual(result.nbHits);
        }
        expect(() => JSON.stringify(results)).not.toThrow();
      }),
      { numRuns: 500 },
    );
    expect(statuses).toContain(200);
    expect(statuses).toContain(400);
  });

  it('throws nothing but a failure for a call that makes no sense', async () => {
    const calls = (value: never) => [
      () => search.search(value),
      () => search.search([], value),
      () => search.getObjects(value),
      () => search.getObjects([value]),
      () => search.searchFacetValues('products', 'brand.name', value),
      () => search.searchFacetValues(value, value, {}),
    ];
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), parameters), async (value) => {
        const made = calls(value as never).map((call) => call().catch((error: unknown) => error));
        for (const outcome of await Promise.all(made)) {
          if (outcome instanceof Error) expect(outcome).toBeInstanceOf(SearchFailure);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [{ indexName: '' }, 'Invalid value for "indexName" parameter, expected string that is not empty'],
    [{ indexName: 'products', type: 'other' }, 'Invalid value for "type" parameter, expected one of default, facet'],
    [
      { indexName: 'products', type: 'facet' },
      'Invalid value for "facet" parameter, expected string that is not empty',
    ],
    [
      { indexName: 'products', type: 'facet', facet: 'name' },
      'Cannot search in `name` attribute, you need to add `searchable(name)` to attributesForFaceting.',
    ],
    [
      { indexName: 'products', restrictSearchableAttributes: ['price'] },
      'restrictSearchableAttributes: attribute price is not in searchableAttributes',
    ],
  ])('says what is wrong with %j', async (request, message) => {
    const { results } = await search.search([request as SearchRequest]);
    expect(results[0]).toMatchObject({ error: { message, status: 400 } });
  });
});
