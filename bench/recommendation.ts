import { parseArgs } from 'node:util';
import {
  createEmbeddedRecommendation,
  type EmbeddedRecommendation,
  type RecommendationProvider,
} from '@wattle/providers/recommendation';
import { packLines } from '../apps/server/src/features/recommendation/pack-lines.ts';
import { printTable } from './load.ts';
import { createMostPopular } from './recommendation/baselines.ts';
import { generateSessions, type Session } from './recommendation/generate-sessions.ts';
import { eventsOf, isHit, K, type Question, questionsOf, viewsOf } from './recommendation/questions.ts';
import { listShopProducts } from './recommendation/shop-products.ts';
import { summarise } from './search/statistics.ts';

/**
 * `npm run bench -- recommendation [--sessions=20000] [--seed=wattle]`: how often a purchase is among the
 * first 20 recommendations just before it. Purchases of the last part of the period are held out; the most
 * popular products are the baseline. The catalogue is the demo's; the shoppers are generated, with tastes the
 * catalogue does not reveal.
 */
const HELD_OUT = 0.15;

type Rival = { readonly name: string; readonly provider: Pick<RecommendationProvider, 'predict'> };
type Hits = Map<Question['kind'], { asked: number; hits: number }>;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { sessions: { type: 'string', default: '20000' }, seed: { type: 'string', default: 'wattle' } },
});
const products = listShopProducts();
const byId = new Map(products.map((product) => [product.id, product]));
const lookup = { find: (id: string) => byId.get(id), list: () => products };
const sessions = generateSessions(products, Number(values.sessions), values.seed);
const split = Math.floor(sessions.length * (1 - HELD_OUT));
const past = sessions.slice(0, split).flatMap(eventsOf);
const future = sessions.slice(split);

const engine = createEmbeddedRecommendation({ products: lookup });
const begun = performance.now();
await engine.record(past);
const learningMs = performance.now() - begun;

const popular = createMostPopular(products, past);
const rivals: readonly Rival[] = [
  { name: 'ours', provider: engine },
  { name: 'ours, nothing learned', provider: createEmbeddedRecommendation({ products: lookup }) },
  { name: 'most popular', provider: popular.everywhere },
  { name: 'most popular of the family', provider: popular.ofFamily },
];
const hitsOf = new Map<Rival, Hits>(rivals.map((rival) => [rival, new Map()]));
const times: number[] = [];

function count(hits: Hits, { kind }: Question, isGood: boolean): void {
  const { asked, hits: before } = hits.get(kind) ?? { asked: 0, hits: 0 };
  hits.set(kind, { asked: asked + 1, hits: before + Number(isGood) });
}

/** Replays in order: a session is predicted before it is learned. */
async function askAbout(session: Session): Promise<void> {
  await engine.record(viewsOf(session));
  for (const question of questionsOf(session)) {
    for (const rival of rivals) {
      const from = performance.now();
      const isGood = await isHit(rival.provider, question);
      if (rival.provider === engine) times.push(performance.now() - from);
      const hits = hitsOf.get(rival);
      if (hits) count(hits, question, isGood);
    }
  }
  await engine.record(eventsOf(session));
}
for (const session of future) await askAbout(session);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const [ours] = rivals;
const kinds = [...((ours && hitsOf.get(ours)?.keys()) ?? [])];
console.log(`${products.length} products, ${past.length} events learned, ${future.length} sessions held out.\n`);
console.log(`Hit rate@${K} of held-out purchases:`);
printTable(
  rivals.map((rival) => ({
    recommendations: rival.name,
    ...Object.fromEntries(
      kinds.map((kind) => {
        const { asked, hits } = hitsOf.get(rival)?.get(kind) ?? { asked: 0, hits: 0 };
        return [`${kind} (${asked})`, percent(hits / asked)];
      }),
    ),
  })),
);

async function costs(measured: EmbeddedRecommendation) {
  const lines = [...measured.export()];
  const from = performance.now();
  const packed = await packLines(lines);
  const packMs = performance.now() - from;
  const { p50, p99 } = summarise(times);
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-AU')} kB`;
  return {
    'predict p50': `${p50.toFixed(2)} ms`,
    'predict p99': `${p99.toFixed(2)} ms`,
    learning: `${Math.round(past.length / (learningMs / 1000)).toLocaleString('en-AU')} events/s`,
    state: kilobytes(lines.reduce((sum, { length }) => sum + length + 1, 0)),
    'state, packed': kilobytes(packed.length),
    packing: `${Math.round(packMs)} ms`,
  };
}
console.log('\nWhat it costs:');
printTable([await costs(engine)]);
