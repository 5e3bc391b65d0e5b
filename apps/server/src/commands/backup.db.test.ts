import { openAsBlob } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  commandOf,
  makeLetters,
  orderDeps,
  orderOf,
  orderShop,
  placeBy,
} from '../features/orders/testing/order-shop.ts';
import { scriptedPayment } from '../features/orders/testing/scripted-payment.ts';
import { writeBackup } from '../store/backup-file.ts';
import { countRows } from '../store/inspect.ts';
import { migrate, readMigrationState } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { saveShop } from '../store/testing/save-shop.ts';
import { runInTest } from './testing/run-in-test.ts';

/** An embedded shop in a folder, its backup, and the commands on it. */
let folder: string;
let embedded: { DATA_DIR: string };
let file: string;
let backedUp: Awaited<ReturnType<typeof countRows>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattle-backup-'));
  embedded = { DATA_DIR: join(folder, 'data') };
  file = join(folder, 'shop.backup.gz');
  const db = await unpack(embedded.DATA_DIR, 'migratedTemplate');
  await saveShop(db, orderShop());
  backedUp = await countRows(db);
  await db.close();
  expect(await runInTest(['backup', file], { env: embedded })).toMatchObject({ code: 0 });
});
afterAll(() => rm(folder, { recursive: true }));

/** An embedded database that was made before: making one takes seconds. */
const unpack = async (dataDir: string, from: 'migratedTemplate' | 'embeddedTemplate') =>
  openDatabase({ dataDir, template: await openAsBlob(inject(from)) });

const countsOf = async (options: { databaseUrl?: string; dataDir: string }) => {
  const db = await openDatabase(options);
  try {
    return await countRows(db);
  } finally {
    await db.close();
  }
};

/** Places the first order after a restore. */
async function placeOrderOn(databaseUrl: string) {
  const db = await openDatabase({ databaseUrl, dataDir: folder });
  try {
    await makeLetters(db);
    return await placeBy(orderDeps(db, scriptedPayment()))(commandOf(orderOf([{ productId: 'kettle' }], 100)));
  } finally {
    await db.close();
  }
}

describe('a backup of the embedded database', () => {
  it('restores into PostgreSQL, where orders can be placed', async () => {
    const databaseUrl = await createServerDatabase({ migrated: false });
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
    expect(await runInTest(['restore', file], { env })).toMatchObject({ code: 0 });
    expect(await countsOf({ databaseUrl, dataDir: folder })).toEqual(backedUp);
    expect(await placeOrderOn(databaseUrl)).toMatchObject({ status: 'SUCCESS' });
  });

  it('restores into another embedded database, row for row', async () => {
    const other = { DATA_DIR: join(folder, 'other') };
    await (await unpack(other.DATA_DIR, 'embeddedTemplate')).close();
    expect(await runInTest(['restore', file], { env: other })).toMatchObject({ code: 0 });
    const again = join(folder, 'again.backup.gz');
    await runInTest(['backup', again], { env: other });
    expect(await readFile(again)).toEqual(await readFile(file));
    expect(await runInTest(['restore', file], { env: other })).toMatchObject({ code: 2 });
    expect(await runInTest(['restore', file, '--yes'], { env: other })).toMatchObject({ code: 0 });
  });

  it('says why it cannot be written, and leaves nothing behind', async () => {
    const nowhere = join(folder, 'nowhere', 'shop.backup.gz');
    const missing = await runInTest(['backup', nowhere], { env: embedded });
    expect(missing).toMatchObject({ code: 3, err: expect.stringMatching(/^ENOENT: [^\n]*$/) });
    const full = join(folder, 'full.gz');
    await symlink('/dev/full', `${full}.part`);
    const noSpace = await runInTest(['backup', full], { env: embedded });
    expect(noSpace).toMatchObject({ code: 3, err: expect.stringMatching(/^ENOSPC: [^\n]*$/) });
    expect(await readdir(folder)).not.toContain('full.gz');
  });

  it('is refused when it is not whole, and nothing changes', async () => {
    const half = join(folder, 'half.gz');
    const whole = await readFile(file);
    await writeFile(half, whole.subarray(0, whole.length / 2));
    const { code, err } = await runInTest(['restore', half, '--yes'], { env: embedded });
    expect({ code, err }).toEqual({ code: 3, err: `${half} is not a whole backup.` });
    expect(await countsOf({ dataDir: embedded.DATA_DIR })).toEqual(backedUp);
  });
});

