import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { copyDatabase } from '../../../../../scripts/postgres/copy-database.ts';
import type {} from '../../../../../scripts/postgres/vitest-setup.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';

export type OpenTestDatabase = (options?: { readonly migrated: boolean }) => Promise<Database>;

/**
 * A new database on the test run's PostgreSQL: a copy of the migrated one, or an empty one. Deleted with the server.
 */
export const createServerDatabase = ({ migrated } = { migrated: true }): Promise<string> =>
  copyDatabase(inject('postgresUrl'), migrated ? inject('migratedDatabase') : 'template1');

export const openEmbedded: OpenTestDatabase = async ({ migrated } = { migrated: true }) => {
  const template = await openAsBlob(inject(migrated ? 'migratedTemplate' : 'embeddedTemplate'));
  return openDatabase({ dataDir: ':memory:', template });
};

export const openServer: OpenTestDatabase = async (options) =>
  openDatabase({ dataDir: ':memory:', databaseUrl: await createServerDatabase(options) });

/**
 * Runs the same tests on PGlite and on PostgreSQL. Only the store needs both: everything else goes through the store
 * and runs on PostgreSQL, which opens much faster.
 */
export function eachDatabase(define: (name: string, open: OpenTestDatabase) => void): void {
  define('embedded', openEmbedded);
  define('PostgreSQL', openServer);
}
