import type { ShopIdentity } from '@wattle/domain/shop-identity';
import type { Database, Queryable } from './database.ts';
import { noteDemoRows, removeDemo } from './demo-rows.ts';
import { IDENTITY_SETTING } from './shop-identity.ts';

/** Arbitrary advisory lock id, the same in every process. */
const LOCK = 7_340_022;

type Fill = (tx: Queryable) => Promise<void>;

async function fillLocked(tx: Queryable, fill: Fill): Promise<void> {
  await fill(tx);
  await noteDemoRows(tx);
  // a new database has no statistics, and the embedded one has no autovacuum to collect them later
  await tx.run('analyze');
}

async function isEmpty(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ empty: boolean }>(`select not (
    exists (select from products) or exists (select from categories) or exists (select from brands)
    or exists (select from articles) or exists (select from stores) or exists (select from settings)) as empty`);
  return row?.empty ?? true;
}

/** Empties every table, including ones added later. */
async function empty(tx: Queryable): Promise<void> {
  const tables = await tx.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = current_schema() and tablename <> 'schema_migrations'`,
  );
  await tx.run(`truncate ${tables.map(({ name }) => name).join(', ')}`);
}

/** Fills an empty database, all or nothing. Returns false if it was not empty, or if another process was first. */
export function fillIfEmpty(db: Database, fill: Fill): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (!(await isEmpty(tx))) return false;
    await fillLocked(tx, fill);
    return true;
  });
}

/** Deletes everything, orders included, and fills the database again, all or nothing. Pages wait until it is done. */
export function emptyAndFill(db: Database, fill: Fill): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await empty(tx);
    await fillLocked(tx, fill);
  });
}

/** Names a demo shop that was filled before the name of a shop was data. One product tells that it is the demo. */
async function nameShop(db: Database, identity: ShopIdentity): Promise<void> {
  await db.query(
    `insert into settings (key, value) select $1, $2::jsonb where exists (select from products where id = 'p-100001')
     on conflict (key) do nothing`,
    [IDENTITY_SETTING, JSON.stringify(identity)],
  );
}

export function demoStore(db: Database) {
  return {
    isShopEmpty: () => isEmpty(db),
    nameShop: (identity: ShopIdentity) => nameShop(db, identity),
    remove: () => removeDemo(db),
  };
}
