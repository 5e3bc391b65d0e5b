import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { migrate, readMigrationState } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { createServerDatabase, eachDatabase } from './testing/each-database.ts';

const folders: URL[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function folderOf(files: Readonly<Record<string, string>>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-migrations-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  folders.push(pathToFileURL(`${folder}/`));
  return pathToFileURL(`${folder}/`);
}

const first = { '0001-one.sql': 'create table one (id int primary key, note text);' };
const expanded = { ...first, '0101-two.sql': 'create table two (id int);' };
const contracted = {
  ...expanded,
  '0102-three.sql': '-- kind: contract, oldest release 0.3.0\nalter table one drop note;',
};
const filled = {
  ...first,
  '0002-rows.sql': 'insert into one select at from generate_series(1, 250) at;',
};
const indexed = {
  ...filled,
  '0101-index.sql': '-- kind: index\n-- For lists.\ncreate index concurrently one_note on one (note);',
};

const indexOf = (db: Database) =>
  db.query(`select indisvalid as "isValid" from pg_index where indexrelid = to_regclass('one_note')`);

eachDatabase((name, open) => {
  describe(`migrations of a later release, ${name}`, () => {
    it('do not stop an earlier one while they only add, and do once one asks for a later release', async () => {
      const db = await open({ migrated: false });
      const own = await folderOf(first);
      await migrate(db, await folderOf(expanded), { release: '0.3.0' });
      expect(await migrate(db, own, { release: '0.2.0' })).toEqual({ applied: ['0001-one', '0101-two'], pending: [] });
      expect(await readMigrationState(db, own, { release: '0.2.0' })).toMatchObject({ pending: [], unknown: 1 });

      await migrate(db, await folderOf(contracted), { release: '0.4.0' });
      await expect(migrate(db, own, { release: '0.3.0' })).resolves.toMatchObject({ pending: [] });
      const refused = migrate(db, own, { release: '0.2.9' });
      await expect(refused).rejects.toMatchObject({ code: 'DATABASE_NEWER' });
      await expect(refused).rejects.toThrow(
        'since migration 0102-three it needs release 0.3.0 or a later one, and this is 0.2.9. Start release 0.3.0 or later.',
      );
      await db.close();
    });

    it('stand where release 0.1.0 sees the one alone that it cannot live with', async () => {
      const db = await open({ migrated: false });
      const seen = async () =>
        (await db.query<{ name: string }>('select name from schema_migrations order by 1')).map(({ name: one }) => one);
      await migrate(db, await folderOf(expanded), { release: '0.3.0' });
      expect(await seen()).toEqual(['0001-one']);
      await migrate(db, await folderOf(contracted), { release: '0.4.0' });
      expect(await seen()).toEqual(['0001-one', '0102-three']);
      await db.close();
    });

    it('build indexes outside of a transaction, where others write', async () => {
      const db = await open({ migrated: false });
      const folder = await folderOf(indexed);
      expect((await migrate(db, folder)).applied).toEqual(['0001-one', '0002-rows', '0101-index']);
      expect(await indexOf(db)).toEqual([{ isValid: true }]);
      expect(await migrate(db, folder)).toMatchObject({ pending: [] });
      await db.close();
    });

    it('change many rows a batch at a time, and go on where they were interrupted', async () => {
      const db = await open({ migrated: false });
      await migrate(db, await folderOf(filled));
      await db.run(`update one set note = 'before' where id <= 100`);
      const batches = `-- kind: batches
        update one set note = 'later; on' where id in (select id from one where note is null limit 100) returning 1;`;
      await migrate(db, await folderOf({ ...filled, '0101-notes.sql': batches }));
      expect(await db.query('select note, count(*) as count from one group by note order by note')).toEqual([
        { note: 'before', count: 100 },
        { note: 'later; on', count: 150 },
      ]);
      await db.close();
    });
  });
});

describe('migrations beside others, PostgreSQL', () => {
  const openOn = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: ':memory:', poolSize: 2 });

  it('let readers pass while a long transaction keeps the table from them, and run when it has ended', async () => {
    const databaseUrl = await createServerDatabase({ migrated: false });
    const [db, other] = await Promise.all([openOn(databaseUrl), openOn(databaseUrl)]);
    await migrate(db, await folderOf(first));
    const changing = await folderOf({ ...first, '0101-more.sql': 'alter table one add more text;' });
    const { promise: end, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: began, resolve: hasBegun } = Promise.withResolvers<void>();
    const long = other.transaction(async (tx) => {
      await tx.query('select * from one');
      hasBegun();
      await end;
    });
    await began;
    const blocked = migrate(db, changing, { patienceMs: 0 });
    await expect(blocked).rejects.toMatchObject({ code: 'MIGRATION_BLOCKED' });
    await expect(blocked).rejects.toThrow('Migration 0101-more cannot have a table');
    const migrating = migrate(db, changing);
    // each waits for a second at most: the migration gives way
    for (let read = 0; read < 5; read += 1) await other.query('select count(*) from one');
    goOn();
    await long;
    await expect(migrating).resolves.toMatchObject({ pending: [] });
    expect(await db.query('select more from one')).toEqual([]);
    await Promise.all([db.close(), other.close()]);
  });

  it('build an index again whose building was interrupted, once among several processes', async () => {
    const databaseUrl = await createServerDatabase({ migrated: false });
    const databases = await Promise.all(Array.from({ length: 4 }, () => openOn(databaseUrl)));
    const [db] = databases;
    if (!db) throw new Error('None.');
    await migrate(db, await folderOf(filled));
    // what an interrupted attempt leaves
    await db.run('create index one_note on one (note)');
    await db.run(`update pg_index set indisvalid = false where indexrelid = 'one_note'::regclass`);
    const folder = await folderOf(indexed);
    // a writer that has not committed holds building back, and nobody else waits
    const states = await Promise.all([
      ...databases.map((one) => migrate(one, folder)),
      db.transaction((tx) => tx.query(`update one set note = 'x' where id = 1 returning pg_sleep(0.3)`)),
    ]);
    expect(states.at(0)).toEqual(states.at(3));
    expect(await indexOf(db)).toEqual([{ isValid: true }]);
    await Promise.all(databases.map((one) => one.close()));
  });

  it('leave prepared statements working that return a table with a new column', async () => {
    const databaseUrl = await createServerDatabase({ migrated: false });
    const [db, other] = await Promise.all([openOn(databaseUrl), openOn(databaseUrl)]);
    await migrate(db, await folderOf({ ...first, '0002-row.sql': 'insert into one values (1);' }));
    const read = () => db.query('select * from one', [], 'read one');
    const readInside = () => db.transaction((tx) => tx.query('select * from one', [], 'read one'));
    for (let time = 0; time < 3; time += 1) await Promise.all([read(), readInside()]);
    await other.run('alter table one add more int default 7');
    const row = { id: 1, note: null, more: 7 };
    expect(await Promise.all([read(), readInside(), read(), readInside()])).toEqual([[row], [row], [row], [row]]);
    await Promise.all([db.close(), other.close()]);
  });
});
