import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { withPort } from '../../apps/server/src/shop/free-port.ts';
import { prepareDatabase } from '../../apps/server/src/shop/prepare-database.ts';
import { createShop } from '../../apps/server/src/shop/shop.ts';
import { generateDemoShop } from '../../packages/demo/src/index.ts';
import { choose } from './choose.ts';

/** Undefined uses the embedded database. */
export type Asked = { readonly databaseUrl: string | undefined };
export type Wanted = { readonly productId: string; readonly variantId: string };
export type Served = {
  readonly shop: string;
  /** URL of the route that inserts one row per request. */
  readonly insert: string;
  readonly plenty: readonly Wanted[];
  /** The product with 5 in stock. */
  readonly scarce: Wanted;
};

const HOST = '127.0.0.1';

/**
 * The demo shop without pages, with the payment service in process, and next to it the least code that stores
 * a row.
 */
const asked = await new Promise<Asked>((resolve) => process.once('message', (message) => resolve(message as Asked)));
const dataDir = await mkdtemp(join(tmpdir(), 'wattle-orders-'));
// the shop must know its own payment URL before it listens
const { port } = await withPort({ port: 0, host: HOST });
const config = readConfig({
  DATA_DIR: dataDir,
  DATABASE_URL: asked.databaseUrl,
  PORT: String(port),
  PUBLIC_URL: `http://localhost:${port}`,
  LOG_LEVEL: 'error',
  WRITE_LIMIT_PER_MINUTE: '10000000',
});
const { demo, plenty, scarce } = choose(generateDemoShop({ now: Math.floor(Date.now() / 1000) }));
const database = await prepareDatabase(config, async () => demo);
const shop = await createShop({
  config,
  database,
  renderPage: async () => ({ status: 200, headers: {}, body: '' }),
  clientFolder: undefined,
});
const shopUrl = await shop.app.listen({ host: HOST, port });

await database.run(
  'create table if not exists bench_orders (id bigint generated always as identity primary key, body jsonb)',
);
const plain = Fastify();
plain.post('/insert', async ({ body }) => {
  const [row] = await database.query('insert into bench_orders (body) values ($1) returning id', [body]);
  return row;
});
const plainUrl = await plain.listen({ host: HOST, port: 0 });

process.send?.({ shop: shopUrl, insert: `${plainUrl}/insert`, plenty, scarce } satisfies Served);
process.once('disconnect', async () => {
  await plain.close();
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});
