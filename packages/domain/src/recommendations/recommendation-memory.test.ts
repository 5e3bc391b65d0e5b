import { describe, expect, it } from 'vitest';
import type { ProductEvent } from './recommendation-cache.ts';
import { recommendationRequest } from './recommendation-call.ts';
import {
  findRecommendation,
  keepRecommendation,
  type RecommendationMemory,
  recommendationKey,
} from './recommendation-memory.ts';

const MINUTE = 60_000;
const entry = (...productIds: string[]) => ({ attributionToken: 't', productIds, recommendationsLoaded: true });
const keep = (memory: RecommendationMemory, eventType: ProductEvent, key: string, loadedAt: number, id: string) =>
  keepRecommendation(memory, { eventType, key, entry: entry(id), loadedAt });

describe('findRecommendation', () => {
  const memory = keep([], 'detail-page-view', 'p1', MINUTE, 'a');

  it.each<[number, ProductEvent, string, boolean]>([
    [MINUTE, 'detail-page-view', 'p1', true],
    [6 * MINUTE - 1, 'detail-page-view', 'p1', true],
    [6 * MINUTE, 'detail-page-view', 'p1', false],
    [MINUTE - 1, 'detail-page-view', 'p1', false],
    [MINUTE, 'detail-page-view', 'p2', false],
    [MINUTE, 'shopping-cart-page-view', 'p1', false],
  ])('at %i ms, for %s of %s: %s [C-9-13]', (now, eventType, key, isFound) => {
    expect(findRecommendation(memory, eventType, key, now)).toEqual(isFound ? entry('a') : undefined);
  });
});

describe('keepRecommendation', () => {
  it('replaces the answer to the same question, and forgets what is too old [C-9-13]', () => {
    let memory = keep([], 'home-page-view', 'k', 0, 'old');
    memory = keep(memory, 'detail-page-view', 'p1', 3 * MINUTE, 'first');
    memory = keep(memory, 'detail-page-view', 'p1', 5 * MINUTE, 'second');
    expect(memory.map(({ entry: { productIds } }) => productIds)).toEqual([['second']]);
  });

  it('keeps a bounded number, the newest', () => {
    let memory: RecommendationMemory = [];
    for (let index = 0; index < 60; index += 1) memory = keep(memory, 'detail-page-view', `p${index}`, index, 'x');
    expect(memory.map(({ key }) => key)).toEqual(Array.from({ length: 50 }, (_, index) => `p${index + 10}`));
  });
});

describe('recommendationKey', () => {
  const key = (ids: string[], pageCategories: string[] = [], field?: string, visitorId = 'v') =>
    recommendationKey(
      recommendationRequest(
        {
          eventType: 'shopping-cart-page-view',
          visitorId,
          productDetails: ids.map((id) => ({ product: { id } })),
          pageCategories,
        },
        field,
      ),
    );

  it('is the same for the same products in another order, and whoever asks [C-9-13]', () => {
    expect(key(['a', 'b'])).toBe(key(['b', 'a', 'b'], [], undefined, 'w'));
  });

  it('differs by products, categories and access [C-9-13]', () => {
    const keys = [key(['a']), key(['a', 'b']), key(['a,b']), key([], ['a']), key(['a'], [], 'x')];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
