import { execFile } from 'node:child_process';
import { access, constants, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OLDEST_MAJOR = 15;
const DEBIAN = '/usr/lib/postgresql';
const suffix = process.platform === 'win32' ? '.exe' : '';

export type Postgres = { readonly folder: string; readonly major: number };

/** The folder of an installed PostgreSQL server's programs, new enough for the shop; undefined: there is none. */
export async function findPostgres(env: NodeJS.ProcessEnv = process.env): Promise<Postgres | undefined> {
  for (const folder of await candidates(env)) {
    const major = await majorIn(folder);
    if (major !== undefined && major >= OLDEST_MAJOR) return { folder, major };
  }
  return undefined;
}

/** Where it may be, the likeliest first. Debian keeps servers out of the PATH, one folder a version. */
async function candidates(env: NodeJS.ProcessEnv): Promise<string[]> {
  const configured = await run('pg_config', ['--bindir'], { env }).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  );
  const versions = await readdir(DEBIAN).catch(() => []);
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN, version, 'bin'));
  return [...configured, ...debian, ...(env.PATH ?? '').split(delimiter).filter(Boolean)];
}

/** The version of the server in a folder, if both programs that a cluster needs are there. */
async function majorIn(folder: string): Promise<number | undefined> {
  try {
    await access(join(folder, `initdb${suffix}`), constants.X_OK);
    const { stdout } = await run(join(folder, `postgres${suffix}`), ['--version']);
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
  } catch {
    return undefined;
  }
}
