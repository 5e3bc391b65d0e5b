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

const exported = (engine: Awaited<ReturnType<typeof learned>>) => [...engine.export()];
const rowsOf = (lines: readonly string[], kind: string) =>
  lines.map((line) => JSON.parse(line)).filter((row: unknown[]) => row[0] === kind);

describe('state of the engine', () => {
  it('goes on after a restart as if there had been none', async () => {
    const engine = await learned();
    const restarted = createEmbeddedRecommendation({ products });
    expect(restarted.restore(exported(engine))).toBe(true);
    for (const one of [engine, restarted]) await one.record(events.slice(half));
    expect(exported(restarted)).toEqual(exported(engine));
    const request = { eventType: 'home-page-view', visitorId: 's7-399', productIds: [], categoryIds: [] } as const;
    const answer = await engine.predict({ ...request, pageSize: 50 });
    expect(await restarted.predict({ ...request, pageSize: 50 })).toEqual(answer);
    expect(answer).toMatchObject({ value: { productIds: { length: 50 } } });
  });

  it('is the same whether events come one by one or all at once', async () => {
    const engine = createEmbeddedRecommendation({ products });
    for (const event of events.slice(0, half)) await engine.record([event]);
    expect(exported(engine)).toEqual(exported(await learned()));
  });

  it('has bounds', async () => {
    const lines = exported(await learned({ visitorsMax: 10, interestsMax: 3, neighboursMax: 4 }));
    const visitors = rowsOf(lines, 'visitor');
    expect(visitors).toHaveLength(10);
    expect(Math.max(...visitors.map(([, , , , interests]) => interests.length))).toBe(3);
    expect(Math.max(...rowsOf(lines, 'seen').map(([, , , near]) => near.length))).toBeLessThanOrEqual(8);
  });

  it.each([
    ['nothing', []],
    ['no JSON', ['text']],
    ['of another version', ['["engine",2,0,0]', '["end"]']],
    ['cut off', ['["engine",1,0,0]', '["popularity","f0-1",1]']],
    ['continued after its end', ['["engine",1,0,0]', '["end"]', '["end"]']],
    ['with a time that is none', ['["engine",1,0,"soon"]', '["end"]']],
    ['with a figure that is none', ['["engine",1,0,0]', '["popularity","f0-1",null]', '["end"]']],
    ['with pairs that are none', ['["engine",1,0,0]', '["seen","f0-1",1,["f0-2"]]', '["end"]']],
    ['with half an interest', ['["engine",1,0,0]', '["visitor","v",1,1,[["f0-1",1]]]', '["end"]']],
    ['with a line of another kind', ['["engine",1,0,0]', '["weather"]', '["end"]']],
  ])('is refused when it is %s, which changes nothing', async (_, lines) => {
    const engine = await learned();
    const before = exported(engine);
    expect(engine.restore(lines)).toBe(false);
    expect(exported(engine)).toEqual(before);
  });
});
