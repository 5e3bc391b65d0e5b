import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Database, Queryable } from './database.ts';
import { DatabaseError } from './database-error.ts';

type Migration = { readonly name: string; readonly script: string; readonly checksum: string };
type Recorded = { readonly name: string; readonly checksum: string };
export type MigrationState = { readonly applied: readonly string[]; readonly pending: readonly string[] };

const MIGRATIONS = new URL('./migrations/', import.meta.url);
/** Arbitrary advisory lock id, the same in every process. */
const LOCK = 7_340_021;

/** Runs pending migrations, each once, in order. Safe to run in several processes at once. */
export async function migrate(db: Database, folder: URL = MIGRATIONS): Promise<MigrationState> {
  const migrations = await readMigrations(folder);
  await db.transaction(async (tx) => {
    await lock(tx);
    await tx.run(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  });
  const { pending } = compare(migrations, await readRecorded(db));
  for (const { name } of pending) {
    await db.transaction(async (tx) => {
      await lock(tx);
      // another process may have run it while this one waited for the lock
      const next = compare(migrations, await readRecorded(tx)).pending.find((migration) => migration.name === name);
      if (next) await apply(tx, next);
    });
  }
  return { applied: migrations.map(({ name }) => name), pending: [] };
}

/** Applied and pending migrations, without running any. */
export async function readMigrationState(db: Database, folder: URL = MIGRATIONS): Promise<MigrationState> {
  const [found] = await db.query<{ table: string | null }>(`select to_regclass('schema_migrations')::text as table`);
  const recorded = found?.table ? await readRecorded(db) : [];
  const { pending } = compare(await readMigrations(folder), recorded);
  return { applied: recorded.map(({ name }) => name), pending: pending.map(({ name }) => name) };
}

const lock = (tx: Queryable) => tx.query('select pg_advisory_xact_lock($1)', [LOCK]);

async function apply(tx: Queryable, { name, script, checksum }: Migration): Promise<void> {
  await tx.run(script);
  await tx.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

const readRecorded = (db: Queryable) =>
  db.query<Recorded>('select name, checksum from schema_migrations order by name');

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (file) => {
      // line endings of the checkout must not change the checksum
      const script = (await readFile(new URL(file, folder), 'utf8')).replaceAll('\r\n', '\n');
      return {
        name: file.slice(0, -'.sql'.length),
        script,
        checksum: createHash('sha256').update(script).digest('hex'),
      };
    }),
  );
}

function compare(migrations: readonly Migration[], recorded: readonly Recorded[]): { pending: Migration[] } {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of recorded) {
    const migration = known.get(name);
    if (!migration) {
      throw new DatabaseError(
        'DATABASE_NEWER',
        `The database is newer than this code: it has migration ${name}. Start the newer code.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new DatabaseError(
        'MIGRATION_CHANGED',
        `Migration ${name} was changed after it had run. Restore its text and add a new migration.`,
      );
    }
  }
  const done = new Set(recorded.map(({ name }) => name));
  return { pending: migrations.filter(({ name }) => !done.has(name)) };
}
