import { describe, expect, it } from 'vitest';
import type { KeptRecommendation } from './recommendation-memory.ts';
import { readRecommendationMemory, writeRecommendationMemory } from './stored-memory.ts';

const kept: KeptRecommendation = {
  eventType: 'detail-page-view',
  key: '["p1"]',
  loadedAt: 1000,
  entry: { attributionToken: 't', productIds: ['p2', 'p3'], recommendationsLoaded: true },
};

describe('readRecommendationMemory', () => {
  it('reads back what was written: token, ids, and that they are loaded [C-3-43]', () => {
    expect(readRecommendationMemory(writeRecommendationMemory([kept]))).toEqual([kept]);
  });

  it('keeps an answer without products: it was asked, and there is nothing', () => {
    const none = { ...kept, entry: { ...kept.entry, productIds: [] } };
    expect(readRecommendationMemory(writeRecommendationMemory([none]))).toEqual([none]);
  });

  it.each([
    ['nothing', null],
    ['broken text', '{"version":1'],
    ['another version', JSON.stringify({ version: 2, items: [kept] })],
  ])('has none from %s', (_, text) => {
    expect(readRecommendationMemory(text)).toEqual([]);
  });

  it.each([
    ['an unknown event', { ...kept, eventType: 'dance' }],
    ['no key', { ...kept, key: undefined }],
    ['a time that is none', { ...kept, loadedAt: 'now' }],
    ['no token', { ...kept, entry: { productIds: [] } }],
    ['no ids', { ...kept, entry: { attributionToken: 't' } }],
  ])('leaves out an answer with %s', (_, item) => {
    expect(readRecommendationMemory(JSON.stringify({ version: 1, items: [item, kept] }))).toEqual([kept]);
  });

  it('takes no more ids than are shown [C-9-15]', () => {
    const many = { ...kept, entry: { ...kept.entry, productIds: Array.from({ length: 30 }, (_, id) => `p${id}`) } };
    expect(readRecommendationMemory(writeRecommendationMemory([many]))[0]?.entry.productIds).toHaveLength(20);
  });
});
