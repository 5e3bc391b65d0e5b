import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearchService, SAMPLE_PRODUCTS } from '../testing/open-search-service.ts';

let service: Awaited<ReturnType<typeof openSearchService>>;
beforeAll(async () => {
  service = await openSearchService();
});
afterAll(() => service.app.close());

async function post(path: string, body: unknown, type = 'application/json') {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const url = `/api/search${path}`;
  const response = await service.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}
const queries = (...requests: unknown[]) => post('/indexes/*/queries', { requests });

describe('several searches', () => {
  it('answers each in its place, with hits or with an error [C-7-13 C-7-14 D-7-05 D-7-06]', async () => {
    const { status, body } = await queries(
      { indexName: 'products', params: { query: 'kettle' } },
      { indexName: 'nowhere' },
      { indexName: 'products', params: 'query=fridge&hitsPerPage=1' },
      { indexName: 'products', filters: 'brand.name:' },
    );
    expect(status).toBe(200);
    expect(body.results).toMatchObject([
      { index: 'products', nbHits: 3 },
      { index: 'nowhere', error: { status: 404, message: 'Index nowhere does not exist' } },
      { index: 'products', nbHits: 1, hits: [{ objectID: '5' }] },
      { index: 'products', error: { status: 400 } },
    ]);
  });

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'text/plain; charset=utf-8'])(
    'takes JSON called %s',
    async (type) => {
      const { body } = await post('/indexes/*/queries', { requests: [{ indexName: 'products' }] }, type);
      expect(body.results[0].nbHits).toBe(6);
    },
  );

  it.each(['/indexes/*/queries', '/indexes/%2A/queries', '/1/indexes/*/queries?x-algolia-api-key=k'])(
    'is found at %s [C-7-01]',
    async (path) => {
      const { status, headers } = await post(path, { requests: [] });
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('answers fifty, and no more', async () => {
    const many = (count: number) => queries(...Array.from({ length: count }, () => ({ indexName: 'products' })));
    expect((await many(50)).body.results).toHaveLength(50);
    expect(await many(51)).toMatchObject({ status: 400, body: { status: 400 } });
  });
});

describe('work', () => {
  const heavy = { indexName: 'products', hitsPerPage: 1000, facets: ['*'] };

  it('of one call is bounded, however it is written', async () => {
    expect((await queries(heavy)).status).toBe(200);
    for (const request of [heavy, { indexName: 'products', params: 'hitsPerPage=1000&facets=%5B%22*%22%5D' }]) {
      const { status, body } = await queries(request, request);
      expect([status, body]).toEqual([400, { status: 400, message: expect.stringContaining('asks for too much') }]);
    }
    const filters = Array.from({ length: 20_000 }, (_, index) => `price:${index}`).join(' OR ');
    expect((await queries({ indexName: 'products', filters })).status).toBe(413);
  });

  it('of one call is bounded in the bytes of its answer too', async () => {
    await using large = await openSearchService();
    const records = Array.from({ length: 1000 }, (_, at) => ({
      ...SAMPLE_PRODUCTS[0],
      objectID: `large-${at}`,
      name: `Kettle ${'with a lid '.repeat(550)}`,
    }));
    large.search
      .defineIndex('large', { searchableAttributes: ['name'], attributesForFaceting: [], customRanking: [] })
      .replaceAll(records);
    const ask = async (path: string, payload: object) => {
      const { statusCode, payload: text } = await large.app.inject({
        method: 'POST',
        url: `/api/search${path}`,
        payload,
      });
      return [statusCode, text.length > 5_000_000 ? 'large' : JSON.parse(text).message] as const;
    };
    const lean = { attributesToRetrieve: ['brand'], attributesToHighlight: [] };
    const thousand = { indexName: 'large', hitsPerPage: 1000 };
    expect(await ask('/indexes/large/query', { ...thousand, ...lean })).toEqual([200, undefined]);
    expect(await ask('/indexes/large/query', { query: 'lid', hitsPerPage: 100 })).toEqual([200, undefined]);
    const halves = Array.from({ length: 4 }, () => ({ ...thousand, hitsPerPage: 400 }));
    for (const [path, payload] of [
      ['/indexes/large/query', { ...thousand, query: 'lid' }],
      ['/1/indexes/large/query', { params: 'hitsPerPage=1000&attributesToHighlight=*&attributesToRetrieve=*' }],
      ['/indexes/*/queries', { requests: halves }],
      ['/indexes/large/objects', { objectIDs: records.map(({ objectID }) => objectID) }],
    ] as const)
      expect(await ask(path, payload)).toEqual([400, expect.stringContaining('too large')]);
  });

  it('of one client in a minute is bounded too, for all of its calls together', async () => {
    const limited = await openSearchService({ writeLimitPerMinute: 2 });
    const ask = async (path: string, payload: object, remoteAddress = '203.0.113.7') =>
      limited.app.inject({ method: 'POST', url: `/api/search${path}`, payload, remoteAddress });
    expect((await ask('/indexes/*/queries', { requests: [heavy] })).statusCode).toBe(200);
    for (const path of ['/indexes/*/queries', '/1/indexes/*/queries']) {
      const refused = await ask(path, { requests: [heavy] });
      expect([refused.statusCode, refused.json()]).toEqual([
        429,
        { status: 429, message: 'Too many requests. Try again in a minute.' },
      ]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await ask('/indexes/products/query', heavy, '203.0.113.8')).statusCode).toBe(200);
    await limited.app.close();
  });
});

