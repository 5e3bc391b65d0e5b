import { expect } from 'vitest';
import type { Database } from '../database.ts';

/**
 * Waits until everything written so far is behind the horizon of change followers. Any transaction on the server holds
 * the horizon back, including those of tests running in parallel.
 */
export async function caughtUp(db: Database): Promise<void> {
  const [now] = await db.query<{ id: string }>('select pg_current_xact_id()::text as id');
  const isBehind = async () => {
    const sql = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::text::xid8 as behind';
    const [row] = await db.query<{ behind: boolean }>(sql, [now?.id]);
    return row?.behind;
  };
  await expect.poll(isBehind).toBe(true);
}
