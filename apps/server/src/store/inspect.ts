import type { Database } from './database.ts';

export type TableCount = { readonly table: string; readonly rows: number };

/** Whether the database answers. */
export const isAnswering = async (db: Database): Promise<boolean> => (await db.query('select 1')).length === 1;

export async function readVersion(db: Database): Promise<string> {
  const [row] = await db.query<{ version: string }>(`select current_setting('server_version') as version`);
  return row?.version ?? 'unknown';
}

/** How many rows each table of the shop has. */
export async function countRows(db: Database): Promise<TableCount[]> {
  const tables = await db.query<{ name: string; quoted: string }>(
    `select tablename as name, quote_ident(tablename) as quoted from pg_tables
     where schemaname = current_schema() and tablename <> 'schema_migrations' order by 1`,
  );
  if (tables.length === 0) return [];
  const counts = tables.map(({ quoted }, index) => `select ${index} as at, count(*) as rows from ${quoted}`);
  const rows = await db.query<{ at: number; rows: number }>(`${counts.join(' union all ')} order by at`);
  return tables.map(({ name }, index) => ({ table: name, rows: rows[index]?.rows ?? 0 }));
}

/** Tells the planner what a load has changed; the embedded database would never learn of it by itself. */
export const refreshStatistics = (db: Database): Promise<void> => db.run('analyze');
