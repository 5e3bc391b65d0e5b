import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@wattle/contract';
import type { DemoShop } from '@wattle/demo';
import type { Badge } from '@wattle/domain/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { type ImportName, importFile } from '../import/import-file.ts';
import { createShop, type Shop } from '../shop/shop.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { SAMPLE_IDENTITY } from '../store/testing/sample-identity.ts';
import { sampleArticle, sampleProduct } from '../store/testing/sample-shop.ts';
import { saveShop } from '../store/testing/save-shop.ts';
import { sampleContentShop } from '../testing/sample-content.ts';
import type { PageRenderer } from './pages.ts';

/** The calls behind each page, as its loader makes them. */
const PAGES: Readonly<Record<string, (client: Client) => readonly Promise<{ status: string }>[]>> = {
  '/': (client) => [
    client.listCollection({ schema: 'category', id: 'kettles' }),
    client.listArticles({ ids: 'help' }),
    client.listBrands({}),
  ],
  '/kettles': (client) => [
    client.loadCategory({ path: 'categories/kettles' }),
    client.listProducts({ categoryId: 'kettles' }),
  ],
  '/fridges': (client) => [
    client.loadCategory({ path: 'categories/fridges' }),
    client.listProducts({ categoryId: 'fridges' }),
  ],
  '/products/p6': (client) => [client.loadProduct({ path: 'products/p6' })],
  '/products/p7': (client) => [client.loadProduct({ path: 'products/p7' })],
  '/articles/help': (client) => [client.findArticleByPath({ path: 'articles/help' })],
  '/articles/returns': (client) => [client.findArticleByPath({ path: 'articles/returns' })],
  '/stores/city': (client) => [client.loadStore({ path: 'stores/city' })],
};
const PATHS = Object.keys(PAGES);
const WITH_P6 = ['/', '/kettles', '/products/p6'];

const sample = sampleContentShop();
const winner: Badge = {
  id: 'winner',
  level: 'primary',
  title: 'Winner',
  icon: 'N/A',
  textColour: '#ffffff',
  backgroundColourPrimary: '#000000',
  backgroundColourSecondary: '#000000',
  badgeGroupId: 'awards',
  link: '',
  contentDisplay: 'inline',
  timeFrom: '',
  timeTo: '',
};
const kettle = sampleProduct('p6', {
  ...sample.products.find(({ id }) => id === 'p6'),
  path: 'products/p6',
  badgePrimaryId: winner.id,
  badgeSecondaryIds: [],
});
const help = { ...sampleArticle('help', null, 0), path: 'articles/help' };
const returns = { ...sampleArticle('returns', 'help', 1), path: 'articles/returns' };
const content: DemoShop = {
  ...sample,
  articles: [help, returns],
  badges: [...sample.badges, winner],
  products: sample.products.map((product) => (product.id === kettle.id ? kettle : product)),
};

/** A process of the shop that counts its renders. */
async function openProcess(config: ReturnType<typeof readConfig>, database: Database) {
  const rendered: string[] = [];
  const renderPage: PageRenderer = async (request, client) => {
    const { pathname } = request.url;
    rendered.push(pathname);
    const data = await Promise.all([client.loadFrame({}), ...(PAGES[pathname]?.(client) ?? [])]);
    const isThere = data.every(({ status }) => status === 'SUCCESS');
    // like a real page, it differs with every render
    const body = JSON.stringify({ data, made: rendered.length });
    return { status: isThere ? 200 : 404, headers: { 'content-type': 'text/html' }, body };
  };
  return { rendered, shop: await createShop({ config, database, renderPage, clientFolder: undefined }) };
}

