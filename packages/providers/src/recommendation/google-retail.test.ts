import { describe, expect, it } from 'vitest';
import { CONFORMANCE_PRODUCTS } from './conformance.ts';
import { createEmbeddedRecommendation } from './embedded/create-embedded-recommendation.ts';
import { sampleShop } from './embedded/testing/sample-product.ts';
import { createGoogleRetail, type GoogleRetailConfig } from './google-retail.ts';
import type { PredictRequest, ShopperEvent } from './port.ts';
import { openRetailServer, PROJECT, type Script, SERVING_CONFIG, TOKEN } from './testing/retail-server.ts';

const CATALOG = '/v2/projects/shop-1/locations/global/catalogs/default_catalog';
const page: PredictRequest = {
  eventType: 'detail-page-view',
  visitorId: '12.34',
  productIds: ['washer-a'],
  categoryIds: ['laundry'],
  pageSize: 50,
};
const view: ShopperEvent = { type: 'view', visitorId: '12.34', at: 1_700_000_000, products: [{ id: 'washer-a' }] };

const openServer = (script?: Script) =>
  openRetailServer(createEmbeddedRecommendation({ products: sampleShop(CONFORMANCE_PRODUCTS) }), script);
const connect = (baseUrl: string, rest: Partial<GoogleRetailConfig> = {}) =>
  createGoogleRetail({
    projectId: PROJECT,
    servingConfigId: SERVING_CONFIG,
    accessToken: async () => TOKEN,
    baseUrl,
    predictTimeoutMs: 20_000,
    ...rest,
  });

describe('what is sent', () => {
  it('asks the serving config, with a token of the moment', async () => {
    await using server = await openServer();
    const answer = await connect(server.url).predict({ ...page, filter: 'filterOutOfStockItems', params: { a: true } });
    expect(answer).toMatchObject({ status: 'SUCCESS', value: { productIds: ['washer-b', 'washer-c', 'hose'] } });
    expect(server.calls).toEqual([
      {
        path: `${CATALOG}/servingConfigs/others-you-may-like:predict`,
        authorization: `Bearer ${TOKEN}`,
        body: {
          userEvent: {
            eventType: 'detail-page-view',
            visitorId: '12.34',
            productDetails: [{ product: { id: 'washer-a' } }],
          },
          pageSize: 50,
          filter: 'filterOutOfStockItems',
          params: { a: true },
        },
      },
    ]);
  });

  it('asks for no more than the service gives, and hides no two visitors behind one long id', async () => {
    await using server = await openServer();
    const retail = connect(server.url);
    for (const end of ['a', 'b', 'b']) {
      await retail.predict({ ...page, pageSize: 500, visitorId: 'v'.repeat(200) + end });
    }
    expect(server.calls).toMatchObject([{ body: { pageSize: 100 } }, {}, {}]);
    const [one, two, again] = server.calls.map(({ body }) => JSON.stringify(body));
    expect(one).not.toBe(two);
    expect(two).toBe(again);
  });

  it('writes a purchase with its order, its quantities and where it came from', async () => {
    await using server = await openServer();
    await connect(server.url).record([
      {
        type: 'purchase',
        visitorId: '12.34',
        at: 1_700_000_000,
        products: [{ id: 'hose', quantity: 2 }, { id: 'washer-a' }],
        attributionToken: 'from-there',
        order: { number: 'W-1', totalCents: 106_005, currency: 'AUD' },
      },
    ]);
    expect(server.calls).toMatchObject([{ path: `${CATALOG}/userEvents:write` }]);
    expect(server.calls[0]?.body).toEqual({
      eventType: 'purchase-complete',
      visitorId: '12.34',
      eventTime: '2023-11-14T22:13:20.000Z',
      productDetails: [
        { product: { id: 'hose' }, quantity: 2 },
        { product: { id: 'washer-a' }, quantity: 1 },
      ],
      attributionToken: 'from-there',
      purchaseTransaction: { id: 'W-1', revenue: 1060.05, currencyCode: 'AUD' },
    });
  });
});

