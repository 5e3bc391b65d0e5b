import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { assertVersion } from './server-database.ts';
import { createServerDatabase, eachDatabase } from './testing/each-database.ts';

eachDatabase((name, open) => {
  describe(`a database, ${name}`, () => {
    let db: Database;
    beforeAll(async () => {
      db = await open({ migrated: false });
      await db.run('create table items (id int primary key); insert into items values (1);');
    });
    afterAll(() => db.close());

    it('gives the same JavaScript for the same SQL', async () => {
      const [row] = await db.query(
        `select 3000000000::bigint as big, count(*) as many, '2026-02-28'::date as day, $1::jsonb as json,
          $2::text[] as list, array[5, 6]::bigint[] as counts, null::text as nothing, 1.5::double precision as half, to_timestamp(1) as instant from items`,
        [JSON.stringify({ a: [1] }), ['x', 'y "z"', '{,}']],
        'all types',
      );
      expect(row).toEqual({
        big: 3_000_000_000,
        many: 1,
        day: '2026-02-28',
        json: { a: [1] },
        list: ['x', 'y "z"', '{,}'],
        counts: [5, 6],
        nothing: null,
        half: 1.5,
        instant: new Date(1000),
      });
    });

    it('runs a statement with a name again and again, also after one of them went wrong', async () => {
      const ask = (id: unknown) =>
        db.query<{ id: number }>('select id from items where id = $1::int', [id], 'one item');
      expect(await Promise.all([ask(1), ask(9), ask('1'), ask(null)])).toEqual([[{ id: 1 }], [], [{ id: 1 }], []]);
      await expect(ask('x')).rejects.toMatchObject({ code: '22P02' });
      await expect(db.query('select nothing from items', [], 'broken')).rejects.toMatchObject({ code: '42703' });
      expect(await ask(1)).toEqual([{ id: 1 }]);
      await expect(db.query('select 1 from items', [], 'one item')).rejects.toThrow(/one item/);
    });

    it('runs a statement with a name on what others have finished only', async () => {
      const count = () => db.query<{ n: number }>('select count(*) as n from items', [], 'count items');
      const before = await count();
      const { promise: asked, resolve } = Promise.withResolvers<void>();
      const failing = db.transaction(async (tx) => {
        await tx.query('insert into items values (7)');
        resolve();
        await tx.query('select 1');
        throw new Error('changed our mind');
      });
      const failed = expect(failing).rejects.toThrow('changed our mind');
      await asked;
      expect(await count()).toEqual(before);
      await failed;
    });

    it('keeps all of a transaction, or nothing of it', async () => {
      const count = async () => (await db.query<{ n: number }>('select count(*) as n from items'))[0]?.n;
      expect(await db.transaction((tx) => tx.query('insert into items values (2) returning id'))).toEqual([{ id: 2 }]);
      const failing = db.transaction(async (tx) => {
        await tx.query('insert into items values (3)');
        throw new Error('changed our mind');
      });
      await expect(failing).rejects.toThrow('changed our mind');
      await expect(db.transaction((tx) => tx.query('insert into items values (1)'))).rejects.toMatchObject({
        code: '23505',
      });
      expect(await count()).toBe(2);
    });

    it('hears what is said on a channel, until it stops listening', async () => {
      const heard: string[] = [];
      const { promise, resolve } = Promise.withResolvers<void>();
      const stop = await db.listen('news', (payload) => {
        heard.push(payload);
        if (payload === 'last') resolve();
      });
      await db.query(`select pg_notify('news', 'first')`);
      await db.query(`select pg_notify('news', 'last')`);
      await promise;
      await stop();
      await db.query(`select pg_notify('news', 'late')`);
      expect(heard).toEqual(['first', 'last']);
    });
  });
});

