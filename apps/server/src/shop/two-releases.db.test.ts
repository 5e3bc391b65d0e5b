import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { orderOf, orderShop } from '../features/orders/testing/order-shop.ts';
import { cardData } from '../payment/testing/sample-payment.ts';
import type { Database } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { MIGRATIONS } from '../store/migration-files.ts';
import { openDatabase } from '../store/open-database.ts';
import { createStore } from '../store/store.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { saveShop } from '../store/testing/save-shop.ts';
import { type RunningRelease, startRelease } from '../testing/start-release.ts';
import { OWN_SOURCES, unpackLastRelease } from '../testing/unpack-release.ts';

const last = await unpackLastRelease();

/** The last release and this one, on one database that the last one made and goes on using. */
describe.skipIf(!last)('the last release and this one', () => {
  let databaseUrl: string;
  let db: Database;
  let folder: URL;
  let older: RunningRelease;
  let newer: RunningRelease;

  beforeAll(async () => {
    databaseUrl = await createServerDatabase({ migrated: false });
    folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'wattle-next-'))}/`);
    older = await startRelease(last?.folder ?? '', databaseUrl);
    newer = await startRelease(OWN_SOURCES, databaseUrl);
    db = await openDatabase({ databaseUrl, dataDir: ':memory:', poolSize: 2 });
    await saveShop(db, orderShop());
    await Promise.all([older, newer].map(hasHeardOfGoods));
  });
  afterAll(async () => {
    await Promise.all([older?.kill(), newer?.kill(), db?.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  /** Release 0.1.0 answers 500 until a notice tells it of the brands that came with the goods. */
  const hasHeardOfGoods = ({ origin }: RunningRelease) =>
    vi.waitFor(async () => expect((await fetch(`${origin}/api/product/list?ids=left,right`)).status).toBe(200), 20_000);

  async function place(by: RunningRelease): Promise<string> {
    const methods = [{ methodCode: 'adyen' as const, amount: 70, data: cardData() }];
    const request = orderOf([{ productId: 'left' }, { productId: 'right' }], 0, { payment: { methods } });
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(request),
    };
    let response = await fetch(`${by.origin}/api/order/place/guest`, init);
    // its connections were just ended: a browser asks again with the same key
    while (response.status === 503) response = await fetch(`${by.origin}/api/order/place/guest`, init);
    const body = (await response.json()) as { orderNumber: string; errorCode?: string };
    expect([response.status, body.errorCode]).toEqual([200, undefined]);
    return body.orderNumber;
  }

  const movesOf = async (number: string) =>
    (await createStore(db).paymentChanges.list(number)).map(
      ({ kind, state, amountCents }) => `${kind} ${state} ${amountCents}`,
    );

  /** Hands out an order and gives back what one line of it cost. */
  async function refund(by: RunningRelease, number: string): Promise<void> {
    expect(await by.command('move-order', number, 'collected', '--by', 'Ada')).toMatchObject({ code: 0 });
    await expect.poll(() => movesOf(number)).toEqual(['CAPTURE DONE 7000']);
    const refunded = await by.command('refund', number, '--line', '2', '--by', 'Ada');
    expect(refunded).toMatchObject({ code: 0, said: expect.stringContaining(`${number}-R1: $40`) });
    await expect.poll(() => movesOf(number)).toEqual(['CAPTURE DONE 7000', 'REFUND DONE 4000']);
  }

  /** Each places an order and refunds the other's. */
  async function tradeOrders(): Promise<void> {
    const [first, second] = await Promise.all([place(older), place(newer)]);
    await Promise.all([refund(newer, first), refund(older, second)]);
  }

  /** More reads at once than there are connections, each of what is not kept, by a prepared statement. */
  async function lookForArticles(by: RunningRelease): Promise<void> {
    const read = async (): Promise<number> => {
      for (;;) {
        const { status } = await fetch(`${by.origin}/pcr/articles/${randomUUID()}`);
        if (status !== 503) return status;
      }
    };
    expect(new Set(await Promise.all(Array.from({ length: 40 }, read)))).toEqual(new Set([404]));
  }

  const migrateTo = async (name: string, script: string): Promise<void> => {
    for (const file of await readdir(MIGRATIONS)) await copyFile(new URL(file, MIGRATIONS), new URL(file, folder));
    await writeFile(new URL(`${name}.sql`, folder), script);
    await migrate(db, folder, { release: '999.0.0' });
  };

  it('sell on one database, and refund what the other has sold', async () => {
    await tradeOrders();
  });

  it('go on when a later release adds to every table that they use', async () => {
    const tables = await db.query<{ name: string }>(
      // a function makes whole rows of desk_orders, and must be replaced with it
      `select tablename as name from pg_tables
       where schemaname = 'public' and tablename not in ('schema_migrations', 'desk_orders')`,
    );
    const script = tables.map(({ name }) => `alter table "${name}" add added_later int not null default 7;`).join('\n');
    await Promise.all([lookForArticles(older), lookForArticles(newer)]);
    await migrateTo('9001-more', `${script}\ncreate table added_table (id int);`);
    await Promise.all([lookForArticles(older), lookForArticles(newer)]);
    await tradeOrders();
  });

  it('start again on it: the last release is the way back, without a backup', async () => {
    await Promise.all([older.kill(), newer.kill()]);
    [older, newer] = await Promise.all([
      startRelease(last?.folder ?? '', databaseUrl),
      startRelease(OWN_SOURCES, databaseUrl),
    ]);
    await tradeOrders();
    await refund(older, await place(older));
  });

  it('refuse a database from which something was taken away that they use', async () => {
    await older.kill();
    await migrateTo('9002-less', '-- kind: contract, oldest release 999.0.0\ndrop table added_table;');
    await expect(startRelease(last?.folder ?? '', databaseUrl)).rejects.toThrow('The database is newer than this code');
    await expect(startRelease(OWN_SOURCES, databaseUrl)).rejects.toThrow('Start release 999.0.0 or later.');
  });
});
