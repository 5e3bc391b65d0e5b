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
import type { Account } from './sign-in.ts';

export type Asked = { readonly databaseUrl: string; readonly accounts: readonly Account[] };
export type Served = { readonly shop: string; readonly select: string; readonly bare: string; readonly answer: string };
/** CPU time of this process so far. */
export type Spent = { readonly cpuMs: number };

const LINES = 6;
const WISHES = 10;

/** The demo shop without pages, and next to it the least code that can send the same bytes. */
const asked = await new Promise<Asked>((resolve) => process.once('message', (message) => resolve(message as Asked)));
const dataDir = await mkdtemp(join(tmpdir(), 'wattle-account-'));
const config = readConfig({
  DATA_DIR: dataDir,
  DATABASE_URL: asked.databaseUrl,
  LOG_LEVEL: 'silent',
  TRUST_PROXY: '1',
  WRITE_LIMIT_PER_MINUTE: '10000000',
});
const demo = generateDemoShop({ now: Math.floor(Date.now() / 1000) });
const database = await prepareDatabase(config, async () => demo);
const shop = await createShop({
  config,
  database,
  renderPage: async () => ({ status: 200, headers: {}, body: '' }),
  clientFolder: undefined,
});
const shopUrl = await shop.app.listen({ host: '127.0.0.1', port: 0 });
shop.startWorkers();

const opened = await shop.identity.pool?.open();
const subs: string[] = [];
for (const account of asked.accounts) {
  const added = await opened?.pool.users.addUser(account);
  if (added?.status === 'ADDED') subs.push(added.sub);
}
const [sub = ''] = subs;
const bought = demo.products.slice(0, LINES).map(({ id, variants }, at) => ({
  ...{ id: `line-${at}`, productId: id, variantId: variants[0]?.id ?? '', qty: 1, createdAt: at, warrantyId: null },
  ...{
    giftcard: null,
    attribution: null,
    addedFrom: 'product',
    analyticsContext: {},
    extra: { releaseDateTime: null },
  },
}));
const wished = demo.products
  .slice(LINES, LINES + WISHES)
  .map(({ id }, at) => ({ productId: id, qty: 1, createdAt: at }));
const state = { syncableStateVersion: 0, cartItems: bought, wishlistItems: wished };
await shop.store.customerStates.save(sub, state);

const answer = JSON.stringify({ state: await shop.store.customerStates.find(sub) });
const plainDatabase = await openDatabase({ databaseUrl: asked.databaseUrl, dataDir });
const store = createStore(plainDatabase);
const plain = Fastify();
plain.get('/bare', (_, reply) => reply.type('application/json; charset=utf-8').send(answer));
plain.get('/select', async () => ({ state: await store.customerStates.find(sub) }));
const plainUrl = await plain.listen({ host: '127.0.0.1', port: 0 });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 } satisfies Spent);
});
process.send?.({ shop: shopUrl, select: `${plainUrl}/select`, bare: `${plainUrl}/bare`, answer } satisfies Served);
process.once('disconnect', async () => {
  await plain.close();
  await plainDatabase.close();
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});
