import type { Database } from './database.ts';

export type TableCount = { readonly table: string; readonly rows: number };

/**
 * Writes: fails when the disk is full or the server only reads. The sort fills a temporary file, because the update alone
 * reuses the space of dead rows. All of it is one message, so that nothing stays locked when we are cut off.
 */
export const tryWriting = (db: Database): Promise<void> =>
  db.run(`
    set local work_mem = '64kB';
    select repeat(md5(n::text), 4) as text from generate_series(1, 2500) n order by text offset 2499;
    insert into write_probes (id, written_at) values (1, now())
      on conflict (id) do update set written_at = excluded.written_at`);

export async function readVersion(db: Database): Promise<string> {
  const [row] = await db.query<{ version: string }>(`select current_setting('server_version') as version`);
  return row?.version ?? 'unknown';
}

/** What a database notes for itself, partly in its own transaction numbers: no rows of the shop. */
export const OWN_TABLES: readonly string[] = ['schema_migrations', 'table_changes', 'write_probes'];

/** Row count of each table. */
export async function countRows(db: Database): Promise<TableCount[]> {
  const tables = await db.query<{ name: string; quoted: string }>(
    `select tablename as name, quote_ident(tablename) as quoted from pg_tables
     where schemaname = current_schema() and tablename <> all ($1::text[]) order by 1`,
    [OWN_TABLES],
  );
  if (tables.length === 0) return [];
  const counts = tables.map(({ quoted }, index) => `select ${index} as at, count(*) as rows from ${quoted}`);
  const rows = await db.query<{ at: number; rows: number }>(`${counts.join(' union all ')} order by at`);
  return tables.map(({ name }, index) => ({ table: name, rows: rows[index]?.rows ?? 0 }));
}

/** Updates planner statistics after a bulk load, however long it takes; the embedded database has no autovacuum. */
export const refreshStatistics = (db: Database): Promise<void> => db.run('set local statement_timeout = 0; analyze');
