import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startThrowAwayPostgres } from '../scripts/postgres/throw-away-postgres.ts';
import { printTable } from './load.ts';
import { cpuMsOf, cpuMsOfOwn } from './measure/cpu.ts';
import { insert, orderOf, place } from './orders/buyer.ts';
import type { Asked, Served } from './orders/serve.ts';
import { type Rate, rateOf } from './rate.ts';

/**
 * `npm run bench -- orders [--seconds=5] [--servers=1] [--embedded=true]`: places guest orders on the demo shop,
 * delivered and paid by card at the in-process payment service. Compares them with a bare Fastify route that inserts one
 * row of the same size, on its own PostgreSQL, with as many servers, and on the embedded one. Says how much processor
 * time each took, which holds on a busy machine too. Then 200 buyers race for the last 5 units.
 */
const AT_ONCE = [1, 8, 32];
const RACERS = 200;
const SECONDS_MAX = 10;
const SERVERS_MAX = 8;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    seconds: { type: 'string', default: '5' },
    servers: { type: 'string', default: '1' },
    embedded: { type: 'string', default: 'true' },
  },
});
const servers = Math.min(Number(values.servers), SERVERS_MAX);
const seconds = Math.min(Number(values.seconds), SECONDS_MAX);

type Measured = Rate & { readonly shopMs: number; readonly databaseMs: number };

const row = (what: string, atOnce: number, measured: Measured, reference: Rate) => ({
  what,
  'at once': atOnce,
  'per second': Math.round(measured.perSecond),
  'CPU ms of the shop': measured.shopMs,
  'of PostgreSQL': measured.databaseMs,
  ...shares(measured, reference),
});
const shares = ({ perSecond, p50Ms, p99Ms }: Rate, reference: Rate) => ({
  'p50 ms': p50Ms,
  'p99 ms': p99Ms,
  'share of one insert': Number((perSecond / reference.perSecond).toFixed(3)),
});

function count(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

type Started = { readonly child: ChildProcess; readonly served: Served };

/** The rate, and the processor time that each took in the shop and in PostgreSQL. */
async function measured(started: readonly Started[], work: () => unknown, atOnce: number): Promise<Measured> {
  const used = async () => {
    const shops = await Promise.all(started.map(({ child }) => cpuMsOf(child.pid ?? 0)));
    return { shop: shops.reduce((sum, ms) => sum + ms, 0), database: await cpuMsOfOwn('postgres') };
  };
  const before = await used();
  const rate = await rateOf(work, atOnce, seconds);
  const after = await used();
  const each = (ms: number): number => Number((ms / rate.count).toFixed(2));
  return { ...rate, shopMs: each(after.shop - before.shop), databaseMs: each(after.database - before.database) };
}

async function measureOrders(started: readonly Started[]): Promise<void> {
  const [first] = started;
  if (!first) throw new Error('There is no shop.');
  const { shop, plenty } = first.served;
  const orders = await Promise.all(plenty.map((wanted) => orderOf(shop, wanted)));
  const nextServed = () => started[next % started.length]?.served ?? first.served;
  let next = 0;
  const nextOrder = () => {
    next += 1;
    const order = orders[next % orders.length];
    if (!order) throw new Error('There is nothing to buy.');
    return order;
  };
  const buy = async () => {
    const status = await place(nextServed().shop, nextOrder());
    if (status !== 'placed') throw new Error(`An order was not placed: ${status}.`);
  };
  const keep = () => insert(nextServed().insert, nextOrder());
  await rateOf(buy, 4, 1);
  await rateOf(keep, 4, 1);
  const rows: ReturnType<typeof row>[] = [];
  for (const atOnce of AT_ONCE) {
    const reference = await measured(started, keep, atOnce);
    rows.push(row('one insert', atOnce, reference, reference));
    rows.push(row('orders, placed and paid', atOnce, await measured(started, buy, atOnce), reference));
  }
  printTable(rows);
}

async function race({ shop, scarce }: Served): Promise<void> {
  const order = await orderOf(shop, scarce);
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: RACERS }, () => place(shop, order)));
  const ms = Math.round(performance.now() - began);
  console.log(`${RACERS} buyers for 5 units, all at once: ${ms} ms, ${JSON.stringify(count(answers))}`);
}

async function start(asked: Asked): Promise<Started> {
  const child = fork(fileURLToPath(new URL('./orders/serve.ts', import.meta.url)));
  child.send(asked);
  const [message] = await once(child, 'message');
  return { child, served: message as Served };
}

async function measure(name: string, asked: Asked, count = 1): Promise<void> {
  const started: Started[] = [];
  try {
    // one after the other: the first fills the database
    for (let at = 0; at < count; at += 1) started.push(await start(asked));
    console.log(`\n${name}, servers: ${count}, ${seconds} s each`);
    await measureOrders(started);
    const [first] = started;
    if (first) await race(first.served);
  } finally {
    for (const { child } of started) {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    }
  }
}

const postgres = await startThrowAwayPostgres();
try {
  await measure('PostgreSQL', { databaseUrl: postgres.url }, servers);
} finally {
  await postgres.stop();
}
if (values.embedded === 'true') await measure('The embedded database', { databaseUrl: undefined });