describe('a PostgreSQL server', () => {
  it('is refused when it is too old', () => {
    expect(() => assertVersion(140_012, '14.12')).toThrow(
      'needs PostgreSQL 15 or later; the server at DATABASE_URL is 14.12',
    );
    expect(() => assertVersion(150_000, '15.0')).not.toThrow();
  });

  it('that cannot be reached is named without its password', async () => {
    const opening = openDatabase({ databaseUrl: 'postgres://me:secret@127.0.0.1:1/shop', dataDir: '.' });
    await expect(opening).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' });
    await expect(opening).rejects.toThrow('Cannot use the database at 127.0.0.1:1/shop: ');
    await expect(opening).rejects.not.toThrow('secret');
  });

  it('is asked again when two transactions stand in each other’s way', async () => {
    const db = await openDatabase({
      databaseUrl: await createServerDatabase({ migrated: false }),
      dataDir: ':memory:',
    });
    await db.run('create table pair (id int primary key, n int not null); insert into pair values (1, 0), (2, 0);');
    const waiting = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const bump = (mine: number, order: readonly number[]) =>
      db.transaction(async (tx) => {
        await tx.query('update pair set n = n + 1 where id = $1', [order[0]]);
        waiting[mine]?.resolve();
        // both lock their first row before either asks for its second
        await waiting[1 - mine]?.promise;
        await tx.query('update pair set n = n + 1 where id = $1', [order[1]]);
      });
    await Promise.all([bump(0, [1, 2]), bump(1, [2, 1])]);
    expect(await db.query('select n from pair order by id')).toEqual([{ n: 2 }, { n: 2 }]);
    await db.close();
  });

  it('whose connection breaks in the middle of a transaction fails that one, and goes on', async () => {
    const db = await openDatabase({
      databaseUrl: await createServerDatabase({ migrated: false }),
      dataDir: ':memory:',
      poolSize: 1,
    });
    const breaking = db.transaction((tx) => tx.query('select pg_terminate_backend(pg_backend_pid())'));
    await expect(breaking).rejects.toMatchObject({ code: '57P01' });
    expect(await db.query('select 1 as n')).toEqual([{ n: 1 }]);
    await db.close();
  });

  it('is listened to again after the connection broke', async () => {
    const db = await openDatabase({
      databaseUrl: await createServerDatabase({ migrated: false }),
      dataDir: ':memory:',
    });
    const again = Promise.withResolvers<string>();
    const stop = await db.listen('news', again.resolve);
    await db.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = 'wattle watch'`);
    expect(await again.promise).toBe('');
    await stop();
    await db.close();
  });
});

describe('the embedded database in a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wattle-embedded-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const lock = () => join(folder, 'database.lock');

  it('keeps what was written, and is open in one process only', async () => {
    const child = fork(new URL('./testing/hold-database.ts', import.meta.url), [folder, inject('embeddedTemplate')]);
    expect((await once(child, 'message'))[0]).toBe('open');
    const opening = openDatabase({ dataDir: folder });
    await expect(opening).rejects.toMatchObject({ code: 'DATABASE_IN_USE' });
    await expect(opening).rejects.toThrow(`process ${child.pid} has it open`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(lock())).toBe(true);

    const db = await openDatabase({ dataDir: folder });
    expect(await db.query('select note from kept')).toEqual([{ note: 'still here' }]);
    expect(JSON.parse(await readFile(lock(), 'utf8'))).toMatchObject({ pid: process.pid });
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow('this process has it open already');
    await db.close();
    expect(existsSync(lock())).toBe(false);
  });

  it('says what is wrong with a folder that is none', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    for (const dataDir of [file, join(file, 'below')]) {
      const opening = openDatabase({ dataDir });
      await expect(opening).rejects.toMatchObject({ code: 'FOLDER_UNUSABLE' });
      await expect(opening).rejects.toThrow(`DATA_DIR ${dataDir} is not a folder that this process can write to`);
    }
  });

  it.each([
    ['of another process with the same number', JSON.stringify({ pid: process.pid, startedAt: '1', token: 'x' })],
    ['that makes no sense', '{'],
  ])('clears a lock %s', async (_, text) => {
    await writeFile(lock(), text);
    const db = await openDatabase({ dataDir: folder });
    await db.close();
    expect(existsSync(lock())).toBe(false);
  });

  it.each([
    ['a cut file', (files: string) => truncate(join(files, 'global/pg_control'), 10)],
    ['a missing folder', (files: string) => rm(join(files, 'pg_wal'), { recursive: true })],
  ])('that is damaged says so, and what to do: %s', async (_, damage) => {
    const damaged = await mkdtemp(join(tmpdir(), 'wattle-damaged-'));
    const files = join(damaged, 'pglite');
    const template = await openAsBlob(inject('embeddedTemplate'));
    await (await openDatabase({ dataDir: damaged, template })).close();
    await damage(files);
    const opening = openDatabase({ dataDir: damaged });
    await expect(opening).rejects.toMatchObject({ code: 'DATABASE_DAMAGED' });
    await expect(opening).rejects.toThrow(`The embedded database in ${files} cannot be opened`);
    await expect(opening).rejects.toThrow('put the folder back from a backup');
    expect(existsSync(join(damaged, 'database.lock'))).toBe(false);
    await rm(damaged, { recursive: true, force: true });
  });
});
