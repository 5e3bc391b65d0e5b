import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type {} from '../../../../../scripts/postgres/vitest-setup.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';

export type OpenTestDatabase = (options?: { readonly migrated: boolean }) => Promise<Database>;

/**
 * A new database on the test run's PostgreSQL: a copy of the migrated one, or an empty one. Deleted with the server.
 */
export async function createServerDatabase({ migrated } = { migrated: true }): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const template = migrated ? inject('migratedDatabase') : 'template1';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

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
