import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The sources of this release. */
export const OWN_SOURCES: string = fileURLToPath(new URL('../../../..', import.meta.url));
const KEPT = join(OWN_SOURCES, '.cache/releases');

type Release = { readonly version: string; readonly commit: string };
export type Sources = Release & { readonly folder: string };

/**
 * The server's sources of the last release that is out, from the history. They find their own packages, and those of
 * others where this release has them. Undefined where there is no history, as in an archive; continuous integration
 * must have one.
 */
export async function unpackLastRelease(): Promise<Sources | undefined> {
  const releases = JSON.parse(await readFile(join(OWN_SOURCES, 'releases.json'), 'utf8')) as Release[];
  const last = releases.at(-1);
  if (!last) return undefined;
  const folder = join(KEPT, last.commit);
  if (!existsSync(folder)) {
    try {
      await run('git', ['cat-file', '-e', `${last.commit}^{commit}`], { cwd: OWN_SOURCES });
    } catch (error) {
      const why = `Release ${last.version} cannot run beside this one: its commit ${last.commit} is not in this clone.`;
      if (process.env.CI) throw new Error(`${why} Fetch the whole history.`, { cause: error });
      process.stderr.write(`${why} Skipped.\n`);
      return undefined;
    }
    await unpack(last.commit, folder);
  }
  return { ...last, folder };
}

/** The folder is there once it is complete. */
async function unpack(commit: string, folder: string): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  const draft = await mkdtemp(join(KEPT, 'draft-'));
  const archive = join(draft, 'sources.tar');
  await run('git', ['archive', '--output', archive, commit, 'package.json', 'apps/server', 'packages'], {
    cwd: OWN_SOURCES,
  });
  await run('tar', ['-xf', archive, '-C', draft]);
  await rm(archive);
  await mkdir(join(draft, 'node_modules/@wattle'), { recursive: true });
  for (const name of await readdir(join(draft, 'packages')))
    await symlink(`../../packages/${name}`, join(draft, 'node_modules/@wattle', name), 'junction');
  // another run may have been faster
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
}
