import type { Database, DatabaseOptions } from './database.ts';
import { guardTransactions } from './guard-transactions.ts';

/** Opens the database without migrating it. Loads the driver of its kind alone. Whoever uses it is watched over. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return guardTransactions(await openUnguarded(options));
}

async function openUnguarded(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl } = options;
  if (databaseUrl === undefined) return (await import('./embedded-database.ts')).openEmbeddedDatabase(options);
  return (await import('./server-database.ts')).openServerDatabase({ ...options, databaseUrl });
}
