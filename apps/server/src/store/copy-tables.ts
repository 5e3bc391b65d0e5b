import type { Database, Queryable } from './database.ts';
import { OWN_TABLES } from './inspect.ts';

const PAGE = 500;

/** Some rows of one table, as JSON texts. */
export type CopyPart = { readonly table: string; readonly rows: readonly string[] };

/** Tables in an order in which every row comes after those that it refers to. */
async function listTables(tx: Queryable): Promise<string[]> {
  const tables = await tx.query<{ name: string; needs: string[] }>(
    `select c.relname as name, array(
       select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
       where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = current_schema() and c.relkind = 'r' and c.relname <> all ($1::text[]) order by 1`,
    [OWN_TABLES],
  );
  const ordered: string[] = [];
  const add = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const needed of tables.find((table) => table.name === name)?.needs ?? []) add(needed);
    ordered.push(name);
  };
  for (const { name } of tables) add(name);
  return ordered;
}

/** Hands over every row of the database as it is at one moment, and returns how many there are. */
export function readTables(db: Database, take: (part: CopyPart) => Promise<void>): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.run('set transaction isolation level repeatable read');
    let count = 0;
    for (const table of await listTables(tx)) {
      await tx.run(`declare copied no scroll cursor for select row_to_json(t)::text as row from "${table}" t`);
      for (;;) {
        const rows = (await tx.query<{ row: string }>(`fetch ${PAGE} from copied`)).map(({ row }) => row);
        if (rows.length === 0) break;
        count += rows.length;
        await take({ table, rows });
      }
      await tx.run('close copied');
    }
    return count;
  });
}

/** The columns of each table that is copied. */
export type Columns = ReadonlyMap<string, readonly string[]>;

export async function listColumns(tx: Queryable): Promise<Columns> {
  const tables = await listTables(tx);
  const columns = await tx.query<{ table: string; name: string }>(
    `select table_name as table, column_name as name from information_schema.columns
     where table_schema = current_schema()`,
  );
  return new Map(tables.map((table) => [table, columns.filter((one) => one.table === table).map(({ name }) => name)]));
}

/**
 * Makes the rows of the database exactly the given ones, and returns how many there are. Columns that they do not have
 * take their defaults.
 */
export async function writeTables(tx: Queryable, columns: Columns, parts: AsyncIterable<CopyPart>): Promise<number> {
  const quoted = (await listTables(tx)).map((table) => `"${table}"`);
  await tx.run(`truncate ${quoted.join(', ')}`);
  // rows are copied as they were: nothing is touched or announced a second time
  for (const table of quoted) await tx.run(`alter table ${table} disable trigger user`);
  let count = 0;
  for await (const { table, rows } of parts) {
    const names = (columns.get(table) ?? []).map((name) => `"${name}"`).join(', ');
    await tx.query(
      `insert into "${table}" (${names}) overriding system value
       select ${names} from json_populate_recordset(null::"${table}", $1::json)`,
      [`[${rows.join(',')}]`],
    );
    count += rows.length;
  }
  await continueSequences(tx);
  // deferred references are checked before the tables change again
  await tx.run('set constraints all immediate');
  for (const table of quoted) await tx.run(`alter table ${table} enable trigger user`);
  return count;
}

/** Drops every table and function, in a transaction that makes them anew. */
export const dropTables = (tx: Queryable): Promise<void> =>
  tx.run(`do $$ declare one text; begin
    for one in select format('drop table %I cascade', tablename) from pg_tables where schemaname = current_schema() loop
      execute one;
    end loop;
    for one in select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
      where pronamespace = current_schema()::regnamespace and prokind = 'f' and proowner = current_user::regrole
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
      execute one;
    end loop;
  end $$`);

/** Numbers go on after the highest that was copied. */
async function continueSequences(tx: Queryable): Promise<void> {
  const columns = await tx.query<{ table: string; column: string; sequence: string }>(
    `select table_name as table, column_name as column, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
     from information_schema.columns where table_schema = current_schema()
       and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
  );
  for (const { table, column, sequence } of columns)
    await tx.query(`select setval('${sequence}', coalesce(max("${column}"), 0) + 1, false) from "${table}"`);
}

/** Whether nobody has put anything into the database yet. */
export async function isUnused(db: Database): Promise<boolean> {
  for (const table of await listTables(db))
    if ((await db.query(`select 1 from "${table}" limit 1`)).length > 0) return false;
  return true;
}
