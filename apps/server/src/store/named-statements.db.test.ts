import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { inOneGo } from './in-one-go.ts';
import { eachDatabase } from './testing/each-database.ts';

const ODD = 'select count(*) from generate_series(1, 2) for update';

eachDatabase((name, open) => {
  describe(`statements with a name, ${name}`, () => {
    let db: Database;
    beforeAll(async () => {
      db = await open({ migrated: false });
    });
    afterAll(() => db.close());

    it('plans a statement anew when its table has changed', async () => {
      await db.run('create table things (id int); insert into things values (1);');
      const all = () => db.query('select * from things', [], 'all things');
      expect(await all()).toEqual([{ id: 1 }]);
      await db.run('alter table things add column name text');
      expect(await all()).toEqual([{ id: 1, name: null }]);
    });

    it('plans a statement anew when the database has forgotten it', async () => {
      const one = () => db.query('select 1 as one', [], 'one');
      expect(await one()).toEqual([{ one: 1 }]);
      await db.run('deallocate all');
      expect(await one()).toEqual([{ one: 1 }]);
    });

    it('gives no rows for a statement that has none', async () => {
      await db.run('create table events (id int)');
      const add = (id: number) => db.query('insert into events values ($1)', [id], 'add event');
      expect([await add(1), await add(2)]).toEqual([[], []]);
      expect(await db.query('select id from events order by id')).toEqual([{ id: 1 }, { id: 2 }]);
    });

    it('plans it anew on every connection that has it', async () => {
      await db.run('create table parts (id int); insert into parts values (1);');
      const all = () => db.query('select pg_sleep(0.05)::text as slept, * from parts', [], 'all parts');
      const many = () => Promise.all([1, 2, 3, 4, 5, 6].map(all));
      await many();
      await db.run('alter table parts add column name text');
      expect(await many()).toEqual(Array(6).fill([{ slept: '', id: 1, name: null }]));
      await db.run('alter table parts add column size int');
      expect(await many()).toEqual(Array(6).fill([{ slept: '', id: 1, name: null, size: null }]));
    });

    it('plans several statements of one transaction anew', async () => {
      await db.run('create table ones (id int); create table twos (id int);');
      const work = () =>
        db.transaction(async (tx) => {
          await tx.query('insert into ones values (1)', [], 'add one');
          // sent together, so that the second fails because the first has
          const both = [tx.query('select * from ones', [], 'all ones'), tx.query('select * from twos', [], 'all twos')];
          return (await inOneGo(both)).length;
        });
      await work();
      await db.run('alter table ones add column a int; alter table twos add column a int;');
      expect(await work()).toBe(2);
      expect(await db.query('select count(*)::int as count from ones')).toEqual([{ count: 2 }]);
    });

    it('leaves a statement that the server cannot run an error of its own', async () => {
      const odd = () => db.query(ODD, [], 'odd');
      await expect(odd()).rejects.toMatchObject({ code: '0A000' });
      await expect(db.transaction((tx) => tx.query(ODD, [], 'odd one'))).rejects.toMatchObject({ code: '0A000' });
    });

    it('plans a statement of a transaction anew when its table has changed, and does the work once', async () => {
      await db.run('create table sums (id int); insert into sums values (1);');
      const addAndList = () =>
        db.transaction(async (tx) => {
          await tx.query('insert into sums values ($1)', [2], 'add sum');
          return tx.query('select * from sums order by id', [], 'all sums');
        });
      expect(await addAndList()).toEqual([{ id: 1 }, { id: 2 }]);
      await db.run('alter table sums add column note text');
      const [, , third] = await addAndList();
      expect(third).toEqual({ id: 2, note: null });
      expect(await db.query('select count(*)::int as count from sums')).toEqual([{ count: 3 }]);
    });

    it('undoes a transaction whose statement fails, and works on', async () => {
      await db.run('create table notes (id int primary key)');
      const add = (...ids: readonly number[]) =>
        db.transaction(async (tx) => {
          for (const id of ids) await tx.query('insert into notes values ($1)', [id], 'add note');
        });
      await expect(add(1, 1)).rejects.toMatchObject({ code: '23505' });
      await add(1, 2);
      expect(await db.query('select id from notes order by id')).toEqual([{ id: 1 }, { id: 2 }]);
    });

    it('keeps other callers out of an open transaction', async () => {
      await db.run('create table turns (who text)');
      const count = () => db.query<{ count: number }>('select count(*)::int as count from turns', [], 'count turns');
      const began = Promise.withResolvers<void>();
      const working = db.transaction(async (tx) => {
        await tx.query('insert into turns values ($1)', ['one'], 'take turn');
        began.resolve();
        await new Promise((resolve) => setTimeout(resolve, 20));
        throw new Error('changed its mind');
      });
      await began.promise;
      const seen = count();
      await expect(working).rejects.toThrow('changed its mind');
      expect(await seen).toEqual([{ count: 0 }]);
    });
  });
});
