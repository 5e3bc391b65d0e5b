import { execFile } from 'node:child_process';
import { access, constants, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OLDEST_MAJOR = 15;
const DEBIAN = '/usr/lib/postgresql';
const suffix = process.platform === 'win32' ? '.exe' : '';

export type Postgres = { readonly folder: string; readonly major: number };

/** The binaries of an installed PostgreSQL that is new enough for the shop; undefined when there is none. */
export async function findPostgres(env: NodeJS.ProcessEnv = process.env): Promise<Postgres | undefined> {
  for (const folder of await candidates(env)) {
    const major = await majorIn(folder);
    if (major !== undefined && major >= OLDEST_MAJOR) return { folder, major };
  }
  return undefined;
}

/** Likely locations, best first. Debian keeps servers out of the PATH, in one folder per version. */
async function candidates(env: NodeJS.ProcessEnv): Promise<string[]> {
  const configured = await run('pg_config', ['--bindir'], { env }).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  );
  const versions = await readdir(DEBIAN).catch(() => []);
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN, version, 'bin'));
  return [...configured, ...debian, ...(env.PATH ?? '').split(delimiter).filter(Boolean)];
}

/** The server version in a folder, if it has both programs a cluster needs. */
async function majorIn(folder: string): Promise<number | undefined> {
  try {
    await access(join(folder, `initdb${suffix}`), constants.X_OK);
    const { stdout } = await run(join(folder, `postgres${suffix}`), ['--version']);
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
  } catch {
    return undefined;
  }
}
