import { readConfig } from '../config/config.ts';
import type { Database } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import type { Terminal } from './terminal.ts';

type Work<T> = (db: Database) => Promise<T>;

/** Opens and migrates the database for the duration of `work`. */
export const withDatabase = <T>(terminal: Terminal, work: Work<T>): Promise<T> =>
  withDatabaseAsItIs(terminal, async (db) => {
    await migrate(db);
    return work(db);
  });

/** Opens the database of whatever release, or an empty one, for the duration of `work`. */
export async function withDatabaseAsItIs<T>({ env }: Terminal, work: Work<T>): Promise<T> {
  const db = await openDatabase(readConfig(env));
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
