import { describe, expect, it } from 'vitest';
import { createEmbeddedRecommendation } from './create-embedded-recommendation.ts';
import { sampleShop } from './testing/sample-product.ts';
import { sampleCatalogue, sampleSessions, viewsOf } from './testing/sample-sessions.ts';

const products = sampleShop(sampleCatalogue());
const events = sampleSessions(400, 7).flatMap(viewsOf);
const half = events.length / 2;

async function learned(limits = {}) {
  const engine = createEmbeddedRecommendation({ products, limits });
  await engine.record(events.slice(0, half));
  return engine;
}

describe('state of the engine', () => {
  it('goes on after a restart as if there had been none', async () => {
    const engine = await learned();
    const restarted = createEmbeddedRecommendation({ products });
    expect(restarted.restore(JSON.parse(JSON.stringify(engine.export())))).toBe(true);
    for (const one of [engine, restarted]) await one.record(events.slice(half));
    expect(restarted.export()).toEqual(engine.export());
    const request = { eventType: 'home-page-view', visitorId: 's7-399', productIds: [], categoryIds: [] } as const;
    const answer = await engine.predict({ ...request, pageSize: 50 });
    expect(await restarted.predict({ ...request, pageSize: 50 })).toEqual(answer);
    expect(answer).toMatchObject({ value: { productIds: { length: 50 } } });
  });

  it('is the same whether events come one by one or all at once', async () => {
    const engine = createEmbeddedRecommendation({ products });
    for (const event of events.slice(0, half)) await engine.record([event]);
    expect(engine.export()).toEqual((await learned()).export());
  });

  it('has bounds', async () => {
    const { visitors, seen } = (await learned({ visitorsMax: 10, interestsMax: 3, neighboursMax: 4 })).export();
    expect(visitors).toHaveLength(10);
    expect(Math.max(...visitors.map(([, , , interests]) => interests.length))).toBe(3);
    expect(Math.max(...seen.neighbours.map(([, near]) => near.length))).toBeLessThanOrEqual(8);
  });

  it.each([
    [null],
    ['text'],
    [{}],
    [{ version: 2 }],
    [{ version: 1, landmark: 0, latest: 0, seen: {}, bought: {}, popularity: [], visitors: [] }],
  ])('is not %j, which changes nothing', async (state) => {
    const engine = await learned();
    const before = engine.export();
    expect(engine.restore(state)).toBe(false);
    expect(engine.export()).toEqual(before);
  });

  it('is not one with a broken figure or row', async () => {
    const engine = await learned();
    const state = engine.export();
    const broken = [
      { ...state, latest: 'soon' },
      { ...state, popularity: [['f0-1', null]] },
      { ...state, popularity: ['f0-1'] },
      { ...state, visitors: [['v', 1, 1, [['f0-1', 1]]]] },
    ];
    expect(broken.map((one) => engine.restore(one))).toEqual([false, false, false, false]);
  });
});
