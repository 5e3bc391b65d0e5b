import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import type { DatabaseOptions } from '../../apps/server/src/store/database.ts';
import { migrate } from '../../apps/server/src/store/migrate.ts';
import { openDatabase } from '../../apps/server/src/store/open-database.ts';
import { copyDatabase } from './copy-database.ts';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run; each test file creates its own database on it. */
    postgresUrl: string;
    /** A fresh embedded data folder as a tar file: unpacking is fast, creating one takes seconds. */
    embeddedTemplate: string;
    /** The same with all migrations applied: migrating takes longer than most tests. */
    migratedTemplate: string;
    /** The template for every migrated database. */
    migratedDatabase: string;
  }
}

const MIGRATED = 'migrated';

/** One PostgreSQL for the whole run with a migrated template database, and the embedded templates. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startThrowAwayPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'wattle-template-'));
  const template = join(folder, 'template.tar');
  const migrated = join(folder, 'migrated.tar');
  const fresh = await PGlite.create('memory://');
  await makeLight(fresh);
  await pack(fresh, template);
  const dataDir = join(folder, 'data');
  await migrateAndClose({ dataDir, template: await openAsBlob(template) });
  await pack(await PGlite.create(join(dataDir, 'pglite')), migrated);
  await migrateAndClose({ dataDir, databaseUrl: await copyDatabase(postgres.url, 'template1', MIGRATED) });
  project.provide('postgresUrl', postgres.url);
  project.provide('embeddedTemplate', template);
  project.provide('migratedTemplate', migrated);
  project.provide('migratedDatabase', MIGRATED);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * Half the work of opening is writing zeros into 128 MB of buffers and unpacking what a second database would be copied
 * from, and nobody makes one.
 */
async function makeLight(lite: PGlite): Promise<void> {
  await lite.exec(`alter system set shared_buffers = '8MB'`);
  for (const name of ['template0', 'template1']) {
    await lite.exec(`alter database ${name} is_template false`);
    await lite.exec(`drop database ${name}`);
  }
}

/** Writes an embedded data folder as a tar file. */
async function pack(lite: PGlite, file: string): Promise<void> {
  await writeFile(file, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()));
  await lite.close();
}

async function migrateAndClose(options: DatabaseOptions): Promise<void> {
  const db = await openDatabase(options);
  await migrate(db);
  // a template database must have no connections
  await db.close();
}
