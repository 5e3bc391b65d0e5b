import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startThrowAwayPostgres } from '../scripts/postgres/throw-away-postgres.ts';
import { generatorName, type LoadOptions, load, printTable } from './load.ts';
import { cpuMsOf, cpuMsOfOwn } from './measure/cpu.ts';
import { type GoalRow, printGoals } from './measure/goal-table.ts';
import type { Loaded } from './measure/loaded.ts';
import { orderOf, PLACE_PATH, place } from './orders/buyer.ts';
import type { PlainAsked } from './orders/plain.ts';
import { type StockedShop, startStockedShop } from './orders/stocked-shop.ts';

/**
 * `npm run bench -- orders [--seconds=5] [--embedded=true]`: places guest orders on the demo shop as `npm start` starts
 * it, delivered and paid by card at the embedded payment service. Compares them with a bare Fastify route that inserts
 * one row of the same size into a database of the same kind. Says how much processor time each took, which holds on a
 * busy machine too. Then 200 buyers race for the last 5 units.
 */
const RACERS = 200;
const SECONDS_MAX = 10;
const WARM_UP_SECONDS = 4;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { seconds: { type: 'string', default: '5' }, embedded: { type: 'string', default: 'true' } },
});
const seconds = Math.min(Number(values.seconds), SECONDS_MAX);

type Goal = { readonly perSecond?: number; readonly p99Ms?: number };
/** By how many buyers there are at once. */
const GOALS: Readonly<Record<'PostgreSQL' | 'embedded', ReadonlyMap<number, Goal>>> = {
  PostgreSQL: new Map([
    [1, { perSecond: 90 }],
    [8, { perSecond: 200 }],
    [32, { perSecond: 300 }],
  ]),
  embedded: new Map<number, Goal>([
    [1, {}],
    [8, { perSecond: 60 }],
    [32, { p99Ms: 1000 }],
  ]),
};

type Measured = Loaded & { readonly databaseMs: number };

/** The rate, and the processor time that each request took in its server and in PostgreSQL. */
async function measure(pid: number, url: string, options: LoadOptions): Promise<Measured> {
  const used = async () => ({ server: await cpuMsOf(pid), database: await cpuMsOfOwn('postgres') });
  const before = await used();
  const result = await load(url, { ...options, seconds });
  const after = await used();
  if (result.errors > 0) throw new Error(`${result.errors} of ${result.requests} requests failed.`);
  const each = (ms: number): number => ms / Math.max(1, result.requests);
  return { ...result, cpuMs: each(after.server - before.server), databaseMs: each(after.database - before.database) };
}

const row = (what: string, buyers: number, result: Measured, reference: Measured) => ({
  what,
  'at once': buyers,
  'per second': Math.round(result.requestsPerSecond),
  'CPU ms of the server': Number(result.cpuMs.toFixed(2)),
  'of PostgreSQL': Number(result.databaseMs.toFixed(2)),
  'p50 ms': result.p50Ms,
  'p99 ms': result.p99Ms,
  'share of one insert': Number((result.requestsPerSecond / reference.requestsPerSecond).toFixed(3)),
});

const goalsOf = (kind: string, buyers: number, { perSecond, p99Ms }: Goal, result: Measured): GoalRow[] => {
  const what = `orders, ${kind}, ${buyers} at once`;
  return [
    ...(perSecond
      ? [{ what, unit: 'per second', now: result.requestsPerSecond, goal: perSecond, isMoreBetter: true }]
      : []),
    ...(p99Ms ? [{ what, unit: 'p99 ms', now: result.p99Ms, goal: p99Ms }] : []),
  ];
};

async function race({ url, scarce }: StockedShop): Promise<void> {
  const order = await orderOf(url, scarce);
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: RACERS }, () => place(url, order)));
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  const ms = Math.round(performance.now() - began);
  console.log(`${RACERS} buyers for 5 units, all at once: ${ms} ms, ${JSON.stringify(counts)}`);
}

async function startPlain(asked: PlainAsked) {
  const child = fork(fileURLToPath(new URL('./orders/plain.ts', import.meta.url)));
  child.send(asked);
  const [url] = await once(child, 'message');
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
  return { url: String(url), pid: child.pid ?? 0, stop };
}

async function measureOrders(kind: keyof typeof GOALS, databaseUrl: string | undefined): Promise<GoalRow[]> {
  const shop = await startStockedShop(databaseUrl);
  const plain = await startPlain({ databaseUrl });
  try {
    const orders = await Promise.all(shop.plenty.map((wanted) => orderOf(shop.url, wanted)));
    const buying = { bodies: orders.map((order) => JSON.stringify(order)), newKey: 'idempotency-key' };
    const placeUrl = `${shop.url}${PLACE_PATH}`;
    for (const url of [placeUrl, plain.url]) await load(url, { ...buying, connections: 8, seconds: WARM_UP_SECONDS });
    const rows: ReturnType<typeof row>[] = [];
    const goals: GoalRow[] = [];
    for (const [connections, goal] of GOALS[kind]) {
      const reference = await measure(plain.pid, plain.url, { ...buying, connections });
      const placed = await measure(shop.pid, placeUrl, { ...buying, connections });
      rows.push(row('one insert', connections, reference, reference));
      rows.push(row('orders, placed and paid', connections, placed, reference));
      goals.push(...goalsOf(kind, connections, goal, placed));
    }
    console.log(`\n${kind}, ${seconds} s each, loaded with ${await generatorName()}`);
    printTable(rows);
    await race(shop);
    return goals;
  } finally {
    await plain.stop();
    await shop.stop();
  }
}

const postgres = await startThrowAwayPostgres();
const goals: GoalRow[] = [];
try {
  goals.push(...(await measureOrders('PostgreSQL', postgres.url)));
} finally {
  await postgres.stop();
}
if (values.embedded === 'true') goals.push(...(await measureOrders('embedded', undefined)));
printGoals(goals);
