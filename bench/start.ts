import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../scripts/browser/find-chromium.ts';
import { buildApps } from '../scripts/build-apps.ts';
import { startThrowAwayPostgres } from '../scripts/postgres/throw-away-postgres.ts';
import { printTable } from './load.ts';
import { type GoalRow, printGoals } from './measure/goal-table.ts';
import { measureStarts, type Starts } from './start/measure-starts.ts';

/**
 * `npm run bench -- start [--database=embedded|postgresql]`: the second `npm start` to its first home page, beside a bare
 * process that opens the same database and asks it. Memory 40 s later. The home page of the first visitor in a browser,
 * when no picture was made yet, beside the visit after that.
 */
const { values } = parseArgs({ args: process.argv.slice(3), options: { database: { type: 'string' } } });
const START_S = 3.5;
const COLD_MS = 1_500;
const MEMORY_MB = { embedded: 600, postgresql: 250 } as const;
type Kind = keyof typeof MEMORY_MB;

const seconds = (ms: number): number => Number((ms / 1000).toFixed(2));

const rowOf = (database: Kind, starts: Starts) => ({
  database,
  'first start s': seconds(starts.firstMs),
  'second start s': seconds(starts.secondMs),
  'bare process s': seconds(starts.bareMs),
  'times the bare one': Number((starts.secondMs / starts.bareMs).toFixed(1)),
  'at rest MB': starts.residentMb,
  'bare process MB': starts.bareMb,
  'cold home ms': Math.round(starts.coldMs),
  'next visit ms': Math.round(starts.warmMs),
});

/** `before` as decision 0089 has it. */
const goalsOf = (database: Kind, { secondMs, residentMb, coldMs }: Starts): GoalRow[] => [
  {
    ...{ what: `second npm start, ${database}`, unit: 's to the home page', now: secondMs / 1000, goal: START_S },
    ...(database === 'embedded' && { before: 6.3 }),
  },
  { what: `at rest, ${database}`, unit: 'MB resident', now: residentMb, goal: MEMORY_MB[database] },
  { what: `cold home, ${database}`, unit: 'ms to its last picture in view', now: coldMs, goal: COLD_MS },
];

async function measure(kind: Kind): Promise<Starts> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const postgres = kind === 'postgresql' ? await startThrowAwayPostgres() : undefined;
  try {
    return await measureStarts(postgres?.url, browser);
  } finally {
    await postgres?.stop();
    await browser.close();
  }
}

await buildApps({ quiet: true });
const rows = [];
const goals: GoalRow[] = [];
for (const kind of ['embedded', 'postgresql'] as const) {
  if (values.database !== undefined && values.database !== kind) continue;
  const starts = await measure(kind);
  rows.push(rowOf(kind, starts));
  goals.push(...goalsOf(kind, starts));
}
printTable(rows);
printGoals(goals);
