import type { Database, DatabaseOptions } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { openServerDatabase } from './server-database.ts';

/** Opens the database without migrating it. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openEmbeddedDatabase(options)
    : openServerDatabase({ ...options, databaseUrl: options.databaseUrl });
}
