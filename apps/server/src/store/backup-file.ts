import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type CopyPart, listMigrations, readTables, writeTables } from './copy-tables.ts';
import type { Database } from './database.ts';
import { DatabaseError } from './database-error.ts';

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
    await put(JSON.stringify({ wattle: 'backup', migrations: await listMigrations(db) }));
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

type Line = { wattle?: string; migrations?: string[]; table?: string; rows?: object[]; end?: number };

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

/** Makes the database what the file holds, all or nothing: half a file changes nothing. */
export async function restoreBackup(db: Database, file: string): Promise<number> {
  const lines = readLines(file);
  const { value: head } = await lines.next();
  if (head?.wattle !== 'backup') throw invalid(file, 'is not a backup of a shop');
  const own = await listMigrations(db);
  if (JSON.stringify(head.migrations) !== JSON.stringify(own))
    throw invalid(file, 'was made by another version of the shop: restore it with that version, then upgrade');
  const parts = async function* (): AsyncGenerator<CopyPart> {
    let count = 0;
    for await (const { table, rows, end } of lines) {
      if (table !== undefined && rows) {
        count += rows.length;
        yield { table, rows: rows.map((row) => JSON.stringify(row)) };
      } else if (end === count) return;
    }
    throw invalid(file, 'is not a whole backup');
  };
  return writeTables(db, parts());
}
