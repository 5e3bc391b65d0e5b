import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { prepareDatabase } from '../../apps/server/src/shop/prepare-database.ts';
import { createShop } from '../../apps/server/src/shop/shop.ts';
import { openDatabase } from '../../apps/server/src/store/open-database.ts';
import { createStore } from '../../apps/server/src/store/store.ts';
import { generateDemoShop } from '../../packages/demo/src/index.ts';

export type Asked = { readonly databaseUrl: string; readonly body: string; readonly productIds: readonly string[] };
export type Served = { readonly info: string; readonly select: string; readonly bare: string; readonly answer: string };

/** The demo shop without pages, and next to it the least code that can send the same bytes. */
const asked = await new Promise<Asked>((resolve) => process.once('message', (message) => resolve(message as Asked)));
const dataDir = await mkdtemp(join(tmpdir(), 'wattle-checkout-'));
const config = readConfig({
  DATA_DIR: dataDir,
  DATABASE_URL: asked.databaseUrl,
  LOG_LEVEL: 'silent',
  WRITE_LIMIT_PER_MINUTE: '10000000',
});
const now = Math.floor(Date.now() / 1000);
const database = await prepareDatabase(config, async () => generateDemoShop({ now }));
const shop = await createShop({
  config,
  database,
  renderPage: async () => ({ status: 200, headers: {}, body: '' }),
  clientFolder: undefined,
});
const shopUrl = await shop.app.listen({ host: '127.0.0.1', port: 0 });

const payload = JSON.parse(asked.body);
const answer = (await shop.app.inject({ method: 'POST', url: '/api/checkout/info', payload })).body;
const plainDatabase = await openDatabase({ databaseUrl: asked.databaseUrl, dataDir });
const store = createStore(plainDatabase);
const plain = Fastify();
plain.post('/bare', (_, reply) => reply.type('application/json; charset=utf-8').send(answer));
plain.post('/select', async (_, reply) => {
  await store.products.listByIds(asked.productIds);
  return reply.type('application/json; charset=utf-8').send(answer);
});
const plainUrl = await plain.listen({ host: '127.0.0.1', port: 0 });

const served: Served = {
  info: `${shopUrl}/api/checkout/info`,
  select: `${plainUrl}/select`,
  bare: `${plainUrl}/bare`,
  answer,
};
process.send?.(served);
process.once('disconnect', async () => {
  await plain.close();
  await plainDatabase.close();
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});
