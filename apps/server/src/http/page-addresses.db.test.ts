import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { sampleListingShop } from '../testing/sample-listing.ts';

const rendered: string[] = [];
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({
    content: sampleListingShop(),
    renderPage: async ({ url }) => {
      rendered.push(url.pathname + url.search);
      const status = url.pathname.startsWith('/no/') ? 404 : 200;
      // like a listing, it repeats its query in many links
      return { status, headers: { 'content-type': 'text/html' }, body: `<a href="${url.search}">`.repeat(200) };
    },
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.pageCache.clear();
  rendered.length = 0;
});

let networks = 0;
/** Each call is of a network of its own, unless it says which. */
function get(url: string, network?: string, encoding = 'br') {
  networks += 1;
  const remoteAddress = network ?? `198.51.${networks >> 8}.${networks & 255}`;
  return shop.app.inject({ url, remoteAddress, headers: { 'accept-encoding': encoding } });
}
const brands = (count: number) => Array.from({ length: count }, (_, at) => `brand=x${at}`).join('&');

describe('one page is kept for all addresses that show it', () => {
  it.each([
    ['what nobody reads', '/search?q=fridge', ['/search?u=1&q=fridge', '/search?q=fridge&u=2']],
    ['a campaign', '/categories/fridges', ['/categories/fridges?utm_source=mail', '/categories/fridges?gclid=Cj0K']],
    ['the order of filters', '/search?brand=acme&finish=White', ['/search?finish=White&brand=acme']],
    ['spellings of a filter', '/brands/acme?sale=true', ['/brands/acme?sale=true&sale=1&brand=&page=1']],
    ['the data of a page', '/search.data?q=fridge', ['/search.data?q=fridge&u=1']],
    ['another listing’s facet', '/stores?near=Sydney', ['/stores?finish=White&near=Sydney']],
    ['any other page', '/', ['/?u=1', '/?brand=acme']],
    ['a product', '/products/p1?variant=v2', ['/products/p1?ref=abc123&variant=v2&u=1']],
    ['dots', '/brands', ['/x/../brands?u=1']],
  ])('%s', async (_, address, others) => {
    const { headers } = await get(address);
    for (const other of others) {
      const answer = await get(other);
      expect([answer.statusCode, answer.headers.etag]).toEqual([200, headers.etag]);
    }
    expect(rendered).toEqual([address]);
  });

  it('and another for what a page reads', async () => {
    for (const query of ['finish=White', 'extras=Ice', 'minWidth=600', 'wifi=true', 'inside=Glass', 'page=2'])
      await get(`/search?${query}&u=1`);
    expect(rendered).toHaveLength(6);
    expect(shop.pageCache.bytes).toBeGreaterThan(0);
  });

  it('while pages of one shopper are rendered as they were asked for', async () => {
    await get('/account/signin?next=%2Fcart&u=1');
    await get('/x/../cart?u=1');
    expect(rendered).toEqual(['/account/signin?next=%2Fcart&u=1', '/cart?u=1']);
    expect(shop.pageCache.bytes).toBe(0);
  });
});

describe('an overlong address', () => {
  it.each(['/search', '/categories/fridges', '/brands/acme', '/brands/acme/fridges', '/search.data'])(
    'of %s is sent to the one that says the same, as far as there is room',
    async (path) => {
      const { statusCode, headers } = await get(`${path}?${brands(800)}&finish=White&u=1`);
      expect([statusCode, headers['cache-control'], rendered]).toEqual([302, 'no-store', []]);
      expect(headers.location).toMatch(`${path}?brand=x0&`);
      expect(String(headers.location).length).toBeLessThan(1_300);
      expect((await get(String(headers.location))).statusCode).toBe(200);
      expect(rendered).toEqual([headers.location]);
    },
  );

  it('keeps the campaign on its way, which the browser reads', async () => {
    const campaign = 'utm_source=mail&utm_campaign=summer&gclid=Cj0K&msclkid=9';
    const { headers } = await get(`/search?${brands(800)}&u=1&${campaign}`);
    expect(headers.location).toMatch(new RegExp(`^/search\\?brand=x0&.*[&]${campaign}$`));
    expect((await get(String(headers.location))).statusCode).toBe(200);
    expect(rendered).toEqual([String(headers.location).replace(`&${campaign}`, '')]);
    const long = await get(`/search?${brands(800)}&utm_source=${'x'.repeat(600)}`);
    expect(long.headers.location).not.toContain('utm_');
  });

  it.each(['/', '/brands', '/products/p1', '/stores', '/compare', '/articles/help', '/no/such', '/_frames/shop.data'])(
    'of %s changes nothing',
    async (path) => {
      const { body } = await get(`${path}?${brands(800)}`, undefined, 'identity');
      expect(rendered).toEqual([path]);
      expect(body).toHaveLength('<a href="">'.length * 200);
    },
  );
});

describe('renders', () => {
  const spend = async (remoteAddress: string, path: (at: number) => string) => {
    const statuses: number[] = [];
    for (let at = 0; at < 130; at += 1) statuses.push((await get(path(at), remoteAddress)).statusCode);
    return statuses;
  };

  it.each([
    ['that are kept', '203.0.113.1', (at: number) => `/search?q=w${at}`, 200],
    ['that are not kept', '203.0.113.2', (at: number) => `/no/${at}`, 404],
    ['for one shopper', '203.0.113.3', (at: number) => `/cart?at=${at}`, 200],
  ])('%s have a limit for each network', async (_, network, path, status) => {
    await get('/');
    const statuses = await spend(network, path);
    expect(statuses.slice(0, 120)).toEqual(Array(120).fill(status));
    expect(statuses.slice(120)).toEqual(Array(10).fill(429));
    const refused = await get(path(130), network);
    expect(refused.headers).toMatchObject({
      'cache-control': 'no-store',
      'retry-after': expect.stringMatching(/^\d+$/),
    });
    // what is kept costs nothing, and others have their own limit
    expect((await get('/?u=2', network)).statusCode).toBe(200);
    expect((await get(path(131))).statusCode).toBe(status);
  });
});
