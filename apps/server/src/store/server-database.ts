import pg from 'pg';
import { VERSION } from '../config/release.ts';
import type { Database, DatabaseOptions, Queryable } from './database.ts';
import { DatabaseError, sqlStateOf } from './database-error.ts';
import { inOneGo } from './in-one-go.ts';
import { openServerPool } from './server-pool.ts';
import { openSideLine } from './side-line.ts';
import { isStale, StaleStatement, unwrapStale } from './stale-statement.ts';

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

/** The names under which statements are prepared. One that has gone stale gets another, on every connection. */
function createStatementNames() {
  const editions = new Map<string, number>();
  const current = (name: string): string => {
    const edition = editions.get(name);
    return edition === undefined ? name : `${name} (${edition})`;
  };
  return {
    current,
    /** Several connections may find out at the same time. */
    renew(name: string, stale: string): void {
      if (current(name) === stale) editions.set(name, (editions.get(name) ?? 1) + 1);
    },
  };
}

type StatementNames = ReturnType<typeof createStatementNames>;
type Session = Pick<pg.ClientBase, 'query'>;

async function ask<Row>(session: Session, names: StatementNames, [text, values, name]: Asked): Promise<Row[]> {
  if (name === undefined) return (await session.query({ text, values: [...values] })).rows as Row[];
  const prepared = names.current(name);
  try {
    return (await session.query({ text, values: [...values], name: prepared })).rows as Row[];
  } catch (error) {
    if (!isStale(error)) throw error;
    names.renew(name, prepared);
    throw new StaleStatement(name, { cause: error });
  }
}
type Asked = readonly [sql: string, params: readonly unknown[], name: string | undefined];

/** A PostgreSQL server, shared by several processes. */
export async function openServerDatabase(options: DatabaseOptions & { databaseUrl: string }): Promise<Database> {
  const connection = {
    connectionString: options.databaseUrl,
    types: { getTypeParser: parserOf },
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  };
  const side = openSideLine(() => new pg.Client({ ...connection, application_name: 'wattle watch', pipeline: true }));
  const { pool, ...connections } = openServerPool(
    {
      ...connection,
      application_name: `wattle ${VERSION}`,
      max: options.poolSize ?? 10,
      // statements that do not wait for each other are sent together
      pipeline: true,
      connectionTimeoutMillis: 10_000,
    },
    side,
  );
  const close = async (): Promise<void> => {
    await connections.close();
    await side.close();
  };
  // without a listener, a broken idle connection would end the process
  pool.on('error', (error) => options.onConnectionLost?.(error));
  await checkVersion(pool, options.databaseUrl).catch(async (error) => {
    await close();
    throw error;
  });
  const names = createStatementNames();
  return {
    kind: 'server',
    query: <Row>(sql: string, params: readonly unknown[] = [], name?: string) =>
      // outside a transaction nothing was done when a plan is stale
      ask<Row>(pool, names, [sql, params, name]).catch((error) => {
        if (!(error instanceof StaleStatement)) throw error;
        return ask<Row>(pool, names, [sql, params, name]).catch((again) => {
          throw unwrapStale(again);
        });
      }),
    run: async (script) => {
      await pool.query(script);
    },
    transaction: (work) => runTransaction(pool, names, work),
    session: (work) => runSession(pool, names, work),
    listen: side.listen,
    link: {
      check: async () => {
        await side.ask('select 1');
      },
      drop: connections.drop,
      limit: connections.limit,
    },
    close,
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

async function runSession<T>(
  pool: pg.Pool,
  names: StatementNames,
  work: (session: Queryable) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isBroken = true;
  client.on('error', ignore);
  try {
    const result = await work({
      query: (sql, params = [], name) => ask<never>(client, names, [sql, params, name]),
      run: async (script) => {
        await client.query(script);
      },
    });
    isBroken = false;
    return result;
  } finally {
    client.off('error', ignore);
    client.release(isBroken);
  }
}

async function runTransaction<T>(
  pool: pg.Pool,
  names: StatementNames,
  work: (tx: Queryable) => Promise<T>,
  { attempt = 1, renewed = new Set<string>() } = {},
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  let stale: string | undefined;
  const together = () => sendTogether(client.connection);
  const tx: Queryable = {
    query: (sql, params = [], name) => {
      together();
      return ask<never>(client, names, [sql, params, name]).catch((error) => {
        // statements sent after it fail too, in their own ways
        if (error instanceof StaleStatement) stale ??= error.statement;
        throw error;
      });
    },
    run: async (script) => {
      await client.query(script);
    },
  };
  // A checked-out client has no error listener. Its queries fail anyway, but an unhandled event would end the process.
  client.on('error', ignore);
  try {
    together();
    // the first statement goes with it; should this fail, so does that
    const begun = client.query('begin');
    const [result] = await inOneGo([work(tx), begun]);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    const state = sqlStateOf(error);
    const isConflict = state !== undefined && TRY_AGAIN.has(state) && attempt < MAX_ATTEMPTS;
    // each of its statements may have gone stale, once
    const isRenewed = stale !== undefined && !renewed.has(stale);
    if (!isConflict && !isRenewed) throw unwrapStale(error);
    if (stale !== undefined) renewed.add(stale);
    if (isConflict) attempt += 1;
  } finally {
    client.off('error', ignore);
    client.release(broken);
  }
  return runTransaction(pool, names, work, { attempt, renewed });
}
