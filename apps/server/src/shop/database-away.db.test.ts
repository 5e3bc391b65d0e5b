import { describe, it, type TestContext } from 'vitest';
import type { PageRenderer } from '../http/pages.ts';
import { CLIENT_ID, POOL_ID, POOL_PATH } from '../identity/pool-addresses.ts';
import type { Database } from '../store/database.ts';
import { outsideTransactions } from '../store/guard-transactions.ts';
import { openDatabase } from '../store/open-database.ts';
import { createStore } from '../store/store.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { openWay } from '../store/testing/open-way.ts';
import { sampleBrand } from '../store/testing/sample-shop.ts';
import { collectLog } from '../testing/collect-log.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

const KEYS = `${POOL_PATH}/${POOL_ID}/.well-known/jwks.json`;
const MAILBOX_KEY = 'a-key-for-the-mailbox';

/** A shop whose way to its database can be cut. */
async function openAway({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const databaseUrl = await createServerDatabase();
  const way = await openWay(databaseUrl);
  const collected = collectLog();
  const direct = await openDatabase({ dataDir: ':memory:', databaseUrl });
  /** Names of the shop's statements. */
  const asked: (string | undefined)[] = [];
  const open = async (): Promise<Database> => {
    const database = await openDatabase({ dataDir: ':memory:', databaseUrl: way.url });
    return {
      ...database,
      query: (sql, params, name) => {
        asked.push(name);
        return database.query(sql, params, name);
      },
    };
  };
  const shop = await openTestShop({ env: { MAILBOX_KEY }, open, log: collected.log, renderPage });
  onTestFinished(async () => {
    await shop.close();
    await direct.close();
    await way.cut();
  });
  const ask = (url: string) => shop.app.inject({ method: 'GET', url });
  return { way, shop, direct, collected, asked, ask, isReady: async () => (await ask('/readyz')).statusCode === 200 };
}

const renderPage: PageRenderer = async ({ url }, client) => {
  const answer = await client.findArticleByPath({ path: url.pathname.slice(1) || 'home' });
  if (answer.status === 'ERROR') return { status: 503, headers: { 'content-type': 'text/html' }, body: 'Later' };
  return { status: 200, headers: { 'content-type': 'text/html' }, body: `Page ${url.pathname}` };
};

const postJson = ({ app }: TestShop, url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const signIn = ({ app }: TestShop) =>
  app.inject({
    method: 'POST',
    url: '/idp/',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    payload: JSON.stringify({
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'mia@example.com', PASSWORD: 'Correct-horse-9' },
    }),
  });

// each with a database and a shop of its own: most of their time they wait
describe.concurrent('while PostgreSQL is away', () => {
  it('pages, calls, sign-in and feeds say 503 and when to try again, and work again by themselves', async (context) => {
    const { expect } = context;
    const { way, shop, collected, ask, isReady } = await openAway(context);
    const all = () =>
      Promise.all([
        ask('/api/frame'),
        ask('/api/products?categoryId=kettles'),
        ask('/api/product?path=product/k1'),
        ask('/api/stores'),
        ask('/an-unknown-page'),
        ask('/sitemap.xml'),
        ask(KEYS),
        signIn(shop),
        postJson(shop, '/api/payment/webhook', {}),
        ask(`/dev/mail?key=${MAILBOX_KEY}`),
      ]);
    const before = (await all()).map(({ statusCode }) => statusCode);
    expect(before.filter((status) => status >= 500)).toEqual([]);
    // nothing that was kept is good any more
    shop.pageCache.clear();
    shop.pageCache.markChanged();
    await way.cut();
    await expect.poll(isReady).toBe(false);
    // what is in memory is still there
    for (const url of ['/healthz', KEYS]) expect((await ask(url)).statusCode).toBe(200);
    for (const answer of [
      await ask('/api/product?path=product/k1'),
      await ask('/api/stores'),
      await ask('/an-unknown-page'),
      // nobody has asked for this one before
      await ask('/sitemaps/pages.xml'),
      await signIn(shop),
      await ask(`/dev/mail?key=${MAILBOX_KEY}`),
    ]) {
      expect(answer.statusCode, answer.body).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.headers['cache-control'] ?? 'no-store').toContain('no-store');
    }
    for (const { statusCode } of await all()) expect([500, 502, 504]).not.toContain(statusCode);
    expect(collected.messages()).toContain('the database is away');
    await way.mend();
    await expect.poll(isReady).toBe(true);
    await expect.poll(async () => (await all()).map(({ statusCode }) => statusCode)).toEqual(before);
    expect(collected.messages()).toContain('the database is back');
  });

  it('sends the last version of a public page, and says so to nobody’s cache', async (context) => {
    const { expect } = context;
    const { way, shop, ask, isReady } = await openAway(context);
    expect((await ask('/')).body).toBe('Page /');
    await way.cut();
    await expect.poll(isReady).toBe(false);
    // it may have changed meanwhile, and nobody can tell
    shop.pageCache.markChanged();
    const answer = await ask('/');
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, 'Page /', 'no-store']);
    expect((await ask('/stores')).statusCode).toBe(503);
    await way.mend();
    await expect.poll(async () => (await ask('/stores')).statusCode).toBe(200);
    await expect.poll(async () => (await ask('/')).headers['cache-control']).toContain('public');
  });

  it('a network that forgets every connection costs those who wait an answer, and nobody a change', async (context) => {
    const { expect } = context;
    const { way, direct, collected, asked, ask, isReady } = await openAway(context);
    const product = (path: string) => ask(`/api/product?path=${path}`);
    expect((await product('products/k1')).body).not.toContain('Acme and Sons');
    let waiting: Promise<readonly number[]> | undefined;
    await direct.transaction(async (tx) => {
      await tx.run('lock table products in access exclusive mode');
      await outsideTransactions(keepBusy);
      way.forget();
    });
    async function keepBusy() {
      const paths = Array.from({ length: 10 }, (_, number) => `products/unknown-${number}`);
      waiting = Promise.all(paths.map(async (path) => (await product(path)).statusCode));
      const areBusy = async () => {
        const sql = `select count(*)::int as n from pg_stat_activity
          where datname = current_database() and application_name like 'wattle %' and wait_event_type = 'Lock'`;
        return (await direct.query<{ n: number }>(sql))[0]?.n;
      };
      await expect.poll(areBusy).toBe(10);
    }
    asked.length = 0;
    await createStore(direct).brands.save([sampleBrand('acme', { name: 'Acme and Sons' })]);
    // one of the ten connections was the one that looks for changes, so that one request had to wait for its turn
    expect((await waiting)?.filter((status) => status === 503).length).toBeGreaterThanOrEqual(9);
    await expect.poll(isReady).toBe(true);
    await expect.poll(async () => (await product('products/k1')).body).toContain('Acme and Sons');
    // brands are read before the products that changed
    await expect.poll(() => asked).toContain('read changed products');
    expect(asked).not.toContain('stream products');
    expect(collected.messages()).not.toContain('the database is back');
  });

  it('a database that hangs is away too', async (context) => {
    const { expect } = context;
    const { way, ask, isReady } = await openAway(context);
    way.hold();
    const answers = await Promise.all([ask('/api/stores'), ask('/api/product?path=product/k1')]);
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBe(503);
      expect(headers['retry-after']).toBeDefined();
    }
    expect(await isReady()).toBe(false);
    way.release();
    await expect.poll(isReady).toBe(true);
    expect((await ask('/api/stores')).statusCode).toBe(200);
  });
});

it.concurrent('a full disk is logged, makes the shop unready, and is over by itself', async (context) => {
  const { expect } = context;
  const { shop, direct, collected, ask, isReady } = await openAway(context);
  await direct.run(`
    create function refuse_row() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on marketing_requests execute function refuse_row()`);
  const enquire = () => postJson(shop, '/api/klaviyo/enquiry', { email: 'mia@example.com', enquiry: 'Does it fit?' });
  const answer = await enquire();
  expect([answer.statusCode, answer.headers['retry-after']], answer.body).toEqual([503, '5']);
  expect(await isReady()).toBe(false);
  const line = collected.lines().find(({ msg }) => msg.startsWith('the database has run out'));
  expect(line).toMatchObject({ level: 50, err: { code: '53100' } });
  expect((await ask('/api/stores')).statusCode).toBe(200);
  await direct.run('drop trigger full_disk on marketing_requests');
  await expect.poll(isReady).toBe(true);
  expect((await enquire()).statusCode).toBeLessThan(500);
  expect(collected.messages()).toContain('the database has room again');
});