describe('a change in the shop', () => {
  let folder: string;
  let database: Database;
  let processes: readonly { readonly rendered: string[]; readonly shop: Shop }[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wattle-pages-'));
    const env = { DATABASE_URL: await createServerDatabase(), DATA_DIR: folder, LOG_LEVEL: 'silent', WORKERS: '2' };
    const config = readConfig(env);
    const first = await openDatabase(config);
    await saveShop(first, content);
    processes = [await openProcess(config, first), await openProcess(config, await openDatabase(config))];
    database = await openDatabase(config);
  });
  afterAll(async () => {
    await database.close();
    await Promise.all(processes.map(({ shop }) => shop.close()));
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    for (const { shop, rendered } of processes) {
      shop.pageCache.clear();
      await tagsOf(shop);
      rendered.length = 0;
    }
  });

  /** Requests every page. */
  const tagsOf = async (shop: Shop) =>
    Object.fromEntries(
      await Promise.all(PATHS.map(async (path) => [path, (await shop.app.inject(path)).headers.etag] as const)),
    );

  /** Imports a row from outside the running processes. */
  async function bringIn(kind: ImportName, row: object) {
    const file = join(folder, 'rows.jsonl');
    await writeFile(file, JSON.stringify(row));
    const refused: unknown[] = [];
    await importFile(database, kind, file, { onRefused: (refusal) => refused.push(refusal) });
    expect(refused).toEqual([]);
  }

  /** Makes a change and checks in each process which pages were rendered again; the others keep their ETag. */
  async function renderedAfter(change: () => Promise<unknown>, expected: readonly string[]) {
    const before = await Promise.all(processes.map(({ shop }) => tagsOf(shop)));
    await change();
    for (const [at, { shop, rendered }] of processes.entries()) {
      const changedPages = async () => {
        const now = await tagsOf(shop);
        return PATHS.filter((path) => now[path] !== before[at]?.[path]);
      };
      await expect.poll(changedPages).toEqual(expected);
      expect(new Set(rendered)).toEqual(new Set(expected));
    }
  }

  it('renders again, for a price, the pages with that product and no others', async () => {
    const prices = [{ price: 243, erpOriginalPrice: 243, from: null, to: null }];
    await renderedAfter(() => bringIn('products', { ...kettle, prices }), WITH_P6);
  });

  it('shows a change of stock in the answers of calls too, in every process', async () => {
    const qtyIn = async ({ app }: Shop) => {
      const { product } = (await app.inject('/api/product?path=products/p6')).json();
      return product.variants[0].qty;
    };
    for (const qty of [17, 16, 15]) {
      await Promise.all(processes.map(({ shop }) => qtyIn(shop)));
      await database.query('update variant_stock set qty = $1 where variant_id = $2', [qty, kettle.variants[0]?.id]);
      for (const { shop } of processes) await expect.poll(() => qtyIn(shop)).toBe(qty);
    }
  });

  it('renders again, for the name of an article, its own page and those that list it', async () => {
    const row = { type: 'article', ...returns, name: 'Bringing it back' };
    await renderedAfter(() => bringIn('content', row), ['/articles/help', '/articles/returns']);
  });

  it('renders again, for the text of an article, its own page alone', async () => {
    const body = [{ id: 'paragraph', value: { content: 'Within 30 days.' } }];
    const row = { type: 'article', ...returns, name: 'Bringing it back', body };
    await renderedAfter(() => bringIn('content', row), ['/articles/returns']);
  });

  it('renders again, for a badge, the pages with a product that has it', async () => {
    await renderedAfter(() => bringIn('badges', { ...winner, title: 'Choice of the year' }), WITH_P6);
  });

  it('renders every page again for what is on every page', async () => {
    await renderedAfter(() => bringIn('shop', { ...SAMPLE_IDENTITY, phone: '1300 000 000' }), PATHS);
  });

  it('renders nothing again for what no page shows', async () => {
    const before = processes.map(({ shop }) => shop.pageCache.changes);
    await renderedAfter(async () => {
      await bringIn('content', { type: 'redirect', from: 'old', to: '/new', external: false });
      for (const [at, { shop }] of processes.entries()) {
        await expect.poll(() => shop.pageCache.changes).toBeGreaterThan(before[at] ?? 0);
      }
    }, []);
  });

  it('lets go of a page that is no longer there', async () => {
    await database.query("delete from stores where id = 'city'");
    for (const { shop } of processes) {
      const status = async () => (await shop.app.inject('/stores/city')).statusCode;
      await expect.poll(status).toBe(404);
    }
  });

  it('asks once more, though many ask for the page at once', async () => {
    const [one] = processes;
    if (!one) throw new Error('There are two.');
    const phone = async () => one.shop.app.inject('/').then(({ body }) => body.includes('1300 999 999'));
    await bringIn('shop', { ...SAMPLE_IDENTITY, phone: '1300 999 999' });
    await expect.poll(async () => (await Promise.all(Array.from({ length: 20 }, phone))).every(Boolean)).toBe(true);
    expect(one.rendered.filter((path) => path === '/')).toHaveLength(1);
  });
});