describe('a backup of another release', () => {
  const OWN = new URL('../store/migrations/', import.meta.url);

  /** Rewrites the lines of a backup. */
  async function changeBackup(name: string, change: (lines: string[]) => string[]): Promise<string> {
    const changed = join(folder, name);
    const lines = gunzipSync(await readFile(file))
      .toString('utf8')
      .trimEnd()
      .split('\n');
    await writeFile(changed, gzipSync(`${change(lines).join('\n')}\n`));
    return changed;
  }
  const tablesOf = async (databaseUrl: string) => {
    const db = await openDatabase({ databaseUrl, dataDir: folder });
    try {
      return await db.query(`select tablename from pg_tables where schemaname = 'public'`);
    } finally {
      await db.close();
    }
  };

  it('that is later is refused before anything is touched, and the database can still be filled', async () => {
    const later = await changeBackup('later.gz', ([head = '', ...rest]) => {
      const made = JSON.parse(head);
      return [JSON.stringify({ ...made, release: '9.1.0', migrations: [...made.migrations, '0999-later'] }), ...rest];
    });
    const databaseUrl = await createServerDatabase({ migrated: false });
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
    expect(await runInTest(['restore', later], { env })).toMatchObject({
      code: 3,
      err:
        `${later} was made with release 9.1.0 of the shop: it has migration 0999-later, which this one does not know. ` +
        'Nothing was changed. Restore it with that release or a later one.',
    });
    expect(await tablesOf(databaseUrl)).toEqual([]);
    expect(await runInTest(['restore', file], { env })).toMatchObject({ code: 0 });
    expect(await placeOrderOn(databaseUrl)).toMatchObject({ status: 'SUCCESS' });
    // in its place, too
    const before = await countsOf({ databaseUrl, dataDir: folder });
    expect(await runInTest(['restore', later, '--yes'], { env })).toMatchObject({ code: 3 });
    expect(await countsOf({ databaseUrl, dataDir: folder })).toEqual(before);
  });

  it('leaves an empty database empty when its last row does not fit, as when it is interrupted', async () => {
    const twice = await changeBackup('twice.gz', (lines) => {
      const rows = lines.find((line) => line.startsWith('{"table":"variants"')) ?? '';
      const { end } = JSON.parse(lines.at(-1) ?? '');
      return [...lines.slice(0, -1), rows, JSON.stringify({ end: end + JSON.parse(rows).rows.length })];
    });
    const databaseUrl = await createServerDatabase({ migrated: false });
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
    expect(await runInTest(['restore', twice], { env })).toMatchObject({
      code: 3,
      err: expect.stringContaining('duplicate key'),
    });
    expect(await tablesOf(databaseUrl)).toEqual([]);
    expect(await runInTest(['restore', file], { env })).toMatchObject({ code: 0 });
  });

  it('that is earlier becomes one of this release, in an empty database and in place of another', async () => {
    const migrations = pathToFileURL(`${await mkdtemp(join(folder, 'earlier-'))}/`);
    for (const name of await readdir(OWN))
      if (name < '0026') await copyFile(new URL(name, OWN), new URL(name, migrations));
    const old = await openDatabase({
      databaseUrl: await createServerDatabase({ migrated: false }),
      dataDir: folder,
    });
    await migrate(old, migrations);
    const data = { lines: [], shipping: { type: 'DELIVERY', label: 'Scheduled delivery, 07:00-09:00' } };
    await old.query(`insert into orders (number, placed_at, status, data) values ('W-1', now(), 'PLACED', $1::jsonb)`, [
      JSON.stringify(data),
    ]);
    const earlier = join(folder, 'earlier.gz');
    await writeBackup(old, earlier);
    await old.close();

    const empty = await createServerDatabase({ migrated: false });
    const used = await createServerDatabase();
    for (const databaseUrl of [empty, used]) {
      const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
      expect(await runInTest(['restore', earlier, '--yes'], { env })).toMatchObject({ code: 0 });
      const db = await openDatabase({ databaseUrl, dataDir: folder });
      // what later migrations made of it
      expect(await db.query(`select data -> 'shipping' ->> 'window' as window, version from orders`)).toEqual([
        { window: '07:00-09:00', version: 1 },
      ]);
      expect(await db.query('select order_number from desk_orders')).toEqual([{ order_number: 'W-1' }]);
      expect((await readMigrationState(db)).pending).toEqual([]);
      await saveShop(db, orderShop());
      await db.close();
      expect(await placeOrderOn(databaseUrl)).toMatchObject({ status: 'SUCCESS' });
    }
  });

  it('0.1.0, taken while later tables and columns were there, keeps what stands in them', async () => {
    // release 0.1.0 names its own migrations alone, and copies whatever tables there are
    const early = await changeBackup('early.gz', ([head = '', ...rest]) => {
      const { migrations } = JSON.parse(head);
      return [JSON.stringify({ wattle: 'backup', migrations: migrations.slice(0, 20) }), ...rest];
    });
    const databaseUrl = await createServerDatabase({ migrated: false });
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
    expect(await runInTest(['restore', early], { env })).toMatchObject({ code: 0 });
    expect(await countsOf({ databaseUrl, dataDir: folder })).toEqual(backedUp);
    expect(await placeOrderOn(databaseUrl)).toMatchObject({ status: 'SUCCESS' });
  });
});

describe('move-database', () => {
  it('brings an embedded shop to an empty PostgreSQL database with one command', async () => {
    const databaseUrl = await createServerDatabase({ migrated: false });
    const args = ['move-database', '--to', databaseUrl];
    expect(await runInTest(args, { env: embedded })).toMatchObject({ code: 0 });
    expect((await readdir(embedded.DATA_DIR)).filter((name) => name.endsWith('.backup.gz'))).toHaveLength(1);
    expect(await placeOrderOn(databaseUrl)).toMatchObject({ status: 'SUCCESS' });
    const again = await runInTest(args, { env: embedded });
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('is not empty') });
  });

  it('refuses a shop that a later release has changed, and leaves the target empty', async () => {
    const from = await createServerDatabase();
    const db = await openDatabase({ databaseUrl: from, dataDir: folder });
    await db.run(`update schema_migrations set later = '[{"name": "0999-later", "checksum": "x"}]'
      where name = (select min(name) from schema_migrations)`);
    await db.close();
    const to = await createServerDatabase({ migrated: false });
    const env = { DATABASE_URL: from, DATA_DIR: folder };
    expect(await runInTest(['move-database', '--to', to], { env })).toMatchObject({
      code: 3,
      err: expect.stringContaining('it has migration 0999-later, which this one does not know. Nothing was changed.'),
    });
    expect(await runInTest(['move-database', '--to', to], { env: embedded })).toMatchObject({ code: 0 });
  });
});
