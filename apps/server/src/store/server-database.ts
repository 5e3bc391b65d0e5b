import pg from 'pg';
import type { Database, DatabaseOptions, Queryable } from './database.ts';
import { DatabaseError, sqlStateOf } from './database-error.ts';
import { inOneGo } from './in-one-go.ts';
import { listenOnServer } from './listen-on-server.ts';

const OLDEST_MAJOR = 15;
/** Attempts at a transaction that fails by deadlock or serialisation conflict. */
const MAX_ATTEMPTS = 4;
const TRY_AGAIN = new Set(['40001', '40P01']);

const INT8_ARRAY = 1016;
const TEXT_ARRAY: number = 1009;
const parseTextArray: (text: string) => string[] = pg.types.getTypeParser(TEXT_ARRAY, 'text');

const parserOf: pg.CustomTypesConfig['getTypeParser'] = (oid: number, format?: 'text' | 'binary') => {
  if (oid === pg.types.builtins.INT8) return Number;
  if (oid === INT8_ARRAY) return (text: string) => parseTextArray(text).map(Number);
  if (oid === pg.types.builtins.DATE) return (text: string) => text;
  return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid, 'text');
};

const ignore = (): void => {};

function queryable(client: Pick<pg.ClientBase, 'query'>, beforeEach = ignore): Queryable {
  return {
    query: async <Row>(sql: string, params: readonly unknown[] = [], name?: string) => {
      beforeEach();
      const named = name === undefined ? {} : { name };
      const { rows } = await client.query({ text: sql, values: [...params], ...named });
      return rows as Row[];
    },
    run: async (script) => {
      await client.query(script);
    },
  };
}

/** A PostgreSQL server, shared by several processes. */
export async function openServerDatabase(options: DatabaseOptions & { databaseUrl: string }): Promise<Database> {
  const connection = {
    connectionString: options.databaseUrl,
    application_name: 'wattle',
    types: { getTypeParser: parserOf },
  };
  const pool = new pg.Pool({
    ...connection,
    max: options.poolSize ?? 10,
    // statements that do not wait for each other are sent together
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    onConnect: async (client) => {
      // JIT compilation takes longer than our queries
      await client.query('set jit = off');
    },
  });
  // without a listener, a broken idle connection would end the process
  pool.on('error', (error) => options.onConnectionLost?.(error));
  await checkVersion(pool, options.databaseUrl).catch(async (error) => {
    await pool.end();
    throw error;
  });
  return {
    kind: 'server',
    ...queryable(pool),
    transaction: (work) => runTransaction(pool, work),
    listen: (channel, heard) => listenOnServer(() => new pg.Client(connection), channel, heard),
    close: () => pool.end(),
  };
}

async function checkVersion(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const { rows } = await pool
    .query<{ version: string; number: number }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
    )
    .catch((error: unknown) => {
      const reason =
        error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);
      throw new DatabaseError('DATABASE_UNREACHABLE', `Cannot use the database at ${placeOf(databaseUrl)}: ${reason}`, {
        cause: error,
      });
    });
  assertVersion(rows[0]?.number ?? 0, rows[0]?.version ?? 'unknown');
}

/** Refuses a server version that lacks features we use. */
export function assertVersion(number: number, version: string): void {
  if (number >= OLDEST_MAJOR * 10_000) return;
  throw new DatabaseError(
    'DATABASE_TOO_OLD',
    `The shop needs PostgreSQL ${OLDEST_MAJOR} or later; the server at DATABASE_URL is ${version}.`,
  );
}

/** The database's address without its password. */
function placeOf(databaseUrl: string): string {
  try {
    const { host, pathname } = new URL(databaseUrl);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

/** What is asked in one turn of the event loop goes with one write: each write wakes the server. */
function sendTogether({ stream }: pg.Connection): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

async function runTransaction<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>, attempt = 1): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A checked-out client has no error listener. Its queries fail anyway, but an unhandled event would end the process.
  client.on('error', ignore);
  try {
    const together = () => sendTogether(client.connection);
    together();
    // the first statement goes with it; should this fail, so does that
    const begun = client.query('begin');
    const [result] = await inOneGo([work(queryable(client, together)), begun]);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    const state = sqlStateOf(error);
    if (state === undefined || !TRY_AGAIN.has(state) || attempt >= MAX_ATTEMPTS) throw error;
  } finally {
    client.off('error', ignore);
    client.release(broken);
  }
  return runTransaction(pool, work, attempt + 1);
}
