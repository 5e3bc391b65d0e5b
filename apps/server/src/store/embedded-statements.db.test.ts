import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openEmbedded } from './testing/each-database.ts';

let db: Database;
beforeAll(async () => {
  db = await openEmbedded({ migrated: false });
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
