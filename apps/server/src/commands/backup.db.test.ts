import { openAsBlob } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { countRows } from '../store/inspect.ts';
import { openDatabase } from '../store/open-database.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { saveShop } from '../store/testing/save-shop.ts';
import { runInTest } from './testing/run-in-test.ts';

/** An embedded shop in a folder, its backup, and the commands on it. */
let folder: string;
let embedded: { DATA_DIR: string };
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattle-backup-'));
  embedded = { DATA_DIR: join(folder, 'data') };
  file = join(folder, 'shop.backup.gz');
  const db = await unpack(embedded.DATA_DIR, 'migratedTemplate');
  await saveShop(db, orderShop());
  await db.close();
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
    expect(await runInTest(['backup', file], { env: embedded })).toMatchObject({ code: 0 });
    const databaseUrl = await createServerDatabase({ migrated: false });
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
    expect(await runInTest(['restore', file], { env })).toMatchObject({ code: 0 });
    expect(await countsOf({ databaseUrl, dataDir: folder })).toEqual(await countsOf({ dataDir: embedded.DATA_DIR }));
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
    const before = await countsOf({ dataDir: embedded.DATA_DIR });
    const { code, err } = await runInTest(['restore', half, '--yes'], { env: embedded });
    expect({ code, err }).toEqual({ code: 3, err: `${half} is not a whole backup.` });
    expect(await countsOf({ dataDir: embedded.DATA_DIR })).toEqual(before);
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
});
