import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { type RouteName, routes } from '@wattle/contract';
import type { ProductRecord } from '@wattle/domain/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallSamples, callShop, prepareCallSamples } from '../http/testing/call-samples.ts';
import { createLogger } from '../logging/create-logger.ts';
import { openDatabase } from '../store/open-database.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { sampleProduct } from '../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

const SEARCH_KEY = 'a-key-that-web-and-search-servers-share';
/** So low that a web server would soon be refused as any other client is. */
const env = { SEARCH_KEY, WRITE_LIMIT_PER_MINUTE: '1000', DATABASE_WAIT_SECONDS: '0' };

let databaseUrl: string;
let samples: CallSamples;
const searching: TestShop[] = [];
let web: TestShop;
const lines: string[] = [];

const open = () => openDatabase({ dataDir: ':memory:', databaseUrl });
const openOne = (content: ReturnType<typeof callShop> | null, more: Record<string, string> = {}) =>
  openTestShop({ content, open, env: { ...env, ...more } });
const listenOn = async ({ app }: TestShop, port = 0): Promise<number> => {
  await app.listen({ port, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};
const hostOf = (port: number): string => `http://127.0.0.1:${port}/api/search`;
const ports: number[] = [];

beforeAll(async () => {
  databaseUrl = await createServerDatabase();
  searching.push(await openOne(callShop()), await openOne(null));
  for (const one of searching) ports.push(await listenOn(one));
  samples = await prepareCallSamples(searching[0] as TestShop);
  const out = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  const log = createLogger({ logLevel: 'error' }, out);
  const hosts = ports.map(hostOf).join(',');
  web = await openTestShop({ content: null, open, log, env: { ...env, ALGOLIA_HOSTS: hosts } });
});
afterAll(async () => {
  await web.close();
  for (const one of searching) await one.close();
});

// loadReturn: the key is signed with a secret that each of these shops has for itself
const NOT_THE_SAME_TWICE = new Set<RouteName>([
  ...(['loadVoucher', 'checkVoucher', 'releaseAttempt', 'loadAttempt', 'loadReturn'] as const),
]);
const readCalls = (Object.keys(routes) as RouteName[]).filter((name) => {
  const { method, auth, isRead } = { auth: undefined, isRead: false, ...routes[name] };
  return auth !== 'customer' && (method === 'GET' || isRead) && !NOT_THE_SAME_TWICE.has(name);
});

/** What a shop answers; tokens of recommendations are new each time. */
async function answerOf({ app }: TestShop, name: RouteName, url: string) {
  const payload = await samples.bodyOf(name);
  const asked = routes[name].method === 'GET' ? { url } : { url, method: 'POST' as const, ...(payload && { payload }) };
  const { statusCode, body } = await app.inject(asked);
  return `${statusCode} ${body.replace(/"attributionToken":"[^"]*"/, '')}`;
}
const listed = async (shop: TestShop, address: string): Promise<string[]> => {
  const answer = await shop.app.inject(`/api/products?address=${encodeURIComponent(address)}`);
  return answer.json().products.map(({ id }: { id: string }) => id);
};
const priceOf = async (shop: TestShop, id: string): Promise<number | undefined> => {
  const answer = await shop.app.inject('/api/products?categoryId=kettles');
  return answer.json().products.find((product: { id: string }) => product.id === id)?.price;
};
const prices = (price: number, from: number | null = null): Pick<ProductRecord, 'prices'> => ({
  prices: [{ price, erpOriginalPrice: price, from, to: null }],
});

describe('a web server without an index of its own', () => {
  it.each(readCalls)('answers %s as one that has an index', async (name) => {
    const url = await samples.urlOf(name);
    const [search] = searching as [TestShop];
    await expect.poll(() => answerOf(web, name, url)).toBe(await answerOf(search, name, url));
  });

  it.each([
    '/api/products?address=q%3Dketle',
    '/api/products?address=q%3Dkettle+under+%24150',
    '/api/products?address=q%3Dzzzz',
    '/api/products?address=sort%3Dprice-desc%26page%3D1',
    '/api/products?categoryId=kettles&address=capacity-min%3D1%26brand%3DACME',
    '/api/suggest?q=ket',
    '/api/suggest?q=acme+ketl',
  ])('answers %s as one that has an index', async (url) => {
    const [search] = searching as [TestShop];
    expect((await web.app.inject(url)).json()).toEqual((await search.app.inject(url)).json());
  });

  it('shows a new price, and one that begins by itself, in what it had kept', async () => {
    await web.store.products.save([sampleProduct('k1', prices(77))]);
    await expect.poll(() => priceOf(web, 'k1')).toBe(77);
    const soon = Math.ceil(Date.now() / 1000) + 1;
    const both = [...prices(77).prices, ...prices(66, soon).prices];
    await web.store.products.save([sampleProduct('k1', { prices: both })]);
    await expect.poll(() => priceOf(web, 'k1'), { timeout: 10_000 }).toBe(66);
  });

  it('shows that a product has sold out, in what it had kept', async () => {
    const inStock = async (shop: TestShop) => {
      const { products } = (await shop.app.inject('/api/products?categoryId=kettles')).json();
      return products.find(({ id }: { id: string }) => id === 'k2')?.hasStockOnHand;
    };
    const all = [web, ...searching];
    expect(await Promise.all(all.map(inStock))).toEqual([true, true, true]);
    const change = (qty: number) => web.store.stock.save([{ variantId: 'k2-v1', qty, hasStockOnHand: qty > 0 }]);
    await change(0);
    await expect.poll(() => Promise.all(all.map(inStock))).toEqual([false, false, false]);
    await change(5);
    await expect.poll(() => Promise.all(all.map(inStock))).toEqual([true, true, true]);
  });

  it('keeps what shoppers look at, and nothing of products that nobody sells', async () => {
    const events = ['made-up', 'k2'].map((id) => ({ type: 'view', productIds: [id] }));
    const payload = { visitorId: 'v-web', events };
    await web.app.inject({ method: 'POST', url: '/api/product/events', payload });
    const kept = async () => (await web.store.shopperEvents.listOf('v-web')).flatMap(({ products }) => products);
    await expect.poll(kept).toEqual([expect.objectContaining({ id: 'k2' })]);
  });

  it('finds by synonyms and pins that are saved', async () => {
    const [first = '', ...others] = await listed(web, 'q=kettle');
    const objectID = 'pin-kettle';
    const last = others.at(-1) ?? '';
    await web.store.searchRules.save([
      {
        objectID,
        description: '',
        enabled: true,
        validity: [],
        conditions: [{ anchoring: 'is', pattern: 'kettle' }],
        consequence: { promote: [{ objectID: last, position: 0 }], hide: [{ objectID: first }] },
      },
    ]);
    await expect.poll(() => listed(web, 'q=kettle')).toEqual([last, ...others.filter((id) => id !== last)]);
    await web.store.synonyms.save([{ objectID: 'billy', type: 'oneWaySynonym', input: 'billy', synonyms: ['kettle'] }]);
    await expect.poll(async () => (await listed(web, 'q=billy')).length).toBeGreaterThan(0);
  });

  it('asks the next when one is away, says so when all are, and goes on when one is back', async () => {
    const before = await listed(web, 'sort=price-asc');
    await searching.shift()?.close();
    const ids = { objectIds: ['k1', 'k2'] };
    const again = await Promise.all(
      Array.from({ length: 8 }, () =>
        web.app.inject({ method: 'POST', url: '/api/search/indexes/products/objects', payload: ids }),
      ),
    );
    expect(again.map(({ statusCode }) => statusCode)).toEqual(again.map(() => 200));
    expect((await listed(web, 'sort=price-desc')).toSorted()).toEqual(before.toSorted());
    await searching.shift()?.close();
    const away = await web.app.inject('/api/products?address=sort%3Dname-asc');
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
    expect((await web.app.inject('/readyz')).statusCode).toBe(200);
    await expect.poll(() => lines.filter((line) => line.includes('search server http://127.0.0.1')).length).toBe(2);
    searching.push(await openOne(null));
    await listenOn(searching[0] as TestShop, ports[1]);
    await expect.poll(() => listed(web, 'sort=newest').catch(() => [])).toHaveLength(before.length);
  });
});

describe('a search server', () => {
  const post = ({ app }: TestShop, url: string, payload: object, key?: string) =>
    app.inject({ method: 'POST', url, payload, headers: key === undefined ? {} : { 'x-algolia-api-key': key } });
  const server = () => searching[0] as TestShop;
  const WHOLE = { requests: Array.from({ length: 50 }, () => ({ indexName: 'products', hitsPerPage: 1000 })) };

  it.each([undefined, '', `${SEARCH_KEY}x`, 'any'])('tells nobody how far it is who has the key %j', async (key) => {
    const answers = [
      await post(server(), '/api/search/1/progress', { look: true }, key),
      await post(server(), '/api/search/1/recommend', {}, key),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    const much = await post(server(), '/api/search/1/indexes/*/queries', WHOLE, key);
    expect(much.statusCode).toBe(400);
  });

  it('does as much as its own web servers ask, and refuses what makes no sense', async () => {
    const much = await post(server(), '/api/search/1/indexes/*/queries', WHOLE, SEARCH_KEY);
    expect(much.statusCode).toBe(200);
    const bad = [
      await post(server(), '/api/search/1/progress', { look: 'now' }, SEARCH_KEY),
      await post(server(), '/api/search/1/recommend', { pageSize: 3 }, SEARCH_KEY),
    ];
    expect(bad.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  });

  it('is none that asks others itself: two would ask each other for ever', async () => {
    const answers = [
      await post(web, '/api/search/1/progress', { look: false }, SEARCH_KEY),
      await post(web, '/api/search/1/indexes/products/query', {}, SEARCH_KEY),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().message])).toEqual(
      answers.map(() => [501, 'This server has no index of its own: it asks others.']),
    );
  });

  it('is none without a key', async () => {
    const other = await openTestShop({ content: null, open });
    expect((await post(other, '/api/search/1/progress', { look: false }, SEARCH_KEY)).statusCode).toBe(404);
    await other.close();
  });
});
