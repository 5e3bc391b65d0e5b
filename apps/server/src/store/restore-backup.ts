import { type Backup, readBackup } from './backup-file.ts';
import { type Columns, dropTables, listColumns, writeTables } from './copy-tables.ts';
import type { Database, Queryable } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { listMigrations, migrate } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { lockMigrations, runInTransaction } from './run-migration.ts';
import { makeRecord } from './schema-record.ts';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

/** Refuses what this release cannot restore into a database, before anything is touched. */
export async function assertRestorable(backup: Pick<Backup, 'file' | 'migrations' | 'release'>, db: Database) {
  if (isSame(backup.migrations, await listMigrations(db))) return;
  const known = new Set((await readMigrations()).map(({ name }) => name));
  const unknown = backup.migrations.find((name) => !known.has(name));
  if (unknown === undefined) return;
  const maker = backup.release === undefined ? 'a later release' : `release ${backup.release}`;
  throw new DatabaseError(
    'BACKUP_INVALID',
    `${backup.file} was made with ${maker} of the shop: it has migration ${unknown}, which this one does not know. ` +
      'Nothing was changed. Restore it with that release or a later one.',
  );
}

/**
 * Makes the database what a backup holds, all or nothing. One of an older release goes into the tables of that release,
 * made anew in the same transaction, and takes every migration since then.
 */
export async function restoreBackup(db: Database, backup: Backup): Promise<number> {
  await assertRestorable(backup, db);
  const isOfSameTables = isSame(backup.migrations, await listMigrations(db));
  const count = await db.transaction(async (tx) => {
    if (!isOfSameTables) return rebuild(tx, backup);
    assertFits(backup, await listColumns(tx));
    return writeTables(tx, backup.columns, readBackup(backup));
  });
  await migrate(db);
  return count;
}

async function rebuild(tx: Queryable, backup: Backup): Promise<number> {
  await lockMigrations(tx);
  if ((await listMigrations(tx)).length > 0) await dropTables(tx);
  await makeRecord(tx);
  const migrations = await readMigrations();
  const isEarlier = ({ name }: Migration): boolean => backup.migrations.includes(name);
  const run = async (some: readonly Migration[]): Promise<void> => {
    for (const migration of some) await runInTransaction(tx, migration);
  };
  await run(migrations.filter(isEarlier));
  const later = migrations.filter((migration) => !isEarlier(migration));
  // release 0.1.0 copies tables and columns that later releases added, and does not name their migrations
  const isFit = whatIsMissing(backup, await listColumns(tx)) === undefined;
  if (!isFit) await run(later);
  assertFits(backup, await listColumns(tx));
  const count = await writeTables(tx, backup.columns, readBackup(backup));
  if (isFit) await run(later);
  return count;
}

function whatIsMissing({ columns }: Backup, there: Columns): string | undefined {
  for (const [table, names] of columns) {
    const own = there.get(table);
    if (!own) return `table ${table}`;
    const missing = names.find((name) => !own.includes(name));
    if (missing !== undefined) return `column ${missing} of ${table}`;
  }
  return undefined;
}

function assertFits(backup: Backup, there: Columns): void {
  const missing = whatIsMissing(backup, there);
  if (missing === undefined) return;
  throw new DatabaseError(
    'BACKUP_INVALID',
    `${backup.file} has rows for ${missing}, which this release does not know. Nothing was changed. Restore it with ` +
      'the release that last ran on its database, or a later one.',
  );
}
