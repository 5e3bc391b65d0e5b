import type { Database, Queryable } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { readMigrationState } from './migrate.ts';

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
     where n.nspname = current_schema() and c.relkind = 'r' and c.relname <> 'schema_migrations' order by 1`,
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

/** Makes the rows of the database exactly the given ones, all or nothing, and returns how many there are. */
export function writeTables(db: Database, parts: AsyncIterable<CopyPart>): Promise<number> {
  return db.transaction(async (tx) => {
    const tables = await listTables(tx);
    const quoted = tables.map((table) => `"${table}"`);
    await tx.run(`truncate ${quoted.join(', ')}`);
    // rows are copied as they were: nothing is touched or announced a second time
    for (const table of quoted) await tx.run(`alter table ${table} disable trigger user`);
    let count = 0;
    for await (const { table, rows } of parts) {
      if (!tables.includes(table)) throw new DatabaseError('BACKUP_INVALID', `There is no table ${table} here.`);
      await tx.query(
        `insert into "${table}" overriding system value
         select * from json_populate_recordset(null::"${table}", $1::json)`,
        [`[${rows.join(',')}]`],
      );
      count += rows.length;
    }
    await continueSequences(tx);
    // deferred references are checked before the tables change again
    await tx.run('set constraints all immediate');
    for (const table of quoted) await tx.run(`alter table ${table} enable trigger user`);
    return count;
  });
}

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

/** Whether the rows of one database fit into another: both have run the same migrations. */
export const listMigrations = async (db: Database): Promise<readonly string[]> =>
  (await readMigrationState(db)).applied.toSorted();

/** Whether nobody has put anything into the database yet. */
export async function isUnused(db: Database): Promise<boolean> {
  for (const table of await listTables(db))
    if ((await db.query(`select 1 from "${table}" limit 1`)).length > 0) return false;
  return true;
}