describe('what comes back', () => {
  const error = { status: 'ERROR', code: 'UNAVAILABLE' };
  it.each<[string, Script, object]>([
    ['broken', () => ({ status: 500, body: '<html>' }), { ...error, retryable: true }],
    ['overloaded', () => ({ status: 429, body: {} }), { ...error, retryable: true }],
    ['refusing', () => ({ status: 403, body: {} }), { ...error, retryable: false }],
    ['talking nonsense', () => ({ status: 200, body: '<html>' }), { ...error, retryable: false }],
    ['without a token', () => ({ status: 200, body: { results: [] } }), { ...error, retryable: false }],
    [
      'with a result that has no id',
      () => ({ status: 200, body: { results: [{}], attributionToken: 't' } }),
      { ...error, retryable: false },
    ],
  ])('is an error when the service is %s', async (_, script, expected) => {
    await using server = await openServer(script);
    expect(await connect(server.url).predict(page)).toEqual(expected);
    expect(server.calls).toHaveLength(1);
  });

  it('is an empty prediction when the service leaves the results out', async () => {
    await using server = await openServer(() => ({ status: 200, body: { attributionToken: 't' } }));
    const answer = await connect(server.url).predict(page);
    expect(answer).toEqual({ status: 'SUCCESS', value: { attributionToken: 't', productIds: [] } });
  });

  it('is a refusal for a request that the service does not allow', async () => {
    await using server = await openServer();
    const answer = await connect(server.url).predict({ ...page, productIds: [] });
    expect(answer).toEqual({ ...error, retryable: false });
  });

  it('is an error when nobody listens, or nobody gives a token', async () => {
    expect(await connect('http://127.0.0.1:1').predict(page)).toEqual({ ...error, retryable: true });
    const accessToken = () => Promise.reject(new Error(`no ${TOKEN}`));
    expect(await connect('http://127.0.0.1:1', { accessToken }).predict(page)).toEqual({ ...error, retryable: true });
  });

  it('is a timeout when the service is silent, or who gives tokens', async () => {
    await using server = await openServer(() => 'silence');
    const timeout = { status: 'ERROR', code: 'TIMEOUT', retryable: true };
    expect(await connect(server.url, { predictTimeoutMs: 50 }).predict(page)).toEqual(timeout);
    const accessToken = () => new Promise<string>(() => {});
    expect(await connect(server.url, { predictTimeoutMs: 50, accessToken }).predict(page)).toEqual(timeout);
  });
});

describe('recording', () => {
  it('stops at the first event that is not taken, and says how many were', async () => {
    let calls = 0;
    await using server = await openServer(() => {
      calls += 1;
      return calls === 2 ? { status: 503, body: {} } : undefined;
    });
    const recording = connect(server.url).record([view, view, view]);
    await expect(recording).rejects.toMatchObject({ name: 'Error', retryable: true, recorded: 1 });
    expect(calls).toBe(2);
  });

  it('says when trying again does not help', async () => {
    await using server = await openServer();
    const recording = connect(server.url).record([{ ...view, products: [] }]);
    await expect(recording).rejects.toMatchObject({
      message: 'The recommendation service answered 400.',
      retryable: false,
      recorded: 0,
    });
  });
});

describe('the access token', () => {
  it('is never repeated, even when the service does', async () => {
    const wrong = 'ya29.wrong-token';
    await using server = await openServer();
    const retail = connect(server.url, { accessToken: async () => wrong });
    const answer = await retail.predict(page);
    expect(answer).toEqual({ status: 'ERROR', code: 'UNAVAILABLE', retryable: false });
    const failure: unknown = await retail.record([view]).catch((reason: unknown) => reason);
    // the events are not lost while the key is being mended
    expect(failure).toMatchObject({ message: 'The recommendation service answered 401.', retryable: true });
    expect(failure).not.toHaveProperty('cause');
    expect(server.calls.map(({ authorization }) => authorization)).toEqual([`Bearer ${wrong}`, `Bearer ${wrong}`]);
  });

  it('is never sent to where the service points', async () => {
    await using elsewhere = await openServer();
    await using server = await openServer(() => ({ status: 307, body: {}, location: elsewhere.url }));
    expect(await connect(server.url).predict(page)).toMatchObject({ status: 'ERROR' });
    expect(elsewhere.calls).toEqual([]);
  });
});
