import type { Database } from './database.ts';

/** Pages that are open in browsers are seldom older. */
const BUILDS_KEPT = 5;
/** Files in one statement. */
const BATCH = 100;
/** Arbitrary advisory lock id: one process at a time decides what is kept. */
const LOCK = 7_340_029;

export type PackedFile = { readonly name: string; readonly packed: Buffer };

export function storefrontFileStore(db: Database) {
  return {
    /** Keeps the files of a build that starts, and forgets those that belong to none of the last builds. */
    keep(build: string, names: readonly string[], read: (name: string) => Promise<PackedFile>): Promise<void> {
      return db.transaction(async (tx) => {
        await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
        await tx.query(
          `insert into storefront_builds (build, files) values ($1, $2)
           on conflict (build) do update set started_at = clock_timestamp()`,
          [build, names],
        );
        const there = await tx.query<{ name: string }>('select name from storefront_files where name = any($1)', [
          names,
        ]);
        const known = new Set(there.map(({ name }) => name));
        const missing = names.filter((name) => !known.has(name));
        for (let at = 0; at < missing.length; at += BATCH) {
          const files = await Promise.all(missing.slice(at, at + BATCH).map(read));
          const rows = files.map(({ name, packed }) => ({ name, packed: packed.toString('base64') }));
          await tx.query(
            `insert into storefront_files (name, packed)
             select name, decode(packed, 'base64') from json_to_recordset($1::json) as f(name text, packed text)`,
            [JSON.stringify(rows)],
          );
        }
        await tx.query(
          `delete from storefront_builds where build not in (
             select build from storefront_builds order by started_at desc limit $1)`,
          [BUILDS_KEPT],
        );
        await tx.query(`delete from storefront_files where name not in (select unnest(files) from storefront_builds)`);
      });
    },

    /** Compressed with Brotli. */
    async find(name: string): Promise<Buffer | undefined> {
      const [row] = await db.query<{ packed: string }>(
        `select encode(packed, 'base64') as packed from storefront_files where name = $1`,
        [name],
        'find storefront file',
      );
      return row && Buffer.from(row.packed, 'base64');
    },
  };
}

export type StorefrontFileStore = ReturnType<typeof storefrontFileStore>;
