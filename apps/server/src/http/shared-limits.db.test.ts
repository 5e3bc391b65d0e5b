import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { rateLimitStore } from '../store/rate-limits.ts';
import { createServerDatabase, openServer } from '../store/testing/each-database.ts';
import { openWay } from '../store/testing/open-way.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { SharedCounts } from './shared-limits.ts';

const PERIOD_MS = 60_000;

describe('counts of two processes', () => {
  let db: Database;
  let processes: readonly SharedCounts[];
  beforeAll(async () => {
    db = await openServer();
  });
  afterEach(() => db.run('truncate rate_limits'));
  afterAll(() => db.close());
  const open = () => {
    processes = [1, 2].map(() => new SharedCounts(rateLimitStore(db)));
  };
  /** How many of the requests are within the limit. */
  const within = async (name: string, times: number, max: number) => {
    const counted = await Promise.all(
      Array.from({ length: times }, (_, at) => processes[at % 2]?.count(name, PERIOD_MS, max)),
    );
    return counted.filter((one) => (one?.current ?? 0) <= max).length;
  };

  it('add up to the limit exactly when it is small', async () => {
    open();
    expect(await within('a', 50, 20)).toBe(20);
    expect(await within('a', 10, 20)).toBe(0);
    expect(await within('b', 10, 20)).toBe(10);
  });

  it('never exceed a large one, and come close to it', async () => {
    open();
    const allowed = await within('a', 1500, 1000);
    expect(allowed).toBeLessThanOrEqual(1000);
    expect(allowed).toBeGreaterThanOrEqual(960);
  });

  it('begin again when the period is over, and old periods are deleted', async () => {
    open();
    expect(await within('a', 30, 20)).toBe(20);
    await db.run(`update rate_limits set ends_at = now() - interval '2 minutes'`);
    open();
    expect(await within('a', 30, 20)).toBe(20);
    await db.run(`update rate_limits set ends_at = now() - interval '2 minutes'`);
    await rateLimitStore(db).forgetEnded();
    expect(await db.query('select 1 from rate_limits')).toEqual([]);
  });
});

describe('limits of several processes', () => {
  const shops: TestShop[] = [];
  afterEach(async () => {
    await Promise.all(shops.splice(0).map((shop) => shop.close()));
  });
  const enquire = async (shop: TestShop | undefined) =>
    (
      await shop?.app.inject({
        method: 'POST',
        url: '/api/klaviyo/enquiry',
        payload: { email: 'mia@example.com', enquiry: 'Does it fit?' },
      })
    )?.statusCode;

  it('are shared: whoever is beyond one is beyond all', async () => {
    const databaseUrl = await createServerDatabase();
    const open = () => openDatabase({ dataDir: ':memory:', databaseUrl });
    shops.push(await openTestShop({ open }), await openTestShop({ open }));
    const statuses: (number | undefined)[] = [];
    for (let at = 0; at < 24; at += 1) statuses.push(await enquire(shops[at % 2]));
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
  });

  it('hold in each process while the database is away', async () => {
    const way = await openWay(await createServerDatabase());
    const open = () => openDatabase({ dataDir: ':memory:', databaseUrl: way.url });
    const shop = await openTestShop({ open });
    shops.push(shop);
    await way.cut();
    const statuses = new Set<number | undefined>();
    for (let at = 0; at < 24; at += 1) statuses.add(await enquire(shop));
    expect(statuses).toEqual(new Set([503, 429]));
  });
});
