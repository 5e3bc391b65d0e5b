import { describe, expect, it } from 'vitest';
import { type Migration, readMigrations } from '../../apps/server/src/store/migration-files.ts';
import { findBreaking } from './migration-rule.ts';

const RULE = { released: ['0.1.0', '0.2.0'] };

const migrationOf = (script: string, more: Partial<Migration> = {}): Migration => ({
  name: '0101-one',
  script,
  checksum: '',
  kind: 'expand',
  ...more,
});
const judge = (script: string, more: Partial<Migration> = {}) => findBreaking([migrationOf(script, more)], RULE);

const BREAKING: readonly string[] = [
  'drop table orders;',
  'alter table orders drop column data;',
  'alter table orders drop data;',
  'ALTER TABLE public."orders"\n  DROP COLUMN IF EXISTS "data";',
  'alter table orders rename to sales;',
  'alter table orders rename column data to body;',
  'alter table orders alter column number type bigint using number::bigint;',
  'alter table orders alter status set not null;',
  'alter table orders alter column status drop not null;',
  'alter table orders alter status drop default;',
  `alter table orders alter status set default 'NEW';`,
  'alter table orders add channel text not null;',
  'alter table orders add channel text not null default null;',
  'alter table orders add key uuid default gen_random_uuid();',
  'alter table orders add at timestamptz default clock_timestamp();',
  'alter table orders add id bigserial;',
  'alter table orders add id bigint generated always as identity;',
  'alter table orders add total int generated always as (1 + 1) stored;',
  'alter table orders add channel text unique;',
  `alter table orders add channel text check (channel <> '');`,
  'alter table orders add customer text references customers (sub);',
  'alter table orders add note text, drop data;',
  'alter table orders add constraint some check (number <> $$$$);',
  `alter table orders add constraint some check (number <> '') not valid;`,
  'alter table orders add unique (placed_at);',
  'alter table desk_orders add channel text;',
  'alter table orders disable trigger orders_at_desk;',
  'alter table orders set unlogged;',
  'create index orders_day on orders (placed_at);',
  'create unique index orders_day on orders (placed_at);',
  'create index concurrently orders_day on orders (placed_at);',
  'drop index orders_by_payment;',
  'drop index concurrently orders_by_payment;',
  `update orders set status = 'PLACED';`,
  `with old as (select 1) update orders set status = 'PLACED';`,
  'delete from mails;',
  'truncate mails;',
  `insert into settings (key, value) values ('a', '1');`,
  'drop trigger orders_at_desk on orders;',
  'drop function keep_desk_order();',
  'drop function keep_desk_order() cascade;',
  `create or replace function count_order_version() returns trigger language plpgsql as $$ begin return new; end $$;`,
  'create table order_tags (number text references orders (number), tag text);',
  'create table order_tags (number text); create trigger t after insert on orders for each row execute function f(); insert into order_tags select number from orders;',
  'do $$ begin drop table orders; end $$;',
  `/* only adds; */ lock table -- drop\n orders;`,
  'alter type order_state add value $$NEW$$;',
  'drop schema public cascade;',
  'vacuum full orders;',
  'create table x (a int); drop table orders;',
  `comment on table orders is 'it; ''stays'; drop table orders;`,
];

const ADDING: readonly string[] = [
  'create table order_tags (number text primary key, tag text not null check (length(tag) < 9)); create unique index order_tags_tag on order_tags (tag); insert into order_tags values ($$a;b$$, null);',
  'create table order_tags (number text not null references orders (number) on delete cascade, tag text);',
  'create table a (id int); create table b (id int references a (id)); update a set id = 2; drop table b;',
  `alter table orders add channel text, add column if not exists seen boolean not null default false, add at timestamptz default now(), add kind text not null default 'a, b not null check';`,
  `alter table orders add channel text; alter table orders add constraint known check (channel in ('WEB', 'DESK')) not valid;`,
  'alter table orders validate constraint known;',
  'create function f() returns trigger language plpgsql as $body$ begin delete from mails; return new; end $body$; create trigger t after insert on orders for each row execute function f();',
  `-- replaces count_order_version: counts as before, faster\ncreate or replace function count_order_version() returns trigger language plpgsql as $$ begin return new; end $$;`,
  `comment on table orders is 'drop table orders; --';`,
];

describe('a migration', () => {
  it.each(BREAKING)('is refused: %s', (script) => {
    expect(judge(script)).toHaveLength(1);
  });

  it.each(ADDING)('may add: %s', (script) => {
    expect(judge(script)).toEqual([]);
  });

  it('of the past that dropped, rewrote and tightened would be refused today', async () => {
    const problems = (await readMigrations()).flatMap((one) => findBreaking([one], RULE));
    const names = problems.map((problem) => problem.split(':')[0]);
    for (const name of ['0019-product-records', '0026-order-windows', '0053-cheaper-orders'])
      expect(names).toContain(name);
  });

  it('takes away what the release that it names no longer uses, once that release is out', () => {
    const script = 'alter table orders drop data; drop table mails; alter table orders alter status set not null;';
    expect(judge(script, { kind: 'contract', oldestRelease: '0.2.0' })).toEqual([]);
    expect(judge(script, { kind: 'contract', oldestRelease: '0.3.0' })).toEqual([
      '0101-one: release 0.3.0 is not out, and the last one must work beside this: contract a release later',
    ]);
    expect(judge(script, { kind: 'contract' })).toHaveLength(1);
    expect(judge(script, { oldestRelease: '0.2.0' })).toHaveLength(1);
    // what rewrites or reads a whole table under a lock is never needed
    expect(
      judge('alter table orders alter number type bigint;', { kind: 'contract', oldestRelease: '0.2.0' }),
    ).toHaveLength(1);
  });

  it('builds indexes in one of their own kind', () => {
    const index = { kind: 'index' } as const;
    expect(judge('create index concurrently orders_day on orders (placed_at);', index)).toEqual([]);
    expect(judge('create index orders_day on orders (placed_at);', index)).toHaveLength(1);
    expect(judge('create unique index concurrently orders_day on orders (placed_at);', index)).toHaveLength(1);
    expect(judge('alter table orders add x int;', index)).toHaveLength(1);
    expect(judge('drop index concurrently orders_day;', { ...index, oldestRelease: '0.2.0' })).toEqual([]);
  });

  it('changes rows of a table in batches', () => {
    const batches = { kind: 'batches' } as const;
    const batch =
      'update orders set seen = true where number in (select number from orders where not seen limit 500) returning 1;';
    expect(judge(batch, batches)).toEqual([]);
    expect(judge(batch.replace(' limit 500', ''), batches)).toHaveLength(1);
    expect(judge(batch.replace(' returning 1', ''), batches)).toHaveLength(1);
    expect(judge(`${batch} ${batch}`, batches)).toHaveLength(1);
    expect(judge('delete from orders;', batches)).toHaveLength(1);
  });
});
