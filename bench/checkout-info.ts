import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startShop } from '../e2e/start-shop.ts';
import { generateDemoShop } from '../packages/demo/src/index.ts';
import { startThrowAwayPostgres } from '../scripts/postgres/throw-away-postgres.ts';
import type { PlainAsked } from './checkout-info/plain.ts';
import { generatorName, type Load, load, printTable } from './load.ts';
import { cpuMsOf, untilAtRest } from './measure/cpu.ts';
import { printGoals } from './measure/goal-table.ts';

/**
 * `npm run bench -- checkout-info [--seconds=5]`: prices a cart of six lines with two codes and a location on
 * the demo shop as `npm start` starts it, on its own PostgreSQL. Compares it with a bare Fastify route that sends the
 * same bytes, and one that first reads the same products with a single select. Says how much processor time each took.
 */
const CONNECTIONS = 16;
const LINES = 6;
const CODES = 2;
const GOAL = 1000;
const WARM_UP_SECONDS = 3;

const { values } = parseArgs({ args: process.argv.slice(3), options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);

/** The first buyable products, each of a different family. */
function fillCart(): { readonly body: string; readonly productIds: readonly string[] } {
  const { products, promotions } = generateDemoShop({ now: Math.floor(Date.now() / 1000) });
  const sold = products.filter(
    ({ state, saleMode, functionalType, blGroup, variants }) =>
      state === 'current' &&
      saleMode === null &&
      functionalType === 'basic' &&
      !blGroup.isAgencyItem &&
      (variants[0]?.qty ?? 0) > 1,
  );
  const chosen = sold
    .filter(({ familyCode }, at) => sold.findIndex((other) => other.familyCode === familyCode) === at)
    .slice(0, LINES);
  const items = chosen.map(({ id, variants }) => ({
    productId: id,
    variantId: variants[0]?.id,
    qty: 1,
    extra: { releaseDateTime: null },
  }));
  const promoCodes = promotions.flatMap(({ couponCodes }) => couponCodes).slice(0, CODES);
  const cart = { items, promoCodes, email: 'sam@example.com', locality: { postcode: '3000', state: 'VIC' } };
  return { body: JSON.stringify({ cart }), productIds: chosen.map(({ id }) => id) };
}

type Measured = Load & { readonly cpuMs: number };

const row = (what: string, result: Measured, reference: Load) => ({
  what,
  'requests/s': Math.round(result.requestsPerSecond),
  'CPU ms of the server': Number(result.cpuMs.toFixed(2)),
  'p50 ms': result.p50Ms,
  'p99 ms': result.p99Ms,
  errors: result.errors,
  'share of the bare route': Number((result.requestsPerSecond / reference.requestsPerSecond).toFixed(3)),
});

const { body, productIds } = fillCart();
const bodies = [body];

async function measure(pid: number, url: string): Promise<Measured> {
  await load(url, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS, bodies });
  const before = await cpuMsOf(pid);
  const result = await load(url, { connections: CONNECTIONS, seconds, bodies });
  return { ...result, cpuMs: ((await cpuMsOf(pid)) - before) / Math.max(1, result.requests) };
}

async function answerOf(url: string): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}

const postgres = await startThrowAwayPostgres();
const plain = fork(fileURLToPath(new URL('./checkout-info/plain.ts', import.meta.url)));
const shop = await startShop({ DATABASE_URL: postgres.url, WRITE_LIMIT_PER_MINUTE: '10000000' });
try {
  const infoUrl = `${shop.url}/api/checkout/info`;
  const answer = await answerOf(infoUrl);
  plain.send({ databaseUrl: postgres.url, answer, productIds } satisfies PlainAsked);
  const [plainUrl] = await once(plain, 'message');
  await untilAtRest(shop.pid);
  console.log(`${LINES} lines, ${CONNECTIONS} connections, loaded with ${await generatorName()}.`);
  console.log(`The answer: ${answer.slice(0, 400)} …`);
  const plainPid = plain.pid ?? 0;
  const bare = await measure(plainPid, `${plainUrl}/bare`);
  const select = await measure(plainPid, `${plainUrl}/select`);
  const info = await measure(shop.pid, infoUrl);
  printTable([
    row('a bare Fastify route, same bytes', bare, bare),
    row('the same after one select of the products', select, bare),
    row('POST /api/checkout/info', info, bare),
  ]);
  const what = `POST /api/checkout/info, ${CONNECTIONS} at once`;
  printGoals([{ what, unit: 'per second', now: info.requestsPerSecond, goal: GOAL, isMoreBetter: true }]);
} finally {
  const ended = once(plain, 'exit');
  plain.disconnect();
  await ended;
  await shop.stop();
  await postgres.stop();
}
