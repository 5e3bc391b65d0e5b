import type { SearchRule } from '@wattle/domain/search';
import { describe, expect, it } from 'vitest';
import { describeSearchProvider, fillConformance } from './conformance.ts';
import { createEmbeddedSearch, type EmbeddedSearchConfig } from './embedded.ts';
import type { EmbeddedSearch } from './embedded-types.ts';
import { type SearchAnswer, SearchFailure, type SearchRequest } from './port.ts';

function openShop(config: EmbeddedSearchConfig = {}): EmbeddedSearch {
  const search = createEmbeddedSearch(config);
  fillConformance(search);
  return search;
}

async function searchOne(search: EmbeddedSearch, request: SearchRequest): Promise<SearchAnswer> {
  const { results } = await search.search([request]);
  return results[0] as SearchAnswer;
}

const idsOf = ({ hits }: SearchAnswer): string[] => hits.map(({ objectID }) => objectID);

describeSearchProvider('the embedded search', async () => ({ search: openShop() }));

describe('createEmbeddedSearch: answers', () => {
  it.each([
    [
      'every facet that can be counted',
      { facets: '*', maxValuesPerFacet: 1, query: 'dryer' },
      ['brand.name', 'brandId', 'categoryIds', 'price', 'inStock', 'visibleIn.categories', '_tags'],
    ],
    ['no facet that is none', { facets: ['name', 'brandId'] }, ['brandId']],
    ['no facet when none is asked for', {}, undefined],
  ])('counts %s [D-7-17]', async (_, params, names) => {
    const { facets } = await searchOne(openShop(), { indexName: 'products', params });
    expect(facets && Object.keys(facets)).toEqual(names);
  });

  it('does not count what is there for filtering only', async () => {
    const search = createEmbeddedSearch();
    const settings = {
      searchableAttributes: ['name'],
      attributesForFaceting: ['filterOnly(id)', 'kind'],
      customRanking: [],
    };
    search.defineIndex('things', settings).save([{ objectID: '1', id: '1', kind: 'a' }]);
    const answer = await searchOne(search, { indexName: 'things', facets: ['*', 'id'], facetFilters: 'id:1' });
    expect(answer).toMatchObject({ nbHits: 1, facets: { kind: { a: 1 } } });
    expect(answer.facets).not.toHaveProperty('id');
    await expect(search.searchFacetValues('things', 'id', {})).rejects.toThrow('Cannot search in `id` attribute');
  });

  it('sorts values of facets by the alphabet when that is asked for, and says when some are missing', async () => {
    const params = { facets: ['categoryIds'], sortFacetValuesBy: 'alpha', maxValuesPerFacet: 2 };
    const answer = await searchOne(openShop(), { indexName: 'products', params });
    expect(Object.keys(answer.facets?.categoryIds ?? {})).toEqual(['c-fridges', 'c-kitchen']);
    expect(answer.exhaustive).toMatchObject({ facetsCount: true, facetValues: false });
  });

  it('repeats the parameters, and gives a query id when clicks are followed', async () => {
    const params = { query: 'a b', clickAnalytics: true };
    const answer = await searchOne(openShop(), { indexName: 'products', params });
    expect(answer.params).toBe('query=a%20b&clickAnalytics=true');
    expect(answer.queryID).toMatch(/^[0-9a-f]{32}$/);
  });

  it('says how far it looked around a point when that was not said', async () => {
    const answer = await searchOne(openShop(), { indexName: 'stores', aroundLatLng: '-37.8136, 144.9631' });
    expect(answer).toMatchObject({
      aroundLatLng: '-37.8136,144.9631',
      automaticRadius: expect.stringMatching(/^\d+$/),
    });
  });

  it('says which words were meant', async () => {
    const answer = await searchOne(openShop(), { indexName: 'products', query: 'dryre' });
    expect(answer).toMatchObject({ query: 'dryre', correctedQuery: 'dryer' });
  });

  it('fills up with what has most of the words when that is asked for', async () => {
    const params = { query: 'halden fridge zeppelin' };
    expect(idsOf(await searchOne(openShop(), { indexName: 'products', params }))).toEqual([]);
    const filled = await searchOne(openShop(), { indexName: 'products', params: { ...params, fillUpTo: 2 } });
    expect(idsOf(filled).toSorted()).toEqual(['p1', 'p2']);
  });

  it('ranks by the scores in filters', async () => {
    const filters = 'brandId:b-oro<score=2> OR brandId:b-halden<score=9>';
    expect(idsOf(await searchOne(openShop(), { indexName: 'products', filters }))).toEqual([
      'p1',
      'p4',
      'p2',
      'p3',
      'p5',
      'p6',
    ]);
  });

  it('uses the parameters of the index where a search says nothing', async () => {
    const search = createEmbeddedSearch();
    const settings = {
      searchableAttributes: ['name'],
      attributesForFaceting: [],
      customRanking: [],
      defaults: { hitsPerPage: 1, query: 'a' },
    };
    search.defineIndex('things', settings).save([
      { objectID: '1', name: 'a' },
      { objectID: '2', name: 'a b' },
    ]);
    expect(await searchOne(search, { indexName: 'things' })).toMatchObject({
      hitsPerPage: 1,
      nbHits: 2,
      query: 'a',
      params: '',
    });
    expect(await searchOne(search, { indexName: 'things', hitsPerPage: 5, query: 'b' })).toMatchObject({
      hitsPerPage: 5,
      nbHits: 1,
    });
  });
});

