import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction, types } from '@electric-sql/pglite';
import type { Database, DatabaseOptions, Queryable } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { embeddedStatements } from './embedded-statements.ts';
import { lockFolder } from './folder-lock.ts';
import { StaleStatement, unwrapStale } from './stale-statement.ts';

/** The 128 MB of buffers that PostgreSQL takes are written with zeros at each start. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Match the server driver: counts are numbers, dates are text. */
const parsers = { [types.INT8]: Number, [types.DATE]: (text: string) => text };

function queryable(session: PGlite | Transaction): Queryable {
  return {
    query: async <Row>(sql: string, params: readonly unknown[] = []) =>
      (await session.query<Row>(sql, [...params], { parsers })).rows,
    run: async (script) => {
      await session.exec(script);
    },
  };
}

/** PostgreSQL (PGlite) inside this process: one connection, one process at a time. */
export async function openEmbeddedDatabase({ dataDir, template }: DatabaseOptions): Promise<Database> {
  const inMemory = dataDir === ':memory:';
  const release = inMemory ? async () => {} : await takeFolder(dataDir);
  const from = template === undefined ? {} : { loadDataDir: template };
  const open = PGlite.create({ dataDir: inMemory ? 'memory://' : join(dataDir, 'pglite'), startParams, ...from });
  const lite = await open.catch(async (error: unknown) => {
    await release();
    throw inMemory ? error : cannotOpen(join(dataDir, 'pglite'), error);
  });
  const plain = queryable(lite);
  const statements = embeddedStatements(lite, parsers);
  return {
    kind: 'embedded',
    ...plain,
    query: <Row>(sql: string, params: readonly unknown[] = [], name?: string) =>
      name === undefined ? plain.query<Row>(sql, params) : statements.query<Row>(sql, params, name),
    transaction: (work) => retryStale(() => lite.transaction((tx) => work(inTransaction(tx, statements)))),
    session: (work) => work(plain),
    listen: async (channel, heard) => {
      const unlisten = await lite.listen(channel, heard);
      return () => unlisten();
    },
    link: {
      check: () => lite.exec('select 1').then(() => {}),
      drop: () => {},
      limit: () => {},
    },
    close: async () => {
      await lite.close().finally(release);
    },
  };
}

/** PGlite says no more than “Aborted()” when it cannot read its files. */
function cannotOpen(folder: string, cause: unknown): DatabaseError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseError(
    'DATABASE_DAMAGED',
    `The embedded database in ${folder} cannot be opened (${reason}). Its files are damaged, or the disk is full, or ` +
      'this user may not write there. If they are damaged, put the folder back from a backup. Without a backup, move it ' +
      'away and start again: the shop then begins anew with the demo, and the orders and customers in it are lost.',
    { cause },
  );
}

type Statements = ReturnType<typeof embeddedStatements>;

function inTransaction(tx: Transaction, { queryInTransaction }: Statements): Queryable {
  const plain = queryable(tx);
  return {
    ...plain,
    query: <Row>(sql: string, params: readonly unknown[] = [], name?: string) =>
      name === undefined ? plain.query<Row>(sql, params) : queryInTransaction<Row>(sql, params, name),
  };
}

/** Every statement of a transaction may be stale after a migration, each once. */
const STALE_MAX = 50;

async function retryStale<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof StaleStatement) || attempt > STALE_MAX) throw unwrapStale(error);
    }
  }
}

/** Makes the folder if it is not there, and locks it. */
async function takeFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true });
    return await lockFolder(folder);
  } catch (error) {
    if (error instanceof DatabaseError || !(error instanceof Error)) throw error;
    const message = `DATA_DIR ${folder} is not a folder that this process can write to: ${error.message}`;
    throw new DatabaseError('FOLDER_UNUSABLE', message, { cause: error });
  }
}
