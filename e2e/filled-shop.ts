import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { copyDatabase } from '../scripts/postgres/copy-database.ts';
import { startThrowAwayPostgres } from '../scripts/postgres/throw-away-postgres.ts';
import { type RunningShop, startShop } from './start-shop.ts';

/** Data folders of filled demo shops: on the embedded database, and beside a template database on a PostgreSQL. */
export type FilledTemplates = {
  readonly embeddedDir: string;
  readonly server: { readonly url: string; readonly database: string; readonly dataDir: string };
};

declare module 'vitest' {
  interface ProvidedContext {
    filledTemplates: FilledTemplates;
  }
}

const TEMPLATE = 'filled';

/** Fills them by starting a shop once on each: every further one is a copy, and opens in a fraction of the time. */
export async function makeFilledTemplates(): Promise<FilledTemplates & { stop(): Promise<void> }> {
  const postgres = await startThrowAwayPostgres();
  const [embeddedDir, dataDir] = [await newFolder('filled'), await newFolder('filled')];
  const stop = async (): Promise<void> => {
    await postgres.stop();
    for (const folder of [embeddedDir, dataDir]) await rm(folder, { recursive: true, force: true });
  };
  try {
    const databaseUrl = await copyDatabase(postgres.url, 'template1', TEMPLATE);
    const environments = [{ DATA_DIR: embeddedDir }, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }];
    await Promise.all(environments.map(async (env) => (await startShop(env)).stop()));
    return { embeddedDir, server: { url: postgres.url, database: TEMPLATE, dataDir }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const newFolder = (name: string): Promise<string> => mkdtemp(join(tmpdir(), `wattle-${name}-`));

/** A demo shop that nobody else uses, on the embedded database, as `npm start` starts it. */
export async function startFilledShop(
  settings: Record<string, string> = {},
  { embeddedDir } = inject('filledTemplates'),
): Promise<RunningShop> {
  const folder = await newFolder('own');
  await cp(embeddedDir, folder, { recursive: true });
  return startIn(folder, settings);
}

export type ServerShop = RunningShop & {
  /** Where commands find this shop. */
  readonly env: Readonly<Record<'DATABASE_URL' | 'DATA_DIR', string>>;
};

/**
 * The same on a PostgreSQL database of its own: for journeys with several processes, which is what an embedded database
 * cannot have. Commands beside a running shop are processes too.
 */
export async function startServerShop(settings: Record<string, string> = {}): Promise<ServerShop> {
  const { url, database, dataDir } = inject('filledTemplates').server;
  const env = { DATABASE_URL: await copyDatabase(url, database), DATA_DIR: await newFolder('own') };
  await cp(dataDir, env.DATA_DIR, { recursive: true });
  return { ...(await startIn(env.DATA_DIR, { ...env, ...settings })), env };
}

async function startIn(folder: string, settings: Record<string, string>): Promise<RunningShop> {
  const shop = await startShop({ DATA_DIR: folder, ...settings });
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
