import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { VERSION } from '../config/release.ts';
import { type Columns, type CopyPart, readTables } from './copy-tables.ts';
import type { Database } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { listMigrations } from './migrate.ts';

const invalid = (file: string, why: string, cause?: unknown): DatabaseError =>
  new DatabaseError('BACKUP_INVALID', `${file} ${why}.`, { cause });

/** Writes the whole database to a file: gzipped JSON lines. The file appears when it is complete. */
export async function writeBackup(db: Database, file: string): Promise<number> {
  const draft = `${file}.part`;
  const zip = createGzip();
  const written = pipeline(zip, createWriteStream(draft, { mode: 0o600 }));
  // it is awaited later; a full disk, or a folder that is not there, ends every wait for the stream
  written.catch(() => {});
  const put = async (line: string): Promise<void> => {
    if (!zip.write(`${line}\n`)) await Promise.race([new Promise((resolve) => zip.once('drain', resolve)), written]);
  };
  try {
    await put(JSON.stringify({ wattle: 'backup', release: VERSION, migrations: await listMigrations(db) }));
    const count = await readTables(db, ({ table, rows }) => put(`{"table":"${table}","rows":[${rows.join(',')}]}`));
    await put(JSON.stringify({ end: count }));
    zip.end();
    await written;
    await rename(draft, file);
    return count;
  } catch (error) {
    zip.destroy();
    await written.catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

type Line = { wattle?: string; release?: string; migrations?: string[]; table?: string; rows?: object[]; end?: number };

async function* readLines(file: string): AsyncGenerator<Line> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY }))
      yield JSON.parse(line) as Line;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error;
    throw invalid(file, 'is not a whole backup', error);
  } finally {
    source.destroy();
  }
}

/** A backup that is whole: what it was made of, and the columns that its rows have. */
export type Backup = {
  readonly file: string;
  readonly migrations: readonly string[];
  /** Undefined: 0.1.0, which did not say. */
  readonly release: string | undefined;
  readonly columns: Columns;
};

/** Reads a whole file, so that half of one is refused before anything is touched. */
export async function openBackup(file: string): Promise<Backup> {
  const lines = readLines(file);
  const { value: head } = await lines.next();
  if (head?.wattle !== 'backup' || !head.migrations) throw invalid(file, 'is not a backup of a shop');
  const columns = new Map<string, readonly string[]>();
  for await (const { table, rows } of readParts(file, lines))
    if (!columns.has(table)) columns.set(table, Object.keys(rows[0] ?? {}));
  return { file, migrations: head.migrations, release: head.release, columns };
}

async function* readParts(file: string, lines: AsyncGenerator<Line>) {
  let count = 0;
  for await (const { table, rows, end } of lines) {
    if (table !== undefined && rows) {
      count += rows.length;
      yield { table, rows };
    } else if (end === count) return;
  }
  throw invalid(file, 'is not a whole backup');
}

export async function* readBackup({ file }: Backup): AsyncGenerator<CopyPart> {
  const lines = readLines(file);
  await lines.next();
  for await (const { table, rows } of readParts(file, lines))
    yield { table, rows: rows.map((row) => JSON.stringify(row)) };
}
