import { describe, expect, it } from 'vitest';
import { failed, success } from '../results/outcome.ts';
import { recallRecommendations, settleRecommendations } from './load-recommendations.ts';
import type { RecommendedProduct } from './may-recommend.ts';
import { recommendationRequest } from './recommendation-call.ts';

const request = recommendationRequest({
  eventType: 'detail-page-view',
  visitorId: 'v',
  productDetails: [{ product: { id: 'p1' } }],
  pageCategories: [],
});
const product = (id: string, soldOut = false): RecommendedProduct => ({
  id,
  state: 'current',
  soldOut,
  hasStockOnHand: true,
});
const answer = (...products: RecommendedProduct[]) => success({ attributionToken: 'token', products });
const at = { nowMs: 1000 };

describe('settleRecommendations', () => {
  it('SUCCESS: keeps and gives what may be shown [C-4-106]', () => {
    const loaded = settleRecommendations([], request, answer(product('p1'), product('p2'), product('p3', true)), at);
    expect(loaded).toMatchObject({
      status: 'SUCCESS',
      entry: { attributionToken: 'token', productIds: ['p2'], recommendationsLoaded: true },
      memory: [{ loadedAt: 1000 }],
    });
  });

  it('shows as many as are configured [C-9-15]', () => {
    const products = [product('a'), product('b'), product('c')];
    const loaded = settleRecommendations([], request, answer(...products), { ...at, configuredMax: 2 });
    expect(loaded.entry.productIds).toEqual(['a', 'b']);
  });

  it.each([
    ['nothing', []],
    ['only what is sold out', [product('p2', true)]],
    ['only the product of the page', [product('p1')]],
  ])('NOT_FOUND: the answer holds %s [C-4-107]', (_, products) => {
    const loaded = settleRecommendations([], request, answer(...products), at);
    expect(loaded).toMatchObject({ status: 'NOT_FOUND', entry: { productIds: [], recommendationsLoaded: true } });
    expect(recallRecommendations(loaded.memory, request, 1001)?.status).toBe('NOT_CHANGED');
  });

  it('ERROR: nothing is loaded, what was kept stays, and it is asked again [C-4-109]', () => {
    const before = settleRecommendations([], { ...request, filter: 'other' }, answer(product('p2')), at).memory;
    const loaded = settleRecommendations(before, request, failed('TIMEOUT'), at);
    expect(loaded).toEqual({
      status: 'ERROR',
      entry: { attributionToken: '', productIds: [], recommendationsLoaded: false },
      memory: before,
    });
    expect(recallRecommendations(loaded.memory, request, 1001)).toBeUndefined();
  });
});

describe('recallRecommendations', () => {
  const { memory, entry } = settleRecommendations([], request, answer(product('p2')), at);

  it('NOT_CHANGED within 5 minutes, with the same answer [C-4-108 C-9-13]', () => {
    expect(recallRecommendations(memory, request, 1000 + 299_999)).toEqual({ status: 'NOT_CHANGED', entry, memory });
  });

  it('has nothing after 5 minutes, nor for another question [C-9-13]', () => {
    expect(recallRecommendations(memory, request, 1000 + 300_000)).toBeUndefined();
    expect(recallRecommendations(memory, { ...request, filter: '' }, 1001)).toBeUndefined();
  });
});
