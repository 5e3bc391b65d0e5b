import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startThrowAwayPostgres } from '../scripts/postgres/throw-away-postgres.ts';
import { printTable } from './load.ts';
import { insert, orderOf, place } from './orders/buyer.ts';
import type { Asked, Served } from './orders/serve.ts';
import { type Rate, rateOf } from './rate.ts';

/**
 * `npm run bench -- orders [--seconds=5]`: places guest orders on the demo shop, delivered and paid by card
 * at the in-process payment service. Compares them with a bare Fastify route that inserts one row of the same
 * size, on its own PostgreSQL and on the embedded one. Then 200 buyers race for the last 5 units.
 */
const AT_ONCE = [1, 8, 32];
const RACERS = 200;
const SECONDS_MAX = 10;

const { values } = parseArgs({ args: process.argv.slice(3), options: { seconds: { type: 'string', default: '5' } } });
const seconds = Math.min(Number(values.seconds), SECONDS_MAX);

const row = (what: string, atOnce: number, { perSecond, p50Ms, p99Ms }: Rate, reference: Rate) => ({
  what,
  'at once': atOnce,
  'per second': Math.round(perSecond),
  'p50 ms': p50Ms,
  'p99 ms': p99Ms,
  'share of one insert': Number((perSecond / reference.perSecond).toFixed(3)),
});

function count(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

async function measureOrders({ shop, insert: insertUrl, plenty }: Served): Promise<void> {
  const orders = await Promise.all(plenty.map((wanted) => orderOf(shop, wanted)));
  let next = 0;
  const nextOrder = () => {
    next += 1;
    const order = orders[next % orders.length];
    if (!order) throw new Error('There is nothing to buy.');
    return order;
  };
  const buy = async () => {
    const status = await place(shop, nextOrder());
    if (status !== 'placed') throw new Error(`An order was not placed: ${status}.`);
  };
  const keep = () => insert(insertUrl, nextOrder());
  await rateOf(buy, 4, 1);
  await rateOf(keep, 4, 1);
  const rows: ReturnType<typeof row>[] = [];
  for (const atOnce of AT_ONCE) {
    const reference = await rateOf(keep, atOnce, seconds);
    rows.push(row('one insert', atOnce, reference, reference));
    rows.push(row('orders, placed and paid', atOnce, await rateOf(buy, atOnce, seconds), reference));
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

async function measure(name: string, asked: Asked): Promise<void> {
  const child = fork(fileURLToPath(new URL('./orders/serve.ts', import.meta.url)));
  try {
    child.send(asked);
    const [message] = await once(child, 'message');
    console.log(`\n${name}, ${seconds} s each`);
    await measureOrders(message as Served);
    await race(message as Served);
  } finally {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  }
}

const postgres = await startThrowAwayPostgres();
try {
  await measure('PostgreSQL', { databaseUrl: postgres.url });
} finally {
  await postgres.stop();
}
await measure('The embedded database', { databaseUrl: undefined });
