import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { migrate, readMigrationState } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { createServerDatabase, eachDatabase } from './testing/each-database.ts';

const OWN = new URL('./migrations/', import.meta.url);

async function makeFolder(files: Readonly<Record<string, string>>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-migrations-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

const first = { '0001-one.sql': 'create table one (id int);\ninsert into one values (1);\n' };
const both = { ...first, '0002-two.sql': 'alter table one add note text; create table two (id int);' };

eachDatabase((name, open) => {
  describe(`migrations, ${name}`, () => {
    const folders: URL[] = [];
    let db: Database;
    const folderOf = async (files: Readonly<Record<string, string>>) => {
      const folder = await makeFolder(files);
      folders.push(folder);
      return folder;
    };

    beforeAll(async () => {
      db = await open({ migrated: false });
    });
    afterAll(async () => {
      await db.close();
      for (const folder of folders) await rm(folder, { recursive: true });
    });

    it('run once each, in order, and later ones after earlier ones', async () => {
      expect(await readMigrationState(db, await folderOf(both))).toEqual({
        applied: [],
        pending: ['0001-one', '0002-two'],
        unknown: 0,
      });
      await migrate(db, await folderOf(first));
      await migrate(db, await folderOf(both));
      await migrate(db, await folderOf(both));
      expect(await db.query('select id, note from one')).toEqual([{ id: 1, note: null }]);
      expect(await readMigrationState(db, await folderOf(both))).toEqual({
        applied: ['0001-one', '0002-two'],
        pending: [],
        unknown: 0,
      });
    });

    it('are the same with other line ends', async () => {
      const crlf = Object.fromEntries(
        Object.entries(both).map(([file, text]) => [file, text.replaceAll('\n', '\r\n')]),
      );
      await expect(migrate(db, await folderOf(crlf))).resolves.toMatchObject({ pending: [] });
    });

    it('are refused when the text of one that ran was changed', async () => {
      const changed = await folderOf({ ...both, '0001-one.sql': 'create table uno (id int);' });
      await expect(migrate(db, changed)).rejects.toMatchObject({ code: 'MIGRATION_CHANGED' });
      await expect(migrate(db, changed)).rejects.toThrow('0001-one was changed after it had run');
    });

    it('are refused when the database is newer than the code', async () => {
      const older = await folderOf(first);
      await expect(migrate(db, older)).rejects.toMatchObject({ code: 'DATABASE_NEWER' });
      await expect(migrate(db, older)).rejects.toThrow('it has migration 0002-two');
    });

    it('leave nothing of one that fails', async () => {
      const broken = await folderOf({ ...both, '0003-three.sql': 'create table three (id int); select nonsense;' });
      await expect(migrate(db, broken)).rejects.toThrow('nonsense');
      expect(await db.query(`select to_regclass('three')::text as found`)).toEqual([{ found: null }]);
      expect((await readMigrationState(db, broken)).pending).toEqual(['0003-three']);
    });
  });
});

describe('migration 0026, PostgreSQL', () => {
  it('gives the window of a delivery its own place, in orders and in those that are being placed', async () => {
    const databaseUrl = await createServerDatabase({ migrated: false });
    const db = await openDatabase({ databaseUrl, dataDir: ':memory:', poolSize: 1 });
    const folder = await makeFolder({});
    const files = (await readdir(OWN)).sort();
    const copy = (names: readonly string[]) =>
      Promise.all(names.map((file) => copyFile(new URL(file, OWN), new URL(file, folder))));
    await copy(files.filter((file) => file < '0026'));
    await migrate(db, folder);
    const order = (label: string) => JSON.stringify({ shipping: { type: 'DELIVERY', label, day: '2026-11-17' } });
    const insert = `insert into orders (number, placed_at, status, data) values ($1, now(), 'PLACED', $2::jsonb)`;
    await db.query(insert, ['one', order('Scheduled delivery, 07:00-09:00')]);
    await db.query(insert, ['two', order('Delivery')]);
    await db.query(
      `insert into placements (key, fingerprint, state, plan, busy_until, expires_at)
       values ('k', 'f', 'HELD', jsonb_build_object('order', $1::jsonb), now(), now())`,
      [order('Scheduled delivery, 10:00-12:00')],
    );
    await copy(files);
    await migrate(db, folder);
    const read = `select data -> 'shipping' as shipping from orders order by number`;
    expect((await db.query<{ shipping: object }>(read)).map(({ shipping }) => shipping)).toEqual([
      { type: 'DELIVERY', label: 'Scheduled delivery', window: '07:00-09:00', day: '2026-11-17' },
      { type: 'DELIVERY', label: 'Delivery', day: '2026-11-17' },
    ]);
    const [placing] = await db.query(`select plan #> '{order,shipping}' as shipping from placements`);
    expect(placing).toMatchObject({ shipping: { label: 'Scheduled delivery', window: '10:00-12:00' } });
    await db.close();
    await rm(folder, { recursive: true });
  });
});

describe('migrations of several processes at once, PostgreSQL', () => {
  it('run each file once however many start together', async () => {
    const databaseUrl = await createServerDatabase({ migrated: false });
    const folder = await makeFolder({});
    for (const file of await readdir(OWN)) await copyFile(new URL(file, OWN), new URL(file, folder));
    // running this twice would fail, and without the lock two processes would run it
    await writeFile(new URL('0999-slow.sql', folder), 'select pg_sleep(0.3); create table slow (id int);');
    const databases = await Promise.all(
      Array.from({ length: 8 }, () => openDatabase({ databaseUrl, dataDir: ':memory:', poolSize: 1 })),
    );
    const states = await Promise.all(databases.map((db) => migrate(db, folder)));
    const files = (await readdir(folder)).map((file) => file.replace('.sql', '')).sort();
    for (const state of states) expect(state).toEqual({ applied: files, pending: [] });
    await Promise.all(databases.map((db) => db.close()));
    await rm(folder, { recursive: true });
  });
});
