import type { AddressInfo } from 'node:net';
import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { type LiteClient, liteClient, type SearchQuery } from 'algoliasearch/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearchService } from '../testing/open-search-service.ts';

let service: Awaited<ReturnType<typeof openSearchService>>;
let lite: LiteClient;
let full: Algoliasearch;
beforeAll(async () => {
  service = await openSearchService();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.server.address() as AddressInfo;
  const hosts = [{ url: `127.0.0.1:${port}/api/search`, protocol: 'http', accept: 'readWrite' } as const];
  lite = liteClient('any', 'any', { hosts });
  full = algoliasearch('any', 'any', { hosts });
});
afterAll(() => service.app.close());

const search = async (...requests: SearchQuery[]) => (await lite.searchForHits({ requests })).results;

describe('algoliasearch/lite', () => {
  it('searches several indexes at once [C-7-13 C-7-14 D-7-05 D-7-06]', async () => {
    const results = await search(
      { indexName: 'products', query: 'kettle' },
      { indexName: 'products_price_desc', query: 'kettle', hitsPerPage: 2 },
    );
    expect(results.map(({ hits }) => hits.map(({ objectID }) => objectID))).toEqual([
      ['1', '3', '6'],
      ['6', '1'],
    ]);
    expect(results[1]).toMatchObject({ page: 0, nbPages: 2, hitsPerPage: 2, nbHits: 3, index: 'products_price_desc' });
  });

  it('counts facets and gives the span of numbers', async () => {
    const [result] = await search({ indexName: 'products', facets: ['brand.name', 'price'] });
    expect(result?.facets?.['brand.name']).toEqual({ Acme: 3, Nordholm: 2, Zest: 1 });
    expect(result?.facets_stats?.price).toMatchObject({ min: 29, max: 999 });
  });

  it.each([
    [{ filters: 'brand.name:Acme AND price < 50' }, ['3', '4']],
    [{ filters: '(brand.name:Acme OR brand.name:Zest) AND NOT attributes.colour:white' }, ['4']],
    [{ facetFilters: [['brand.name:Nordholm', 'brand.name:Zest'], 'attributes.colour:white'] }, ['2', '6']],
    [{ numericFilters: ['price>=79', 'price<=129'] }, ['2', '6']],
  ])('filters by %j', async (parameters, ids) => {
    const [result] = await search({ indexName: 'products', ...parameters });
    expect(result?.hits.map(({ objectID }) => objectID)).toEqual(ids);
  });

  it('marks what was found, also through a typing error', async () => {
    const [result] = await search({
      indexName: 'products',
      query: 'tosater acme',
      highlightPreTag: '[',
      highlightPostTag: ']',
    });
    expect(result?.hits[0]?._highlightResult).toMatchObject({
      name: { value: '[Acme] [Toaster]', matchLevel: 'full', fullyHighlighted: true },
    });
  });

  it('gets an error in the place of the search that it is about [C-7-14]', async () => {
    const { results } = await lite.search({ requests: [{ indexName: 'nowhere' }, { indexName: 'products' }] });
    expect(results).toMatchObject([{ error: { status: 404, message: 'Index nowhere does not exist' } }, { nbHits: 6 }]);
  });

  it('gets an error as a whole for a call that makes no sense', async () => {
    const requests = Array.from({ length: 51 }, () => ({ indexName: 'products' }));
    await expect(lite.search({ requests })).rejects.toMatchObject({ name: 'ApiError', status: 400 });
  });

  it('gets records by their ids', async () => {
    const requests = ['5', 'none'].map((objectID) => ({ indexName: 'products', objectID }));
    const answer = await lite.customPost({ path: '1/indexes/*/objects', body: { requests } });
    expect(answer).toMatchObject({ results: [{ objectID: '5', price: 999 }, null] });
  });

  it('searches the values of a facet among searches', async () => {
    const { results } = await lite.searchForFacets({
      requests: [{ indexName: 'products', type: 'facet', facet: 'brand.name', facetQuery: 'ac' }],
    });
    expect(results).toMatchObject([{ facetHits: [{ value: 'Acme', count: 3, highlighted: '<em>Ac</em>me' }] }]);
  });
});

describe('algoliasearch', () => {
  it('searches one index', async () => {
    const answer = await full.searchSingleIndex({ indexName: 'products', searchParams: { query: 'fridge' } });
    expect(answer.hits.map(({ objectID }) => objectID)).toEqual(['5']);
    const nowhere = full.searchSingleIndex({ indexName: 'nowhere', searchParams: {} });
    await expect(nowhere).rejects.toMatchObject({ status: 404, message: 'Index nowhere does not exist' });
  });

  it('gets records by their ids', async () => {
    const requests = [{ indexName: 'products', objectID: '4', attributesToRetrieve: ['price'] }];
    expect(await full.getObjects({ requests })).toMatchObject({ results: [{ objectID: '4', price: 39 }] });
  });

  it('searches the values of a facet', async () => {
    const { facetHits } = await full.searchForFacetValues({
      indexName: 'products',
      facetName: 'brand.name',
      searchForFacetValuesRequest: { facetQuery: 'nord', maxFacetHits: 5 },
    });
    expect(facetHits).toEqual([{ value: 'Nordholm', highlighted: '<em>Nord</em>holm', count: 2 }]);
  });
});
