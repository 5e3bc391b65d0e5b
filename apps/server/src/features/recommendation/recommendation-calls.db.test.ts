import { type RecommendationRequest, recommendationRequest } from '@wattle/domain/recommendations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleProduct, sampleShop, sampleVariant } from '../../store/testing/sample-shop.ts';
import { openMemoryRetail } from '../../testing/open-memory-retail.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { connectGoogleRetail } from './connect-google-retail.ts';

const EVENTS = '/api/product/events';
const content = {
  ...sampleShop(),
  products: [
    sampleProduct('k1'),
    sampleProduct('k2'),
    sampleProduct('k3', { state: 'evergreen' }),
    sampleProduct('gone', { state: 'discontinued' }),
    sampleProduct('sold-out', { variants: [sampleVariant('sold-out-v1', { qty: 0, hasStockOnHand: false })] }),
    sampleProduct('not-here', { variants: [sampleVariant('not-here-v1', { qty: 5, hasStockOnHand: false })] }),
    sampleProduct('hidden', { visibleIn: { index: false, brand: false, categories: false } }),
  ],
};
const ask = (shop: TestShop, change: Partial<RecommendationRequest> = {}) => {
  const event = { eventType: 'detail-page-view', visitorId: '12.34', pageCategories: [] } as const;
  const request = recommendationRequest({ ...event, productDetails: [{ product: { id: 'k1' } }] });
  return shop.app.inject({ method: 'POST', url: '/api/product/recommendations', payload: { ...request, ...change } });
};
const tell = (shop: TestShop, events: readonly object[], visitorId = '12.34') =>
  shop.app.inject({ method: 'POST', url: EVENTS, payload: { visitorId, events } });

describe('recommendations of this process', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ content, env: { WRITE_LIMIT_PER_MINUTE: '1' } });
  });
  afterAll(() => shop.close());

  it('are products that may be recommended, with what has to be known of them [C-7-18 C-9-16 C-9-17]', async () => {
    const response = await ask(shop);
    expect(response.statusCode).toBe(200);
    const { attributionToken, products } = response.json();
    expect(attributionToken).toMatch(/^[\w-]+$/);
    expect(products.toSorted((a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id))).toEqual([
      { id: 'k2', state: 'current', soldOut: false, hasStockOnHand: true },
      { id: 'k3', state: 'evergreen', soldOut: false, hasStockOnHand: true },
    ]);
  });

  it('take the specification’s request, and no other [C-7-17]', async () => {
    expect((await ask(shop, { additionalAccessField: 'staff' })).statusCode).toBe(200);
    for (const change of [{ pageSize: 0 }, { pageSize: 51 }, { filter: 7 }, { userEvent: {} }, { params: null }]) {
      expect((await ask(shop, Object(change))).statusCode, JSON.stringify(change)).toBe(400);
    }
  });

  it('are asked as often as pages are looked at, and kept by nobody on the way', async () => {
    for (let count = 0; count < 10; count += 1) {
      const response = await ask(shop);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('come of what shoppers do, which is kept by visitor with the token that led there', async () => {
    const events = [
      { type: 'view', productIds: ['k1', 'k1', 'unheard-of'], attributionToken: 'from-there' },
      { type: 'add', productIds: ['k3'] },
      { type: 'view', productIds: ['unheard-of'] },
    ];
    const response = await tell(shop, events, 'shopper');
    expect([response.statusCode, response.json()]).toEqual([200, { recorded: 2 }]);
    await expect.poll(() => shop.store.shopperEvents.listOf('shopper')).toHaveLength(2);
    expect(await shop.store.shopperEvents.listOf('shopper')).toMatchObject([
      { type: 'view', products: [{ id: 'k1' }], attributionToken: 'from-there' },
      { type: 'add', products: [{ id: 'k3' }] },
    ]);
    await expect.poll(async () => (await ask(shop)).json().products[0].id).toBe('k3');
  });

  it.each([
    ['no events', []],
    ['too many', Array.from({ length: 21 }, () => ({ type: 'view', productIds: ['k1'] }))],
    ['an event without products', [{ type: 'view', productIds: [] }]],
    ['a purchase, which only an order can tell', [{ type: 'purchase', productIds: ['k1'] }]],
    ['a long token', [{ type: 'view', productIds: ['k1'], attributionToken: 'x'.repeat(501) }]],
  ])('do not learn from %s', async (_, events) => {
    expect((await tell(shop, events)).statusCode).toBe(400);
  });

  it('learn no more from one address than ten times what it may write', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await tell(shop, [{ type: 'view', productIds: ['k2'] }])).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('recommendations of Google Retail', () => {
  let retail: Awaited<ReturnType<typeof openMemoryRetail>>;
  let shop: TestShop;
  beforeAll(async () => {
    retail = await openMemoryRetail(['k3', 'gone', 'sold-out', 'not-here', 'hidden', 'unheard-of', 'k2']);
    shop = await openTestShop({ content, env: retail.env });
  });
  afterAll(async () => {
    await shop.close();
    await retail[Symbol.asyncDispose]();
  });
  beforeEach(() => retail.answerWith(200));

  it('are asked there, and only what may be recommended is shown [C-7-18 C-9-16 C-9-17]', async () => {
    const answer = (await ask(shop)).json();
    expect(answer.attributionToken).toBe('token-of-google');
    expect(answer.products.map(({ id }: { id: string }) => id)).toEqual(['k3', 'k2']);
    expect(retail.asked).toMatchObject([
      { pageSize: 50, filter: 'filterOutOfStockItems', userEvent: { eventType: 'detail-page-view' } },
    ]);
  });

  it.each([
    [503, 503, true],
    [403, 500, false],
  ])('are an error and no page when it answers %i [C-4-109]', async (status, expected, retryable) => {
    retail.answerWith(status);
    const response = await ask(shop);
    expect(response.statusCode).toBe(expected);
    expect(response.json()).toMatchObject({ status: 'ERROR', errorCode: 'UNAVAILABLE', retryable });
  });

  it('are told what shoppers do, once it answers again', async () => {
    retail.answerWith(503);
    await tell(shop, [{ type: 'view', productIds: ['k1'], attributionToken: 'token-of-google' }]);
    await expect.poll(() => shop.store.shopperEvents.listOf('12.34')).toHaveLength(1);
    expect(retail.received).toEqual([]);
    retail.answerWith(200);
    await expect.poll(() => retail.received).toHaveLength(1);
    expect(retail.received).toMatchObject([
      {
        eventType: 'detail-page-view',
        visitorId: '12.34',
        productDetails: [{ product: { id: 'k1' } }],
        attributionToken: 'token-of-google',
      },
    ]);
  });
});

it('Google Retail needs the file of a service account', async () => {
  const settings = { projectId: 'shop-1', servingConfigId: 'model', credentials: '/nowhere.json', url: undefined };
  await expect(connectGoogleRetail(settings)).rejects.toThrow(
    'GOOGLE_RETAIL_CREDENTIALS: is not the file of a service account',
  );
});
