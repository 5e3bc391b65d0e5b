import { type RouteName, routes } from '@wattle/contract';
import { SEARCH_INDEXES } from '@wattle/domain/search';
import { liteClient } from 'algoliasearch/lite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

let shop: TestShop;
let address: string;
beforeAll(async () => {
  shop = await openTestShop({ env: { WRITE_LIMIT_PER_MINUTE: '5' } });
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
let asked = 0;
/** Each time from another address, because of the limits. */
const postFromElsewhere = (url: string, payload: object) => {
  asked += 1;
  return shop.app.inject({ method: 'POST', url, payload, remoteAddress: `10.7.${asked >> 8}.${asked & 255}` });
};

describe('the search calls of the shop', () => {
  it('search everything it has with a client made for Algolia [C-7-01 C-7-13 C-7-14 D-7-05 D-7-06]', async () => {
    const url = `${new URL(address).host}/api/search`;
    const client = liteClient('any', 'any', { hosts: [{ url, protocol: 'http', accept: 'readWrite' }] });
    const names = [...SEARCH_INDEXES, 'products_price_asc'];
    const { results } = await client.searchForHits({ requests: names.map((indexName) => ({ indexName })) });
    expect(results.map(({ index }) => index)).toEqual(names);
    const [products, , brands] = results;
    expect(products?.hits.map(({ objectID }) => objectID).toSorted()).toEqual(['k1', 'k2']);
    expect(brands?.nbHits).toBeGreaterThan(0);
    const kettles = { indexName: 'products', query: 'ketle', facets: ['brand.name', 'attributes.capacity'] };
    const [found] = (await client.searchForHits({ requests: [kettles] })).results;
    expect(found?.facets?.['brand.name']).toEqual({ ACME: found?.nbHits });
    expect(found?.facets_stats).toHaveProperty(['attributes.capacity']);
  });

  it('give many products by their ids, with all that a card needs [C-7-11 C-7-12 D-7-25]', async () => {
    const response = await post('/api/search/indexes/products/objects', { objectIds: ['k2', 'none', 'k1'] });
    expect(response.statusCode).toBe(200);
    expect(response.json().results).toEqual([
      expect.objectContaining({ id: 'k2', name: expect.any(String), price: expect.any(Number), path: 'products/k2' }),
      null,
      expect.objectContaining({ id: 'k1' }),
    ]);
  });

  it('are not counted as writes, and carry the headers of every answer', async () => {
    const search = () => post('/api/search/indexes/*/queries', { requests: [{ indexName: 'brands' }] });
    const answers = await Promise.all(Array.from({ length: 10 }, search));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(answers[0]?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });

  it.each([
    ['a query of 5 kB', { query: 'a'.repeat(5_000) }],
    ['a query of 512 bytes', { query: 'é'.repeat(256) }],
    ['facet filters that break off', { query: 'kettle', facetFilters: '[["brand.name:ACME"' }],
    ['numeric filters that break off', { query: 'kettle', numericFilters: '[' }],
    ['facet filters that are an object', { query: 'kettle', facetFilters: { a: 1 } }],
  ])('refuse %s also where words are understood first', async (_, request) => {
    const one = await postFromElsewhere('/api/search/indexes/products/query', request);
    expect([one.statusCode, one.json().status]).toEqual([400, 400]);
  });

  it('answer or refuse whatever comes with words, and break nothing', async () => {
    const value = fc.oneof(fc.jsonValue(), fc.string(), fc.integer());
    const names = ['params', 'filters', 'facets', 'page', 'facetFilters', 'numericFilters', 'type', 'optionalFilters'];
    const request = fc.dictionary(fc.constantFrom(...names), value);
    const query = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('kettle', 'ketle under $50', 'acme 1.7 l'));
    await fc.assert(
      fc.asyncProperty(request, query, async (others, text) => {
        const answer = await postFromElsewhere('/api/search/indexes/products/query', { ...others, query: text });
        expect(answer.statusCode).toBeLessThan(500);
      }),
      { numRuns: 100 },
    );
  });

  it('refuse more words than can be understood in one call', async () => {
    const query = Array.from({ length: 100 }, (_, at) => `w${at}`).join(' ');
    const ask = (count: number) =>
      postFromElsewhere('/api/search/indexes/*/queries', {
        requests: Array.from({ length: count }, () => ({ indexName: 'products', query, hitsPerPage: 1 })),
      });
    expect([(await ask(1)).statusCode, (await ask(3)).statusCode]).toEqual([200, 400]);
  });

  it('are in the description of the calls', async () => {
    const { paths } = (await shop.app.inject('/api/openapi.json')).json();
    expect(paths['/api/search/indexes/*/queries'].post.requestBody.content).toHaveProperty(['application/json']);
    expect(paths).toHaveProperty(['/api/search/indexes/{indexName}/objects']);
  });
});

describe('a shop that searches at Algolia', () => {
  const KEYS = { ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'searchkey1', ALGOLIA_ADMIN_KEY: 'adminkey1' };

  it('answers as one that searches itself', async () => {
    const host = `${address}/api/search`;
    const other = await openTestShop({ env: { ...KEYS, ALGOLIA_HOSTS: `${host},${host}` } });
    for (const url of ['/api/products?categoryId=kettles', '/api/products?address=q%3Dketle', '/api/suggest?q=ket']) {
      const answer = (await other.app.inject(url)).json();
      expect(answer).toEqual((await shop.app.inject(url)).json());
      expect(JSON.stringify(answer)).toContain('products/k1');
    }
    await other.close();
  });

  it('gives nobody its keys, and says when Algolia is away', async () => {
    const other = await openTestShop({ env: { ...KEYS, ALGOLIA_HOSTS: 'http://127.0.0.1:1' } });
    const search = { method: 'POST', url: '/api/search/indexes/products/query', payload: {} } as const;
    const away = await other.app.inject(search);
    expect(away.json()).toEqual({ message: 'The search service does not answer.', status: 503 });
    expect((await other.app.inject('/api/products')).statusCode).toBe(503);
    const paths = (Object.keys(routes) as RouteName[]).map((name) => routes[name].path);
    for (const url of [...paths, '/api/openapi.json', '/metrics']) {
      const { body, headers } = await other.app.inject(url);
      expect(body + JSON.stringify(headers)).not.toMatch(/searchkey1|adminkey1/);
    }
    await other.close();
  });
});
