import { parseArgs } from 'node:util';
import { printTable } from './load.ts';
import { ENGINE_NAMES, type EngineName } from './search/engine.ts';
import { CASES } from './search/measure.ts';
import { measureApart, type Report } from './search/measure-apart.ts';
import { buildRows, caseRows, goalRows, growthRows, type Sized } from './search/tables.ts';

/**
 * `npm run bench -- search [count=50000] [--only ours,minisearch]`: our index against MiniSearch, Orama and
 * PostgreSQL, each in its own process with the same products and the same work. Times are never asserted;
 * wrong counts exit with code 1. For many products: NODE_OPTIONS=--max-old-space-size=12000 npm run bench --
 * search count=500000 --only ours
 */
const GROWTH_MAX = 100_000;

function readArguments(): { count: number; engines: readonly EngineName[] } {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const count = Number(positionals[0]?.replace('count=', '') ?? 50_000);
  if (!Number.isInteger(count) || count < 100) throw new Error('count: a whole number from 100.');
  const only = values.only?.split(',') ?? ENGINE_NAMES;
  const engines = ENGINE_NAMES.filter((name) => only.includes(name));
  if (engines.length !== only.length) throw new Error(`--only: of ${ENGINE_NAMES.join(', ')}.`);
  return { count, engines };
}

/** Ours alone at a quarter, half and twice the size, to see how cost grows. */
async function measureGrowth(count: number, atCount: Report): Promise<Sized[]> {
  const runs: Sized[] = [];
  for (const size of [count / 4, count / 2, count, count * 2].map(Math.round)) {
    const report = size === count ? atCount : await measureApart({ engine: 'ours', count: size, cases: ['filtered'] });
    runs.push({ size, report });
  }
  return runs;
}

function tellMistakes(reports: readonly Report[]): void {
  for (const { name, mistakes } of reports) {
    for (const mistake of mistakes.slice(0, 5)) console.log(`${name} is wrong: ${mistake}`);
    if (mistakes.length > 0) process.exitCode = 1;
  }
}

const { count, engines } = readArguments();
const reports: Report[] = [];
for (const engine of engines) {
  reports.push(await measureApart({ engine, count, cases: CASES }));
  console.log(`measured: ${engine}`);
}
console.log(`\n${count.toLocaleString('en-AU')} products, 30 facets.`);
printTable(caseRows(reports));
printTable(buildRows(reports));
const ours = engines[0] === 'ours' ? reports[0] : undefined;
if (ours && count <= GROWTH_MAX) printTable(growthRows(await measureGrowth(count, ours)));
if (ours) printTable(goalRows(ours, count));
tellMistakes(reports);
