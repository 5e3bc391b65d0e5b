import { success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { createEmbeddedRecommendation } from './create-embedded-recommendation.ts';
import { hitRate } from './testing/hit-rate.ts';
import { sampleShop } from './testing/sample-product.ts';
import { sampleCatalogue, sampleSessions, viewsOf } from './testing/sample-sessions.ts';

const K = 10;
const past = sampleSessions(3000, 1);
const future = sampleSessions(600, 2);
const products = sampleShop(sampleCatalogue());

/** Baseline: always the most viewed products. */
function mostPopular() {
  const counts = new Map<string, number>();
  for (const id of past.flatMap(({ productIds }) => productIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const order = [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
  return {
    predict: async ({ productIds, pageSize }: { productIds: readonly string[]; pageSize: number }) =>
      success({ attributionToken: '', productIds: order.filter((id) => !productIds.includes(id)).slice(0, pageSize) }),
  };
}

describe('quality of recommendations', () => {
  it('beats the most popular products, and what the catalogue alone can tell, for shoppers it has not met', async () => {
    const cold = createEmbeddedRecommendation({ products });
    const engine = createEmbeddedRecommendation({ products });
    await engine.record(past.flatMap(viewsOf));
    const rates = {
      popular: await hitRate(mostPopular(), future, K),
      cold: await hitRate(cold, future, K),
      learned: await hitRate(engine, future, K),
    };
    expect(rates.cold).toBeGreaterThan(2 * rates.popular);
    expect(rates.learned).toBeGreaterThan(10 * rates.popular);
    expect(rates.learned).toBeGreaterThan(3 * rates.cold);
    expect(rates.learned).toBeGreaterThan(0.58);
  });
});