describe('one search', () => {
  it('gives the result itself', async () => {
    const { status, body } = await post('/indexes/products/query', { query: 'toaster', hitsPerPage: 1 });
    expect({
      status,
      nbHits: body.nbHits,
      ids: body.hits.map(({ objectID }: { objectID: string }) => objectID),
    }).toEqual({ status: 200, nbHits: 2, ids: ['2'] });
  });

  it('takes an empty body of JSON for everything', async () => {
    expect((await post('/1/indexes/products_price_asc/query', {})).body.hits[0].objectID).toBe('3');
  });
});

describe('records by their ids', () => {
  it.each([{ objectIds: ['3', 'none', '1'] }, { objectIDs: ['3', 'none', '1'] }])(
    'come in the order of %j, null for one that is not there [C-7-11 C-7-12 D-7-25]',
    async (asked) => {
      const { status, body } = await post('/indexes/products/objects', asked);
      expect(status).toBe(200);
      expect(body.results).toMatchObject([{ objectID: '3', name: 'Acme Kettle' }, null, { objectID: '1' }]);
    },
  );

  it('come with the attributes that were asked for', async () => {
    const only = await post('/indexes/products/objects', { objectIds: ['3'], attributesToRetrieve: ['price'] });
    expect(only.body.results).toEqual([{ objectID: '3', price: 29 }]);
  });

  it('come from several indexes', async () => {
    const requests = [
      { indexName: 'products', objectID: '2', attributesToRetrieve: ['name'] },
      { indexName: 'products_price_asc', objectID: '9' },
    ];
    const { body } = await post('/1/indexes/*/objects', { requests });
    expect(body.results).toEqual([{ objectID: '2', name: 'Nordholm Toaster' }, null]);
  });
});

it('searches the values of a facet', async () => {
  const { body } = await post('/indexes/products/facets/brand.name/query', { facetQuery: 'nor' });
  expect(body.facetHits).toEqual([{ value: 'Nordholm', highlighted: '<em>Nor</em>dholm', count: 2 }]);
});

