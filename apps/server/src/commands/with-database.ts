import { readConfig } from '../config/config.ts';
import type { Database } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import type { Terminal } from './terminal.ts';

/** Opens and migrates the database for the duration of `work`. */
export async function withDatabase<T>({ env }: Terminal, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(readConfig(env));
  try {
    await migrate(db);
    return await work(db);
  } finally {
    await db.close();
  }
}
