import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecommendableProduct } from './embedded/product-lookup.ts';
import type { PredictRequest, RecommendationProvider, ShopperEvent } from './port.ts';

export type OpenedRecommendation = {
  readonly provider: RecommendationProvider;
  readonly close?: () => Promise<void>;
};

const NOW = 1_700_000_000;

const product = (id: string, code: string, price: number, accessoryIds: string[] = []): RecommendableProduct => ({
  id,
  state: 'current',
  soldOut: id === 'washer-gone',
  hasStockOnHand: true,
  price,
  categoryIds: ['laundry', code],
  attributes: {},
  accessoryIds,
  popularity: 0,
  family: { code },
});

/** The catalogue for the conformance suite. */
export const CONFORMANCE_PRODUCTS: readonly RecommendableProduct[] = [
  product('washer-a', 'washers', 1000, ['hose']),
  product('washer-b', 'washers', 1100),
  product('washer-c', 'washers', 2500),
  product('washer-gone', 'washers', 1000),
  product('dryer-a', 'dryers', 900),
  product('hose', 'parts', 30),
];

const REQUESTS: readonly Partial<PredictRequest>[] = [
  { eventType: 'home-page-view' },
  { eventType: 'category-page-view', categoryIds: ['washers'] },
  { eventType: 'detail-page-view', productIds: ['washer-a'] },
  { eventType: 'add-to-cart', productIds: ['washer-a'] },
  { eventType: 'shopping-cart-page-view', productIds: ['washer-a', 'dryer-a'] },
  { eventType: 'shopping-cart-page-view' },
  { eventType: 'home-page-view', visitorId: 'v'.repeat(500) },
  { eventType: 'home-page-view', pageSize: 500 },
];

/** What a recommendation provider must do; `open` has loaded it with CONFORMANCE_PRODUCTS. */
export function describeRecommendationProvider(name: string, open: () => Promise<OpenedRecommendation>): void {
  describe(`${name} as a recommendation provider`, () => {
    let opened: OpenedRecommendation | undefined;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => opened?.close?.());
    const provider = (): RecommendationProvider => {
      if (!opened) throw new Error('The provider is not open.');
      return opened.provider;
    };
    const ask = async (rest: Partial<PredictRequest>) => {
      const blank: PredictRequest = {
        eventType: 'home-page-view',
        visitorId: 'new',
        productIds: [],
        categoryIds: [],
        pageSize: 50,
      };
      const answer = await provider().predict({ ...blank, ...rest });
      if (answer.status !== 'SUCCESS') throw new Error(`No answer: ${JSON.stringify(answer)}`);
      return answer.value;
    };
    describeAnswers(ask);
    describeLearning(provider, ask);
  });
}

type Ask = (rest: Partial<PredictRequest>) => Promise<{ attributionToken: string; productIds: readonly string[] }>;

function describeAnswers(ask: Ask): void {
  it.each(REQUESTS)('answers %j with a token, each product once, and none of the page', async (request) => {
    const { attributionToken, productIds } = await ask(request);
    expect(attributionToken).not.toBe('');
    expect(productIds.length).toBeGreaterThan(0);
    expect(new Set(productIds).size).toBe(productIds.length);
    expect(productIds.filter((id) => request.productIds?.includes(id))).toEqual([]);
  });

  it('gives no more than are asked for, and the same again', async () => {
    const first = await ask({ pageSize: 2 });
    expect(first.productIds).toHaveLength(2);
    expect(await ask({ pageSize: 2 })).toEqual(first);
  });

  it('leaves out what is sold out [C-9-17]', async () => {
    expect((await ask({})).productIds).not.toContain('washer-gone');
  });
}

function describeLearning(provider: () => RecommendationProvider, ask: Ask): void {
  it('takes views, adds and purchases, and learns from them', async () => {
    const page = { eventType: 'detail-page-view', productIds: ['washer-a'] } as const;
    expect((await ask(page)).productIds[0]).toBe('washer-b');
    const events = ['u', 'v', 'w'].flatMap((visitorId): ShopperEvent[] => {
      const deed = { visitorId, at: NOW, attributionToken: 'token' };
      const products = [{ id: 'washer-c', quantity: 1 }];
      const order = { number: `order-${visitorId}`, totalCents: 250_000, currency: 'AUD' };
      return [
        { ...deed, type: 'view', products: [{ id: 'washer-a' }] },
        { ...deed, type: 'view', products: [{ id: 'washer-c' }] },
        { ...deed, type: 'add', products },
        { ...deed, type: 'purchase', products, order },
      ];
    });
    await provider().record(events);
    expect((await ask(page)).productIds[0]).toBe('washer-c');
  });

  it('has nothing to do for no events', async () => {
    await expect(provider().record([])).resolves.toBeUndefined();
  });
}