describe('what makes no sense', () => {
  it.each<[string, string, unknown, number]>([
    ['JSON that breaks off', '/indexes/*/queries', '{"requests":[', 400],
    ['no body', '/indexes/*/queries', '', 400],
    ['null', '/indexes/*/queries', 'null', 400],
    ['a list', '/indexes/*/queries', [], 400],
    ['a word', '/indexes/products/query', '"kettle"', 400],
    ['a prototype', '/indexes/products/query', '{"__proto__":{"query":"x"}}', 400],
    ['no requests', '/indexes/*/queries', {}, 400],
    ['requests that are none', '/indexes/*/queries', { requests: [1, null] }, 400],
    ['a request without an index', '/indexes/*/queries', { requests: [{ query: 'x' }] }, 400],
    ['an index that is a number', '/indexes/*/queries', { requests: [{ indexName: 7 }] }, 400],
    ['an unknown strategy', '/indexes/*/queries', { requests: [], strategy: 'fast' }, 400],
    ['an index that is not there', '/indexes/nowhere/query', {}, 404],
    ['a facet of an index that is not there', '/indexes/nowhere/facets/brand/query', {}, 404],
    ['a facet that is none', '/indexes/products/facets/name/query', { facetQuery: 'x' }, 400],
    ['ids that are none', '/indexes/products/objects', { objectIds: [1] }, 400],
    ['no ids', '/indexes/products/objects', {}, 400],
    ['1001 ids', '/indexes/products/objects', { objectIds: Array.from({ length: 1001 }, String) }, 400],
    ['a query of 10 kB', '/indexes/products/query', { query: 'x'.repeat(10_000) }, 400],
    ['a query that is a number', '/indexes/products/query', { query: 7 }, 400],
    ['page -1', '/indexes/products/query', { page: -1 }, 400],
    ['page 1.5', '/indexes/products/query', { page: 1.5 }, 400],
    ['1001 hits', '/indexes/products/query', { hitsPerPage: 1001 }, 400],
    ['unbalanced filters', '/indexes/products/query', { filters: '(price > 1 AND (a:b' }, 400],
    ['filters of one letter', '/indexes/products/query', { filters: '"' }, 400],
    ['filters that are a number', '/indexes/products/query', { filters: 7 }, 400],
    ['facetFilters that are an object', '/indexes/products/query', { facetFilters: { a: 1 } }, 400],
    ['numericFilters without a number', '/indexes/products/query', { numericFilters: ['price>=cheap'] }, 400],
    ['a search in the index of all', '/indexes/*/query', {}, 404],
    ['several searches in one index', '/indexes/products/queries', { requests: [] }, 404],
    ['an unknown call', '/indexes/products/browse', {}, 404],
    ['an unknown call outside of indexes', '/2/keys', {}, 404],
    ['a body of more than 1 MB', '/indexes/products/query', { query: 'x'.repeat(1024 * 1024) }, 413],
  ])('%s is refused', async (_, path, body, expected) => {
    const answer = await post(path, body);
    expect(answer).toMatchObject({ status: expected, body: { status: expected, message: expect.any(String) } });
    expect(answer.body.message).not.toBe('');
    expect(JSON.stringify(answer.body)).not.toMatch(/\.ts:|node_modules|stack/);
  });

  it('whatever it is, is answered or refused, and breaks nothing', async () => {
    const paths = ['*/queries', 'products/query', 'products/objects', '*/objects', 'products/facets/brand.name/query'];
    const value = fc.oneof(fc.jsonValue(), fc.string(), fc.integer());
    const name = fc.constantFrom('requests', 'indexName', 'objectIds', 'params', 'query', 'filters', 'facets', 'page');
    const body = fc.oneof(
      fc.dictionary(name, value),
      fc.record({ requests: fc.array(fc.dictionary(name, value)) }),
      fc.record({ requests: fc.array(fc.record({ indexName: fc.constant('products'), params: value })) }),
      value,
    );
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), body, async (path, content) => {
        const answer = await post(`/1/indexes/${path}`, JSON.stringify(content));
        statuses.add(answer.status);
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) expect(answer.body).toEqual({ message: expect.any(String), status: answer.status });
      }),
      { numRuns: 300 },
    );
    expect(statuses).toContain(400);
  });

  it('takes a body that is larger than other calls take', async () => {
    const { status } = await post('/indexes/products/query', { query: 'kettle', analyticsTags: ['x'.repeat(200_000)] });
    expect(status).toBe(200);
  });

  it.each<['GET' | 'OPTIONS', string]>([
    ['GET', '/api/search/indexes/products/query'],
    ['OPTIONS', '/api/search/indexes/*/queries'],
  ])('%s is no method of %s', async (method, url) => {
    const response = await service.app.inject({ method, url });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
    expect(response.json()).toEqual({ message: 'The call does not take this method.', status: 405 });
  });

  it.each<['GET' | 'PUT' | 'DELETE', string]>([
    ['GET', '/api/search'],
    ['GET', '/api/search/1/indexes/products'],
    ['PUT', '/api/search/indexes/products/settings'],
    ['DELETE', '/api/search/1/indexes/products'],
  ])('%s %s is no call', async (method, url) => {
    const response = await service.app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'There is no such call.', status: 404 });
  });

  it('refuses a body that is not called JSON', async () => {
    expect(await post('/indexes/products/query', '<a/>', 'application/xml')).toMatchObject({
      status: 415,
      body: { status: 415 },
    });
  });
});
