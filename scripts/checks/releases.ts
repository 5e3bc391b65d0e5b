import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A release that is out. */
export type Release = {
  readonly version: string;
  readonly commit: string;
  readonly lastMigration: string;
  /** How many it has: a number between its own that is used later would be taken for one of them. */
  readonly migrations: number;
};

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

/** The releases that are out, the oldest first. */
export const readReleases = (root: string): Promise<readonly Release[]> => readJson(join(root, 'releases.json'));

const numbersOf = (version: string): number => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return (major * 1000 + minor) * 1000 + patch;
};

/** What the version, the changelog, the record of releases and the history say differently. */
export async function findReleaseFaults(
  root: string,
  releases: readonly Release[],
  releasedMigrations: number,
): Promise<string[]> {
  const { version } = await readJson<{ version: string }>(join(root, 'package.json'));
  const lock = await readJson<{ version: string; packages: Record<string, { version?: string }> }>(
    join(root, 'package-lock.json'),
  );
  const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
  const faults: string[] = [];
  const versions = [...releases.map((release) => release.version), version];
  if (!versions.every((one, at) => at === 0 || numbersOf(one) > numbersOf(versions[at - 1] ?? '')))
    faults.push(
      `package.json: ${version} is not later than the releases that are out, ${versions.slice(0, -1).join(', ')}`,
    );
  for (const one of [lock.version, lock.packages['']?.version])
    if (one !== version) faults.push(`package-lock.json: ${one} is not ${version}`);
  for (const one of versions)
    if (!changelog.includes(`\n## [${one}]`)) faults.push(`CHANGELOG.md: there is nothing about ${one}`);
  const last = releases.at(-1);
  if (last && last.migrations !== releasedMigrations)
    faults.push(
      `migrations: ${releasedMigrations} up to ${last.lastMigration}, and release ${last.version} has ${last.migrations}: number new ones after it`,
    );
  for (const release of releases) faults.push(...(await findHistoryFaults(root, release)));
  return faults;
}

/** Without history nothing can be compared: a clone has it, an archive of the sources has not. */
async function findHistoryFaults(root: string, { version, commit }: Release): Promise<string[]> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();
  const name = `release ${version}`;
  try {
    await git('cat-file', '-e', `${commit}^{commit}`);
  } catch {
    if (process.env.CI) return [`${name}: its commit ${commit} is not in this clone; fetch the whole history`];
    console.warn(`${name} was not compared: its commit ${commit} is not here.`);
    return [];
  }
  const faults: string[] = [];
  const isBefore = await git('merge-base', '--is-ancestor', commit, 'HEAD').then(
    () => true,
    () => false,
  );
  if (!isBefore) faults.push(`${name}: its commit ${commit} is not in the history of this one`);
  const { version: its } = JSON.parse(await git('show', `${commit}:package.json`)) as { version: string };
  if (its !== version) faults.push(`${name}: the package.json of its commit says ${its}`);
  const changed = await git('diff', '--name-only', '--diff-filter=a', commit, '--', 'apps/server/src/store/migrations');
  for (const file of changed.split('\n').filter(Boolean)) faults.push(`${file}: changed since ${name}, which ran it`);
  return faults;
}
