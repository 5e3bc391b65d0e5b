import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';
import type { Recorded } from './schema-record.ts';

/** Later releases add their number to it. */
const NAME_OF_FIRST_RELEASE = 'wattle';
const ATTEMPTS = 100;
const PAUSE_MS = 100;

/**
 * Ends idle connections of running processes of release 0.1.0 from before the last migration. Statements that they
 * prepared as `select *` fail for ever once a table has a new column, while a new connection is opened at once. Those
 * that listen for changes prepare nothing.
 */
export async function endOldSessions(db: Database, record: readonly Recorded[]): Promise<void> {
  const last = record.flatMap(({ appliedAt }) => appliedAt ?? []).toSorted((a, b) => Date.parse(a) - Date.parse(b));
  if (last.length === 0) return;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const left = await db.query(
      `select case when state = 'idle' then pg_terminate_backend(pid) end from pg_stat_activity
       where application_name = $1 and datname = current_database() and usename = current_user
         and pid <> pg_backend_pid() and backend_start < $2::timestamptz and query not ilike 'listen %'`,
      [NAME_OF_FIRST_RELEASE, last.at(-1)],
    );
    if (left.length === 0) return;
    await pause(PAUSE_MS);
  }
}