describe('createEmbeddedSearch: rules', () => {
  const rule = (more: Partial<SearchRule>): SearchRule => ({
    objectID: 'r',
    description: '',
    enabled: true,
    validity: [],
    conditions: [],
    consequence: {},
    ...more,
  });
  const pin = { promote: [{ objectID: 'p2', position: 0 }], hide: [{ objectID: 'p1' }] };

  it('applies a rule only in its time', async () => {
    let now = new Date(1000 * 1000);
    const search = openShop({ now: () => now });
    search.setRules('products', [rule({ validity: [{ from: 2000, until: 3000 }], consequence: pin })]);
    const first = async () => idsOf(await searchOne(search, { indexName: 'products' }))[0];
    expect(await first()).toBe('p1');
    now = new Date(2500 * 1000);
    expect(await first()).toBe('p2');
  });

  it('hides in every order, but pins only in the order that is the shop’s own', async () => {
    const search = openShop();
    search.setRules('products', [rule({ consequence: pin })]);
    expect(idsOf(await searchOne(search, { indexName: 'products' }))).toEqual(['p2', 'p4', 'p3', 'p5', 'p6']);
    const answer = await searchOne(search, { indexName: 'products_price_desc' });
    expect(idsOf(answer)).toEqual(['p3', 'p6', 'p4', 'p5', 'p2']);
    expect(answer.appliedRules).toEqual([{ objectID: 'r' }]);
  });

  it('gives an order rules of its own', async () => {
    const search = openShop();
    search.setRules('products_price_desc', [rule({ consequence: { hide: [{ objectID: 'p3' }] } })]);
    expect(idsOf(await searchOne(search, { indexName: 'products_price_desc' }))[0]).toBe('p1');
    expect(idsOf(await searchOne(search, { indexName: 'products' }))).toContain('p3');
  });

  it('pins nothing that a filter leaves out', async () => {
    const search = openShop();
    search.setRules('products', [rule({ consequence: pin })]);
    const answer = await searchOne(search, { indexName: 'products', facetFilters: ['categoryIds:c-laundry'] });
    expect(idsOf(answer)).toEqual(['p4', 'p5', 'p6']);
  });

  it('keeps the rules that it has when new ones make no sense', async () => {
    const search = openShop();
    expect(() => search.setRules('products', [rule({ conditions: [{ filters: ':' }] })])).toThrow(SearchFailure);
    expect(await searchOne(search, { indexName: 'products', ruleContexts: 'category-c-laundry' })).toMatchObject({
      appliedRules: [{ objectID: 'pin-in-laundry' }],
    });
  });
});

describe('createEmbeddedSearch: indexes', () => {
  it('empties an index that is defined again, and follows changes of its records', async () => {
    const search = openShop();
    const index = search.defineIndex('products', {
      searchableAttributes: ['name'],
      attributesForFaceting: [],
      customRanking: [],
    });
    expect(search.findIndex('products')).toBe(index);
    expect(await searchOne(search, { indexName: 'products' })).toMatchObject({ nbHits: 0 });
    index.save([{ objectID: 'n1', name: 'New' }]);
    expect(idsOf(await searchOne(search, { indexName: 'products', query: 'new' }))).toEqual(['n1']);
    expect(await searchOne(search, { indexName: 'products_price_asc' })).toMatchObject({ error: { status: 404 } });
  });

  it('finds records under the name of another order', async () => {
    const { results } = await openShop().getObjects([
      { indexName: 'products_price_asc', objectID: 'p1', attributesToRetrieve: [] },
    ]);
    expect(results).toEqual([{ objectID: 'p1' }]);
  });

  it.each(['toString', '__proto__', 'constructor'])('knows no index %s', async (indexName) => {
    expect(await searchOne(openShop(), { indexName })).toEqual({
      index: indexName,
      error: { message: `Index ${indexName} does not exist`, status: 404 },
    });
  });
});
