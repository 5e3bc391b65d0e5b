import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgetOldBuilds, forgetOldFiles } from './forget-old-builds.ts';
import { packFiles } from './pack-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const storefront = join(root, 'apps/storefront');
const stamp = join(storefront, 'build/sources.sha');

const SOURCES = [
  'apps/storefront/src/**/*',
  'apps/storefront/public/**/*',
  'apps/storefront/*.{ts,json}',
  'packages/{domain,contract,messages}/src/**/*.ts',
  'packages/providers/src/phone/**/*.ts',
  'package-lock.json',
];

/** Files the build does not read. */
const ONLY_TESTS = /\.test\.tsx?$|\/testing\//;

/** A hash of everything the build reads. */
async function sourcesHash(): Promise<string> {
  const hash = createHash('sha1');
  for (const pattern of SOURCES) {
    const files: string[] = [];
    for await (const file of glob(pattern, { cwd: root })) if (!ONLY_TESTS.test(file)) files.push(file);
    for (const file of files.sort()) {
      const info = await stat(join(root, file));
      if (info.isFile()) hash.update(`${file}:${info.size}:${info.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

async function isFresh(hash: string): Promise<boolean> {
  if (!existsSync(join(storefront, 'build/server/index.js')) || !existsSync(stamp)) return false;
  return (await readFile(stamp, 'utf8')) === hash;
}

function runBuild(quiet: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    // quiet: starting the shop prints errors only; `npm run build` prints all bundler output
    const child = spawn(process.execPath, [join(storefront, 'build.ts'), ...(quiet ? ['--quiet'] : [])], {
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build ended with ${code}.`))));
  });
}

/** Builds the storefront if its sources changed since the last build. */
export async function buildStorefront({ force = false, quiet = false } = {}): Promise<'built' | 'fresh'> {
  const began = Date.now();
  const hash = await sourcesHash();
  if (!force && (await isFresh(hash))) return 'fresh';
  await runBuild(quiet);
  await forgetOldBuilds(
    ['client/assets', 'server/assets'].map((folder) => join(storefront, 'build', folder)),
    began,
  );
  await forgetOldFiles(join(storefront, 'build/client'), began);
  await packFiles(join(storefront, 'build/client'));
  await writeFile(stamp, hash);
  return 'built';
}
