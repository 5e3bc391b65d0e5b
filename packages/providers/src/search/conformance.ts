import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_SEARCHES, type ConformanceSearch } from './conformance-searches.ts';
import { isFaulty, type SearchAnswer, type SearchProvider, type SearchRequest, type SearchResult } from './port.ts';

export { fillConformance } from './conformance-indexes.ts';

export type OpenedSearch = { readonly search: SearchProvider; readonly close?: () => Promise<void> };

/** What a search provider must do; `open` has loaded it with CONFORMANCE_INDEXES. */
export function describeSearchProvider(name: string, open: () => Promise<OpenedSearch>): void {
  describe(`${name} as a search provider`, () => {
    let opened: OpenedSearch | undefined;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => opened?.close?.());
    const provider = (): SearchProvider => {
      if (!opened) throw new Error('The provider is not open.');
      return opened.search;
    };

    for (const [kind, searches] of Object.entries<readonly ConformanceSearch[]>(CONFORMANCE_SEARCHES)) {
      describe(`searches ${kind}`, () => {
        it.each(searches)('$title', async ({ request, ids, hits, facets, says }) => {
          const answer = await searchOne(provider(), request);
          if (ids) expect(answer.hits.map(({ objectID }) => objectID)).toEqual(ids);
          if (hits) expect(answer.hits).toEqual(hits);
          if (facets) expect(answer.facets).toEqual(facets);
          if (says) expect(answer).toMatchObject(says);
        });
      });
    }
    describeFaults(provider);
    describeMarks(provider);
    describeObjects(provider);
    describeFacetValues(provider);
  });
}

async function searchOne(search: SearchProvider, request: SearchRequest): Promise<SearchAnswer> {
  const { results } = await search.search([request]);
  expect(results).toHaveLength(1);
  return answerOf(results[0]);
}

function answerOf(result: SearchResult | undefined): SearchAnswer {
  if (!result || isFaulty(result)) throw new Error(`No answer: ${JSON.stringify(result)}`);
  return result;
}

function describeFaults(provider: () => SearchProvider): void {
  it('answers each of several requests in its place, and a bad one with what is wrong [C-7-14 D-7-06]', async () => {
    const { results } = await provider().search([
      { indexName: 'products', query: 'dryer' },
      { indexName: 'nowhere' },
      { indexName: 'products', params: { filters: 'a:b c' } },
      { indexName: 'products', params: { hitsPerPage: -1 } },
      { indexName: 'articles', hitsPerPage: 0 },
    ]);
    expect(results.map((result) => (isFaulty(result) ? result.error : result.nbHits))).toEqual([
      1,
      { message: 'Index nowhere does not exist', status: 404 },
      { message: expect.stringContaining('filters: '), status: 400 },
      { message: expect.stringContaining('hitsPerPage'), status: 400 },
      30,
    ]);
  });

  it('leaves the rest when one found enough and that is asked for', async () => {
    const request = { indexName: 'products', hitsPerPage: 2 };
    const { results } = await provider().search(
      [
        { ...request, query: 'dryer' },
        { ...request, query: 'washer' },
        { ...request, query: 'fridge' },
      ],
      'stopIfEnoughMatches',
    );
    expect(results.map((result) => answerOf(result).hits.length)).toEqual([1, 2, 0]);
  });
}

function describeMarks(provider: () => SearchProvider): void {
  it('marks what answers to the query', async () => {
    const request = { indexName: 'products', query: 'halden wash' };
    const { hits } = await searchOne(provider(), request);
    expect(hits[0]?._highlightResult).toMatchObject({
      name: {
        value: '<em>Halden</em> Front Load <em>Wash</em>er 8kg',
        matchLevel: 'full',
        matchedWords: ['halden', 'wash'],
      },
      brand: { name: { value: '<em>Halden</em>', matchLevel: 'partial', fullyHighlighted: true } },
    });
  });

  it('cuts a long text around what answers', async () => {
    const request = {
      indexName: 'products',
      query: 'quietly',
      attributesToSnippet: ['description:3'],
      highlightPreTag: '[',
      highlightPostTag: ']',
    };
    const { hits } = await searchOne(provider(), request);
    expect(hits[0]?._snippetResult).toEqual({ description: { value: '…five, [quietly], and…', matchLevel: 'full' } });
  });

  it('says how a hit was ranked when that is asked for', async () => {
    const { hits } = await searchOne(provider(), { indexName: 'products', query: 'dryre', getRankingInfo: true });
    expect(hits[0]?._rankingInfo).toMatchObject({ nbTypos: 1, words: 1 });
  });
}

function describeObjects(provider: () => SearchProvider): void {
  it('finds records by their ids, one answer for each [C-7-12]', async () => {
    const { results } = await provider().getObjects([
      { indexName: 'products', objectID: 'p2', attributesToRetrieve: ['name'] },
      { indexName: 'products', objectID: 'gone' },
      { indexName: 'localities', objectID: 'l1' },
    ]);
    expect(results).toEqual([
      { objectID: 'p2', name: 'Halden Bar Fridge 90L' },
      null,
      expect.objectContaining({ objectID: 'l1', postcode: '3000' }),
    ]);
  });

  it('fails for records of an index that does not exist', async () => {
    await expect(provider().getObjects([{ indexName: 'nowhere', objectID: 'a' }])).rejects.toMatchObject({
      status: 404,
    });
  });
}

function describeFacetValues(provider: () => SearchProvider): void {
  it('finds values of a facet, counted under the other parameters', async () => {
    const { facetHits } = await provider().searchFacetValues('products', 'brand.name', { facetQuery: 'ver' });
    expect(facetHits).toEqual([{ value: 'Oro Verde', highlighted: 'Oro <em>Ver</em>de', count: 3 }]);
    const params = 'facetQuery=&filters=categoryIds%3Ac-fridges';
    const all = await provider().searchFacetValues('products', 'brand.name', { params });
    expect(all.facetHits.map(({ value, count }) => [value, count])).toEqual([
      ['Halden', 2],
      ['Oro Verde', 1],
    ]);
  });

  it('finds values of a facet among other searches', async () => {
    const request = { indexName: 'products', type: 'facet', facet: 'brand.name', facetQuery: 'hal' } as const;
    const { results } = await provider().search([request]);
    expect(results[0]).toMatchObject({ facetHits: [{ value: 'Halden', count: 3 }] });
  });

  it.each([
    ['nowhere', 'brand.name', {}, 404],
    ['products', 'name', {}, 400],
    ['products', 'brand.name', { maxFacetHits: 1000 }, 400],
  ])('fails for %s, %s, %j', async (index, facet, parameters, status) => {
    await expect(provider().searchFacetValues(index, facet, parameters)).rejects.toMatchObject({ status });
  });
}
