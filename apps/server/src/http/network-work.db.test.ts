import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

const CALLS = 240;
const AT_ONCE = 25;

let shop: TestShop;
beforeAll(async () => {
  // the window must not end before a busy machine has asked
  vi.useFakeTimers({ toFake: ['Date'] });
  shop = await openTestShop();
});
afterAll(async () => {
  await shop.close();
  vi.useRealTimers();
});

const get = (url: string, remoteAddress: string) => shop.app.inject({ url, remoteAddress });

it.each([
  ['are kept', '203.0.113.10', (at: number) => ({ url: `/api/suggest?q=w${at}` })],
  ['are not kept', '203.0.113.11', (at: number) => ({ url: `/api/localities?query=w${at}` })],
  [
    'are asked for by POST',
    '203.0.113.12',
    (at: number) => ({
      method: 'POST' as const,
      url: '/api/product/recommendations',
      payload: {
        filter: '',
        pageSize: 4,
        params: {},
        userEvent: { eventType: 'home-page-view', visitorId: `visitor-${at}`, productDetails: [], pageCategories: [] },
      },
    }),
  ],
])('answers that have to be worked out and %s have a limit for each network', async (_, remoteAddress, asked) => {
  const given = [];
  // so many bodies of one network may be on their way
  for (let from = 0; from < CALLS + 10; from += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, at) => shop.app.inject({ ...asked(from + at), remoteAddress }));
    given.push(...(await Promise.all(some)));
  }
  const answers = Map.groupBy(given, ({ statusCode }) => statusCode);
  expect([...answers].map(([status, all]) => [status, all.length]).toSorted()).toEqual([
    [200, CALLS],
    [429, 10],
  ]);
  const [refused] = answers.get(429) ?? [];
  expect(refused?.headers).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': expect.stringMatching(/^\d+$/),
  });
  expect(refused?.json()).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS' });
  // a page costs the same processor, what is kept costs nothing, and others have their own limit
  expect((await get(`/search?q=${remoteAddress}`, remoteAddress)).statusCode).toBe(429);
  expect((await get('/api/frame', '203.0.113.200')).statusCode).toBe(200);
  expect((await get('/api/frame', remoteAddress)).statusCode).toBe(200);
  expect((await shop.app.inject({ ...asked(CALLS + 20), remoteAddress: '203.0.113.201' })).statusCode).toBe(200);
});

it.each([
  ['invoices', '203.0.113.20', '/orders/W-100001/tax-invoice.pdf?key=made-up'],
  ['credit notes', '203.0.113.21', '/orders/W-100001/credit-notes/1.pdf?key=made-up'],
  ['user guides', '203.0.113.22', '/documents/p1/user-guide.pdf'],
  ['descriptions of the calls', '203.0.113.23', '/api/openapi.json', 200],
])('%s are made for each who asks, so few are made for one network', async (_, remoteAddress, url, status = 404) => {
  const statuses: number[] = [];
  for (let at = 0; at < 32; at += 1) statuses.push((await get(url, remoteAddress)).statusCode);
  expect(statuses).toEqual([...Array(30).fill(status), 429, 429]);
});
