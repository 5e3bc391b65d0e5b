import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startCluster } from '../../../../scripts/postgres/cluster.ts';
import { findPostgres } from '../../../../scripts/postgres/find-postgres.ts';
import { findServerUser } from '../../../../scripts/postgres/server-user.ts';
import type { DatabaseFault } from './database-fault.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { watchDatabase } from './watch-database.ts';

const run = promisify(execFile);
const TIMES = { heartbeatMs: 100, lookAgainMs: 50, quietMs: 200 };

/** A server of its own, whose tables are on a small disk in memory. undefined: this user may not mount one. */
async function openOnSmallDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-disk-'));
  const disk = join(folder, 'disk');
  await mkdir(disk);
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'none', disk]).then(
    () => true,
    () => false,
  );
  const programs = await findPostgres();
  if (!isMounted || !programs) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const user = await findServerUser();
  if (user) await chown(disk, user.uid, user.gid);
  const place = join(folder, 'server');
  await mkdir(place);
  await chmod(folder, 0o755);
  const cluster = await startCluster(programs.folder, place);
  const server = await openDatabase({ dataDir: ':memory:', databaseUrl: cluster.url });
  await server.run(`create tablespace small location '${disk}'`);
  await server.run('create database small tablespace small');
  await server.close();
  const url = new URL(cluster.url);
  url.pathname = '/small';
  return {
    url: url.href,
    ballast: join(disk, 'ballast'),
    async close() {
      await cluster.stop();
      await run('umount', [disk]);
      await rm(folder, { recursive: true });
    },
  };
}

it('a database whose disk is full is not ready though nobody wrote, is read all the same, and is ready again by itself', async ({
  skip,
  onTestFinished,
}) => {
  const disk = await openOnSmallDisk();
  if (!disk) return skip('Only root may mount a small disk.');
  const faults: DatabaseFault[] = [];
  onTestFinished(disk.close);
  const inner = await openDatabase({ dataDir: ':memory:', databaseUrl: disk.url });
  await migrate(inner);
  const onFault = (fault: DatabaseFault) => void faults.push(fault);
  const watch = watchDatabase(inner, { onFault, onRecovered: () => {} }, TIMES);
  onTestFinished(() => watch.database.close());
  expect(await watch.isReady()).toBe(true);
  // more than there is room for
  await expect(writeFile(disk.ballast, Buffer.alloc(80 * 1024 * 1024))).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect.poll(() => watch.isReady()).toBe(false);
  expect(new Set(faults)).toEqual(new Set(['EXHAUSTED']));
  expect(await watch.database.query('select count(*) from products')).toEqual([{ count: 0 }]);
  await rm(disk.ballast);
  await expect.poll(() => watch.isReady()).toBe(true);
});
