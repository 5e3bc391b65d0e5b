import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction, types } from '@electric-sql/pglite';
import type { Database, DatabaseOptions, Queryable } from './database.ts';
import { embeddedStatements } from './embedded-statements.ts';
import { lockFolder } from './folder-lock.ts';

/** Both databases give the same JavaScript: counts are numbers, days are text. */
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

/** The database inside this process: PostgreSQL's SQL, one connection, one process at a time. */
export async function openEmbeddedDatabase({ dataDir, template }: DatabaseOptions): Promise<Database> {
  const inMemory = dataDir === ':memory:';
  const release = inMemory ? async () => {} : await lockFolder(await ensureFolder(dataDir));
  const from = template === undefined ? {} : { loadDataDir: template };
  const open = PGlite.create({ dataDir: inMemory ? 'memory://' : join(dataDir, 'pglite'), ...from });
  const lite = await open.catch(async (error) => {
    await release();
    throw error;
  });
  const plain = queryable(lite);
  const queryNamed = embeddedStatements(lite, parsers);
  return {
    kind: 'embedded',
    ...plain,
    query: <Row>(sql: string, params: readonly unknown[] = [], name?: string) =>
      name === undefined ? plain.query<Row>(sql, params) : queryNamed<Row>(sql, params, name),
    transaction: (work) => lite.transaction((tx) => work(queryable(tx))),
    listen: async (channel, heard) => {
      const unlisten = await lite.listen(channel, heard);
      return () => unlisten();
    },
    close: async () => {
      await lite.close().finally(release);
    },
  };
}

async function ensureFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return folder;
}
