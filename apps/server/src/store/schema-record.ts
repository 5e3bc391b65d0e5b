import { isAtLeast } from '../config/release.ts';
import type { Queryable } from './database.ts';
import { FIRST_RELEASE, isOfFirstRelease, type Migration } from './migration-files.ts';

/** A migration that has run. */
export type Recorded = {
  readonly name: string;
  readonly checksum: string;
  readonly oldestRelease?: string;
  /** Release 0.2.0 or later wrote it, and would have said which release it asks for. */
  readonly isLater: boolean;
  readonly appliedAt?: string;
};

/**
 * Makes the record of what has run. Release 0.1.0 knows the rows of this table alone, refuses to start at a row that it
 * does not know, and copies, restores and empties every table but this one. So migrations that it works with stand in a
 * column of the first row, which it does not see (decision 0106).
 */
export async function makeRecord(tx: Queryable): Promise<void> {
  await tx.run(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const [column] = await tx.query(
    `select 1 from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'later'`,
  );
  if (!column) await tx.run(`alter table schema_migrations add later jsonb not null default '[]'`);
}

type Row = { name: string; checksum: string; later: Omit<Recorded, 'isLater'>[] | null };

/** Also reads a record that release 0.1.0 made, and none. */
export async function readRecord(db: Queryable): Promise<Recorded[]> {
  const [found] = await db.query<{ table: string | null }>(`select to_regclass('schema_migrations')::text as table`);
  if (!found?.table) return [];
  const rows = await db.query<Row>(
    `select name, checksum, to_jsonb(m) -> 'later' as later from schema_migrations m order by name`,
  );
  const record = new Map<string, Recorded>();
  for (const { name, checksum } of rows) record.set(name, { name, checksum, isLater: false });
  for (const one of rows.flatMap(({ later }) => later ?? [])) record.set(one.name, { ...one, isLater: true });
  return [...record.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Notes that a migration has run. */
export async function addToRecord(tx: Queryable, { name, checksum, oldestRelease }: Migration): Promise<void> {
  const isRefusedByFirst = oldestRelease !== undefined && !isAtLeast(FIRST_RELEASE, oldestRelease);
  if (isOfFirstRelease(name) || isRefusedByFirst)
    await tx.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  if (isOfFirstRelease(name)) return;
  const noted = await tx.query(
    `update schema_migrations set later = later || jsonb_strip_nulls(jsonb_build_object('name', $1::text,
       'checksum', $2::text, 'oldestRelease', $3::text, 'appliedAt', clock_timestamp()))
     where name = (select min(name) from schema_migrations) returning name`,
    [name, checksum, oldestRelease ?? null],
  );
  if (noted.length === 0) throw new Error(`Migration ${name} has none before it.`);
}
