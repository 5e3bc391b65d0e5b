import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { copyDatabase } from '../scripts/postgres/copy-database.ts';
import { startThrowAwayPostgres } from '../scripts/postgres/throw-away-postgres.ts';
import { type RunningShop, startShop } from './start-shop.ts';

/** A PostgreSQL whose template database has the demo shop, and the data folder that goes with it. */
export type FilledTemplate = { readonly serverUrl: string; readonly database: string; readonly dataDir: string };

declare module 'vitest' {
  interface ProvidedContext {
    filledTemplate: FilledTemplate;
  }
}

const TEMPLATE = 'filled';

/** Fills it by starting a shop once: every further one is a copy, and opens in a fraction of the time. */
export async function makeFilledTemplate(): Promise<FilledTemplate & { stop(): Promise<void> }> {
  const postgres = await startThrowAwayPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'wattle-filled-'));
  const stop = async (): Promise<void> => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const databaseUrl = await copyDatabase(postgres.url, 'template1', TEMPLATE);
    const shop = await startShop({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    await shop.stop();
    return { serverUrl: postgres.url, database: TEMPLATE, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type FilledShop = RunningShop & {
  /** Where commands find this shop. */
  readonly env: Readonly<Record<'DATABASE_URL' | 'DATA_DIR', string>>;
};

/** A demo shop that nobody else uses, on a PostgreSQL database of its own. */
export async function startFilledShop(settings: Record<string, string> = {}): Promise<FilledShop> {
  const { serverUrl, database, dataDir } = inject('filledTemplate');
  const env = {
    DATABASE_URL: await copyDatabase(serverUrl, database),
    DATA_DIR: await mkdtemp(join(tmpdir(), 'wattle-own-')),
  };
  await cp(dataDir, env.DATA_DIR, { recursive: true });
  const shop = await startShop({ ...env, ...settings });
  return {
    ...shop,
    env,
    stop: async () => {
      await shop.stop();
      await rm(env.DATA_DIR, { recursive: true, force: true });
    },
  };
}
