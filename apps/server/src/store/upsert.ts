import type { Queryable } from './database.ts';

/** A column: its SQL type, and its value in a record. */
type Column<Item> = readonly [type: string, value: (item: Item) => unknown];

export type Table<Item> = {
  readonly name: string;
  readonly columns: Readonly<Record<string, Column<Item>>>;
  readonly upsertSql: string;
  readonly pruneSql: string;
};

type TableSpec<Item> = {
  readonly name: string;
  readonly key: readonly string[];
  /** Column that identifies the owner of the row; by default the first key column. */
  readonly owner?: string;
  readonly columns: Readonly<Record<string, Column<Item>>>;
  /** Extra assignments when a row changes. */
  readonly onChange?: readonly string[];
};

export type Counts = { readonly inserted: number; readonly updated: number; readonly unchanged: number };
/** Owners of inserted rows and of updated rows. */
export type Changes = { readonly inserted: readonly string[]; readonly updated: readonly string[] };

/** Describes a table for `upsert` and `replaceOwned`. */
export function defineTable<Item>({ name, key, owner = key[0], columns, onChange = [] }: TableSpec<Item>): Table<Item> {
  const names = Object.keys(columns);
  const rest = names.filter((column) => !key.includes(column));
  const typed = (list: readonly string[]) => list.map((column) => `${column} ${columns[column]?.[0]}`).join(', ');
  const upsertSql = `
    insert into ${name} (${names}) select ${names}
    from jsonb_to_recordset($1::jsonb) as given (${typed(names)}) order by ${key}
    on conflict (${key}) do update set ${[...rest.map((column) => `${column} = excluded.${column}`), ...onChange]}
    where (${rest.map((column) => `${name}.${column}`)}) is distinct from (${rest.map((column) => `excluded.${column}`)})
    returning ${owner} as owner, xmax = 0 as is_new`;
  const pruneSql = `
    delete from ${name} where ${owner} = any($1::text[]) and not exists (
      select from jsonb_to_recordset($2::jsonb) as given (${typed(key)})
      where ${key.map((column) => `given.${column} = ${name}.${column}`).join(' and ')})
    returning ${owner} as owner`;
  return { name, columns, upsertSql, pruneSql };
}

export const TOUCH = ['updated_at = now()'] as const;

/** Inserts new rows and updates those that differ; equal rows are not touched. At most one item per key. */
export async function upsert<Item>(db: Queryable, table: Table<Item>, items: readonly Item[]): Promise<Changes> {
  return items.length === 0 ? { inserted: [], updated: [] } : upsertRows(db, table, toRows(table, items));
}

async function upsertRows<Item>(db: Queryable, { name, upsertSql }: Table<Item>, rows: string): Promise<Changes> {
  const changed = await db.query<{ owner: string; is_new: boolean }>(upsertSql, [rows], `upsert ${name}`);
  const owners = (isNew: boolean) => changed.filter((row) => row.is_new === isNew).map(({ owner }) => owner);
  return { inserted: owners(true), updated: owners(false) };
}

/**
 * Makes the owners' rows exactly the given ones. Returns the owners whose rows changed. Only existing owners can have
 * surplus rows, so only those are checked.
 */
export async function replaceOwned<Item>(
  db: Queryable,
  table: Table<Item>,
  earlierOwners: readonly string[],
  items: readonly Item[],
): Promise<string[]> {
  const rows = toRows(table, items);
  const pruned =
    earlierOwners.length === 0
      ? []
      : await db.query<{ owner: string }>(table.pruneSql, [earlierOwners, rows], `prune ${table.name}`);
  const { inserted, updated } = await upsertRows(db, table, rows);
  return [...pruned.map(({ owner }) => owner), ...inserted, ...updated];
}

export function countChanges(total: number, { inserted, updated }: Changes): Counts {
  return {
    inserted: inserted.length,
    updated: updated.length,
    unchanged: total - inserted.length - updated.length,
  };
}

function toRows<Item>({ columns }: Table<Item>, items: readonly Item[]): string {
  const entries = Object.entries(columns);
  const rows = items.map((item) => {
    const row: Record<string, unknown> = {};
    for (const [name, [, value]] of entries) row[name] = value(item);
    return row;
  });
  return JSON.stringify(rows);
}
