import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run; each test file makes a database of its own on it. */
    postgresUrl: string;
    /** A fresh embedded data folder as a tar file: making one takes seconds, unpacking it does not. */
    embeddedTemplate: string;
  }
}

/** One PostgreSQL and one embedded template for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startThrowAwayPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'wattle-template-'));
  const template = join(folder, 'template.tar');
  const lite = await PGlite.create('memory://');
  await writeFile(template, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()));
  await lite.close();
  project.provide('postgresUrl', postgres.url);
  project.provide('embeddedTemplate', template);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
