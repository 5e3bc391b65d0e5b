import { isAtLeast, VERSION } from '../config/release.ts';
import type { Database, Queryable } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { endOldSessions } from './end-old-sessions.ts';
import { MIGRATIONS, type Migration, readMigrations } from './migration-files.ts';
import { inMigration, runMigration } from './run-migration.ts';
import { makeRecord, type Recorded, readRecord } from './schema-record.ts';

export type MigrationState = {
  /** Those of later releases, too. */
  readonly applied: readonly string[];
  readonly pending: readonly string[];
};

export type SchemaState = MigrationState & {
  /** How many of those that have run this release does not know. */
  readonly unknown: number;
};

type Options = {
  /** The release that asks: a database may be too new for it. */
  readonly release?: string;
  readonly patienceMs?: number;
};

/** Runs pending migrations, each once, in order. Safe to run in several processes at once, and beside older releases. */
export async function migrate(
  db: Database,
  folder: URL = MIGRATIONS,
  { release = VERSION, patienceMs }: Options = {},
): Promise<MigrationState> {
  const migrations = await readMigrations(folder);
  findPending(migrations, await readRecord(db), release);
  await inMigration(db, makeRecord, patienceMs);
  const pending = findPending(migrations, await readRecord(db), release);
  for (const migration of pending) await runMigration(db, migration, patienceMs);
  const record = await readRecord(db);
  if (db.kind === 'server') await endOldSessions(db, record);
  return { applied: record.map(({ name }) => name), pending: [] };
}

/** Applied and pending migrations, without running any. */
export async function readMigrationState(
  db: Database,
  folder: URL = MIGRATIONS,
  { release = VERSION }: Options = {},
): Promise<SchemaState> {
  const [record, migrations] = [await readRecord(db), await readMigrations(folder)];
  const pending = findPending(migrations, record, release).map(({ name }) => name);
  const applied = record.map(({ name }) => name);
  return { applied, pending, unknown: applied.length + pending.length - migrations.length };
}

/** What has run, whatever release ran it. */
export const listMigrations = async (db: Queryable): Promise<readonly string[]> =>
  (await readRecord(db)).map(({ name }) => name);

/** Migrations of later releases are no hindrance unless they ask for such a release. */
function findPending(migrations: readonly Migration[], record: readonly Recorded[], release: string): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum, oldestRelease, isLater } of record) {
    if (oldestRelease !== undefined && !isAtLeast(release, oldestRelease))
      throw new DatabaseError(
        'DATABASE_NEWER',
        `The database is newer than this code: since migration ${name} it needs release ${oldestRelease} or a later ` +
          `one, and this is ${release}. Start release ${oldestRelease} or later.`,
      );
    const migration = known.get(name);
    if (!migration && !isLater)
      throw new DatabaseError(
        'DATABASE_NEWER',
        `The database is newer than this code: it has migration ${name}. Start the newer code.`,
      );
    if (migration && migration.checksum !== checksum)
      throw new DatabaseError(
        'MIGRATION_CHANGED',
        `Migration ${name} was changed after it had run. Restore its text and add a new migration.`,
      );
  }
  const done = new Set(record.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}
