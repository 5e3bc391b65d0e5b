import { parseArgs } from 'node:util';
import { printTable } from './load.ts';
import { readJudgements } from './search/relevance/judgements.ts';
import { createMiniSearchRankers } from './search/relevance/minisearch.ts';
import { ndcg, type Ratings } from './search/relevance/ndcg.ts';
import { createOramaRankers } from './search/relevance/orama.ts';
import { createOurRankers } from './search/relevance/ours.ts';
import { createPostgresqlRankers } from './search/relevance/postgresql.ts';
import type { Ranker } from './search/relevance/ranker.ts';
import { readCatalogue } from './search/relevance/read-catalogue.ts';
import { mean } from './search/statistics.ts';

/**
 * `npm run bench -- relevance --catalogue=<jsonl.gz> --judgements=<csv> [--verbose] [--only=ours]`: NDCG@10
 * over judged queries of a real catalogue, ours against MiniSearch, Orama and PostgreSQL in their usual
 * configurations.
 */
const WORST = 12;

type Scored = { readonly name: string; readonly byQuery: ReadonlyMap<string, number>; readonly mean: number };

async function score(ranker: Ranker, judgements: ReadonlyMap<string, Ratings>): Promise<Scored> {
  const byQuery = new Map<string, number>();
  for (const [query, ratings] of judgements) {
    const value = ndcg(await ranker.rank(query), ratings);
    if (value !== undefined) byQuery.set(query, value);
  }
  return { name: ranker.name, byQuery, mean: mean([...byQuery.values()]) };
}

function readArguments() {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      catalogue: { type: 'string' },
      judgements: { type: 'string' },
      only: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const { catalogue, judgements } = values;
  if (catalogue === undefined || judgements === undefined)
    throw new Error('--catalogue and --judgements: which files?');
  return { ...values, catalogue, judgements };
}

/** By query, our worst first, next to the best configuration of each other engine. */
function printQueries(scored: readonly Scored[], shown: number): void {
  const [ours] = scored;
  const bestOf = (engine: string) =>
    scored.filter(({ name }) => name.startsWith(engine)).sort((a, b) => b.mean - a.mean)[0];
  const others = ['MiniSearch', 'Orama', 'PostgreSQL'].flatMap((engine) => bestOf(engine) ?? []);
  const queries = [...(ours?.byQuery ?? [])].sort((a, b) => a[1] - b[1]).slice(0, shown);
  printTable(
    queries.map(([query, value]) => ({
      query,
      ours: Number(value.toFixed(3)),
      ...Object.fromEntries(others.map(({ name, byQuery }) => [name, Number(byQuery.get(query)?.toFixed(3))])),
    })),
  );
}

const { catalogue, judgements: judgementFile, only, verbose } = readArguments();
const records = await readCatalogue(catalogue);
const judgements = await readJudgements(judgementFile);
const scored: Scored[] = [];
for (const ranker of createOurRankers(records)) scored.push(await score(ranker, judgements));
if (only !== 'ours') {
  const postgresql = await createPostgresqlRankers(records);
  try {
    const others = [...createMiniSearchRankers(records), ...(await createOramaRankers(records)), ...postgresql.rankers];
    for (const ranker of others) scored.push(await score(ranker, judgements));
  } finally {
    await postgresql.close();
  }
}
console.log(`${records.length} products, ${scored[0]?.byQuery.size} judged queries.`);
printTable(scored.map(({ name, mean: value }) => ({ engine: name, 'NDCG@10': Number(value.toFixed(4)) })));
printQueries(scored, verbose ? Number.POSITIVE_INFINITY : WORST);
