import type { Database } from './database.ts';

export type TableCount = { readonly table: string; readonly rows: number };

export const isAnswering = async (db: Database): Promise<boolean> => (await db.query('select 1')).length === 1;

/**
 * Whether the database has room to write: fills some pages and lets go of them. An update would not show it, because it
 * reuses the space of dead rows.
 */
export async function hasRoom(db: Database): Promise<boolean> {
  await db.transaction(async (tx) => {
    await tx.run(`create temp table room on commit drop as select repeat('x', 1000) from generate_series(1, 256)`);
  });
  return true;
}

export async function readVersion(db: Database): Promise<string> {
  const [row] = await db.query<{ version: string }>(`select current_setting('server_version') as version`);
  return row?.version ?? 'unknown';
}

/** Row count of each table. */
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

/** Updates planner statistics after a bulk load; the embedded database has no autovacuum. */
export const refreshStatistics = (db: Database): Promise<void> => db.run('analyze');
