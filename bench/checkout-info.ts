import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generateDemoShop } from '../packages/demo/src/index.ts';
import { startThrowAwayPostgres } from '../scripts/postgres/throw-away-postgres.ts';
import type { Asked, Served } from './checkout-info/serve.ts';
import { type Load, load, printTable } from './load.ts';

/**
 * `npm run bench -- checkout-info [--seconds=5]`: prices a cart of six lines with two codes and a location on
 * the demo shop, on its own PostgreSQL. Compares it with a bare Fastify route that sends the same bytes, and
 * one that first reads the same products with a single select.
 */
const CONNECTIONS = 16;
const LINES = 6;
const CODES = 2;

const { values } = parseArgs({ args: process.argv.slice(3), options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);

/** The first buyable products, each of a different family. */
function fillCart(): Omit<Asked, 'databaseUrl'> {
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

const row = (what: string, result: Load, reference: Load) => ({
  what,
  'requests/s': Math.round(result.requestsPerSecond),
  'p50 ms': result.p50Ms,
  'p99 ms': result.p99Ms,
  errors: result.errors,
  'share of the bare route': Number((result.requestsPerSecond / reference.requestsPerSecond).toFixed(3)),
});

const postgres = await startThrowAwayPostgres();
const child = fork(fileURLToPath(new URL('./checkout-info/serve.ts', import.meta.url)));
try {
  const cart = fillCart();
  child.send({ ...cart, databaseUrl: postgres.url } satisfies Asked);
  const [message] = await once(child, 'message');
  const served = message as Served;
  console.log(`${LINES} lines, ${CONNECTIONS} connections. The answer: ${served.answer.slice(0, 400)} …`);
  const measure = async (url: string) => {
    await load(url, { connections: CONNECTIONS, seconds: 2, bodies: [cart.body] });
    return load(url, { connections: CONNECTIONS, seconds, bodies: [cart.body] });
  };
  const bare = await measure(served.bare);
  printTable([
    row('a bare Fastify route, same bytes', bare, bare),
    row('the same after one select of the products', await measure(served.select), bare),
    row('POST /api/checkout/info', await measure(served.info), bare),
  ]);
} finally {
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
  await postgres.stop();
}
