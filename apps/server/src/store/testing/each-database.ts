import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type {} from '../../../../../scripts/postgres/vitest-setup.ts';
import { type Database, openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';

export type OpenTestDatabase = (options?: { readonly migrated: boolean }) => Promise<Database>;

/** A new database on the run's PostgreSQL. It goes away with the server. */
export async function createServerDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

export const openEmbedded: OpenTestDatabase = async ({ migrated } = { migrated: true }) => {
  const db = await openDatabase({ dataDir: ':memory:', template: await openAsBlob(inject('embeddedTemplate')) });
  if (migrated) await migrate(db);
  return db;
};

export const openServer: OpenTestDatabase = async ({ migrated } = { migrated: true }) => {
  const db = await openDatabase({ dataDir: ':memory:', databaseUrl: await createServerDatabase() });
  if (migrated) await migrate(db);
  return db;
};

/** Runs the same tests on the embedded database and on a real PostgreSQL. */
export function eachDatabase(define: (name: string, open: OpenTestDatabase) => void): void {
  define('embedded', openEmbedded);
  define('PostgreSQL', openServer);
}
