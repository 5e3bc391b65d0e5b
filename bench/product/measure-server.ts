import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { loadStorefront } from '../../apps/server/src/http/storefront.ts';
import { prepareDatabase } from '../../apps/server/src/shop/prepare-database.ts';
import { createShop } from '../../apps/server/src/shop/shop.ts';
import { generateDemoShop } from '../../packages/demo/src/index.ts';
import { type Spread, summarise } from '../search/statistics.ts';

const PAGES = 600;
const WARM_UP = 200;

export type ServerRow = { readonly what: string; readonly ms: Spread };

type Ask = (url: string) => Promise<{ readonly statusCode: number; readonly body: string }>;

/** Times each URL in turn, after warming up with as many other URLs. */
async function timeEach(ask: Ask, urls: readonly string[], before: () => void = () => {}): Promise<Spread> {
  const samples: number[] = [];
  for (const [at, url] of urls.entries()) {
    before();
    const started = performance.now();
    const { statusCode } = await ask(url);
    const took = performance.now() - started;
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`);
    if (at >= WARM_UP) samples.push(took);
  }
  return summarise(samples);
}

/** The framework's floor: the same bytes from memory. */
async function timeBareRoute(body: string): Promise<Spread> {
  const app = Fastify();
  app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(body));
  const spread = await timeEach((url) => app.inject({ url }), Array<string>(PAGES).fill('/'));
  await app.close();
  return spread;
}

/** In-process time of product pages without the page cache, next to the home page and a bare route. */
export async function measureServer(): Promise<ServerRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wattle-product-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const now = Math.floor(Date.now() / 1000);
  const database = await prepareDatabase(config, async () => generateDemoShop({ now }));
  const shop = await createShop({
    config,
    database,
    renderPage: await loadStorefront(config),
    clientFolder: undefined,
  });
  const ask: Ask = (url) => shop.app.inject({ url });
  try {
    const ids = (await shop.store.products.listIds()).sort();
    // every n-th, so that all families are covered
    const chosen = ids.filter((_, at) => at % Math.max(1, Math.floor(ids.length / PAGES)) === 0).slice(0, PAGES);
    const paths = (await shop.store.products.listByIds(chosen)).map(({ record }) => record.path);
    const forget = () => shop.pageCache.clear();
    const product = await timeEach(
      ask,
      paths.map((path) => `/${path}`),
      forget,
    );
    const data = await timeEach(
      ask,
      paths.map((path) => `/api/product?path=${encodeURIComponent(path)}`),
    );
    const home = await timeEach(ask, Array<string>(PAGES).fill('/'), forget);
    const bare = await timeBareRoute((await ask(`/${paths[0]}`)).body);
    return [
      { what: 'a bare Fastify route, same bytes', ms: bare },
      { what: 'home page, rendered each time', ms: home },
      { what: 'product page, rendered each time', ms: product },
      { what: 'its data alone: query, assembling, JSON', ms: data },
    ];
  } finally {
    await shop.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
