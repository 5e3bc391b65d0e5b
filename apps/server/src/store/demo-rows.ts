import type { Database, Queryable } from './database.ts';

type DemoTable = {
  readonly table: string;
  readonly key: readonly string[];
  /** Whether a later `updated_at` means that a retailer changed the row, which makes it theirs. */
  readonly canChange: boolean;
  /** SQL: something that stays refers to the row `t`, so it stays too. */
  readonly usedBy?: string;
};

const editable = (table: string, key = 'id'): DemoTable => ({ table, key: [key], canChange: true });
const always = (table: string, ...key: string[]): DemoTable => ({ table, key, canChange: false });
const byProducts = (column: string, key = 'id') => `exists (select from products p where p.${column} = t.${key})`;

/** In the order of removal: what refers to other rows first. Parts of a row go with it. */
const TABLES: readonly DemoTable[] = [
  always('orders', 'number'),
  always('customers', 'sub'),
  // everybody knows their PINs
  always('vouchers', 'code'),
  always('payment_service_records', 'kind', 'id'),
  editable('promotions'),
  editable('search_rules'),
  editable('synonyms'),
  editable('absent_brands'),
  editable('redirects', 'from_path'),
  editable('products'),
  { ...editable('badges'), usedBy: byProducts('badge_primary_id') },
  editable('warranties'),
  { ...editable('brands'), usedBy: byProducts('brand_id') },
  { ...editable('families', 'code'), usedBy: byProducts('family_code', 'code') },
  { ...editable('categories'), usedBy: 't.id in (select id from used_categories)' },
  { ...editable('articles'), usedBy: 't.id in (select id from used_articles)' },
  editable('stores'),
  editable('settings', 'key'),
  always('localities', 'postcode', 'suburb', 'state'),
];

const keyOf = ({ key }: DemoTable): string => key.map((column) => `t.${column}`).join(` || ' ' || `);

/** Tables with rows of an order. */
const OF_ORDERS = [
  ...['sold_units', 'payments', 'payment_changes', 'order_events', 'order_problems', 'promotion_uses'],
  ...['issued_gift_cards', 'stock_holds', 'store_stock_holds', 'delivery_bookings', 'placements', 'shopper_events'],
];

/** Notes every row that is there as one of the demo: called in the transaction that filled an empty database. */
export async function noteDemoRows(tx: Queryable): Promise<void> {
  for (const one of TABLES)
    await tx.query(`insert into demo_rows (kind, key) select '${one.table}', ${keyOf(one)} from ${one.table} t`);
}

export async function hasDemoRows(db: Queryable): Promise<boolean> {
  return (await db.query('select from demo_rows limit 1')).length > 0;
}

export type Removal = { readonly table: string; readonly removed: number; readonly kept: number };

/** Every ancestor of a row that stays has to stay too. */
const usedTree = (name: string, table: string, leaves: string) => `
  create temp table ${name} on commit drop as
  with recursive up as (
    select t.id, t.parent_id from ${table} t where not exists (
      select from demo_rows d where d.kind = '${table}' and d.key = t.id and d.filled_at >= t.updated_at)
    ${leaves}
    union select t.id, t.parent_id from ${table} t join up on up.parent_id = t.id)
  select id from up`;

/** Takes the demo's rows out, all or nothing: not those that were changed since, nor those that other rows need. */
export function removeDemo(db: Database): Promise<Removal[]> {
  return db.transaction(async (tx) => {
    const removals: Removal[] = [];
    for (const table of OF_ORDERS)
      await tx.run(`delete from ${table} where order_number in (select key from demo_rows where kind = 'orders')`);
    await tx.run(`delete from customer_states where sub in (select key from demo_rows where kind = 'customers')`);
    await tx.run(`delete from pool_users where sub in (select key from demo_rows where kind = 'customers')`);
    for (const one of TABLES) {
      if (one.table === 'categories')
        await tx.run(
          usedTree(
            'used_categories',
            'categories',
            'union select c.id, c.parent_id from categories c join product_categories p on p.category_id = c.id',
          ),
        );
      if (one.table === 'articles') await tx.run(usedTree('used_articles', 'articles', ''));
      removals.push(await removeFrom(tx, one));
    }
    await tx.run('delete from demo_rows');
    await tx.run('analyze');
    return removals;
  });
}

async function removeFrom(tx: Queryable, one: DemoTable): Promise<Removal> {
  const { table, canChange, usedBy } = one;
  const isDemo = `d.kind = '${table}' and d.key = ${keyOf(one)}`;
  const [counted] = await tx.query<{ rows: number }>(
    `select count(*) as rows from ${table} t join demo_rows d on ${isDemo}`,
  );
  const gone = await tx.query(
    `delete from ${table} t using demo_rows d where ${isDemo}
     ${canChange ? 'and d.filled_at >= t.updated_at' : ''} ${usedBy === undefined ? '' : `and not ${usedBy}`} returning 1`,
  );
  return { table, removed: gone.length, kept: (counted?.rows ?? 0) - gone.length };
}
