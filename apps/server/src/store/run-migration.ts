import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Queryable } from './database.ts';
import { DatabaseError, sqlStateOf } from './database-error.ts';
import type { Migration } from './migration-files.ts';
import { addToRecord, readRecord } from './schema-record.ts';
import { splitStatements } from './split-statements.ts';

/** Arbitrary advisory lock ids, the same in every process. Release 0.1.0 takes the first one too. */
const LOCK = 7_340_021;
const INDEX_LOCK = 7_340_058;

/** Everybody who wants a table queues behind a migration that waits for it, so it waits for a moment only. */
const LOCK_TIMEOUT = '1s';
const LOCK_NOT_AVAILABLE = '55P03';
const PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
const POLL_MS = 250;

/** How long a migration tries to get its locks. */
const PATIENCE_MS = 300_000;

export const lockMigrations = (tx: Queryable) => tx.query('select pg_advisory_xact_lock($1)', [LOCK]);

const isDone = async (db: Queryable, { name }: Migration): Promise<boolean> =>
  (await readRecord(db)).some((recorded) => recorded.name === name);

/** Runs a migration once, however many processes try at the same time. */
export async function runMigration(db: Database, migration: Migration, patienceMs = PATIENCE_MS): Promise<void> {
  if (migration.kind === 'index' && db.kind === 'server')
    return db.session((session) => buildIndexes(session, migration));
  const patiently = (work: (tx: Queryable) => Promise<boolean>) => inMigration(db, work, patienceMs, migration.name);
  if (migration.kind !== 'batches') {
    await patiently(async (tx) => {
      // another process may have run it while this one waited for the lock
      if (!(await isDone(tx, migration))) await runInTransaction(tx, migration);
      return true;
    });
    return;
  }
  const batch = async (tx: Queryable): Promise<boolean> => {
    if (await isDone(tx, migration)) return true;
    if ((await tx.query(onlyStatement(migration))).length > 0) return false;
    await addToRecord(tx, migration);
    return true;
  };
  while (!(await patiently(batch)));
}

/** Runs all of a migration where nobody else uses the database: in a transaction with others. */
export async function runInTransaction(tx: Queryable, migration: Migration): Promise<void> {
  if (migration.kind === 'batches') while ((await tx.query(onlyStatement(migration))).length > 0);
  else if (migration.kind === 'index')
    for (const statement of splitStatements(migration.script))
      await tx.run(statement.replace(/\bindex\s+concurrently\b/i, 'index'));
  else await tx.run(migration.script);
  await addToRecord(tx, migration);
}

function onlyStatement({ name, script }: Migration): string {
  const [statement, ...more] = splitStatements(script);
  if (statement === undefined || more.length > 0) throw new Error(`Migration ${name} is not one statement.`);
  return statement;
}

/** Tries again while a long query holds a table. Between two attempts nobody waits. */
export async function inMigration<T>(
  db: Database,
  work: (tx: Queryable) => Promise<T>,
  patienceMs = PATIENCE_MS,
  name = 'record',
): Promise<T> {
  const started = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(async (tx) => {
        await lockMigrations(tx);
        await tx.run(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
        return work(tx);
      });
    } catch (error) {
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (performance.now() - started > patienceMs)
        throw new DatabaseError(
          'MIGRATION_BLOCKED',
          `Migration ${name} cannot have a table that a long query or transaction uses. Nothing was changed. Wait for ` +
            'it or end it (select pid, xact_start, query from pg_stat_activity order by xact_start), and start again.',
          { cause: error },
        );
      await pause(Math.min(PAUSE_MS * attempt, LONGEST_PAUSE_MS));
    }
  }
}

/**
 * Builds indexes while others read and write. Waits for its turn by asking again: building waits for all statements that
 * began before it, and one that waits for a lock is such a statement.
 */
async function buildIndexes(session: Queryable, migration: Migration): Promise<void> {
  const take = () => session.query<{ isTaken: boolean }>('select pg_try_advisory_lock($1) as "isTaken"', [INDEX_LOCK]);
  while (!(await take())[0]?.isTaken) await pause(POLL_MS);
  try {
    if (await isDone(session, migration)) return;
    for (const statement of splitStatements(migration.script)) await buildIndex(session, statement);
    await addToRecord(session, migration);
  } finally {
    // a connection that broke has let go of it
    await session.query('select pg_advisory_unlock($1)', [INDEX_LOCK]).catch(() => {});
  }
}

const CREATED = /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)/i;

/** An attempt that was interrupted leaves an index that is never used: it is built again. */
async function buildIndex(session: Queryable, statement: string): Promise<void> {
  const name = CREATED.exec(statement)?.[1];
  if (name !== undefined) {
    const [found] = await session.query<{ isValid: boolean }>(
      'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
      [name],
    );
    if (found?.isValid) return;
    if (found) await session.run(`drop index concurrently ${name}`);
  }
  await session.run(statement);
}
