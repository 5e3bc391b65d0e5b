import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** No page is made from these. */
const isForTests = (name: string): boolean => /\.test\.tsx?$|(^|\/)testing(\/|$)/.test(name);

/** A name for the state of everything the build is made from. */
async function sourcesHash(): Promise<string> {
  const hash = createHash('sha1');
  for (const pattern of SOURCES) {
    const files: string[] = [];
    for await (const file of glob(pattern, { cwd: root })) if (!isForTests(file)) files.push(file);
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

/** The program of @react-router/dev, as its own manifest names it. */
const bin = (): string => {
  const manifest = createRequire(join(storefront, 'package.json')).resolve('@react-router/dev/package.json');
  const { bin: programs } = createRequire(manifest)(manifest) as { bin: { 'react-router': string } };
  return join(dirname(manifest), programs['react-router']);
};

function runReactRouter(command: string, quiet: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    // quiet: who starts the shop reads of errors only; `npm run build` shows all that the bundler says
    const args = quiet && command === 'build' ? [command, '--logLevel', 'error'] : [command];
    const child = spawn(process.execPath, [bin(), ...args], {
      cwd: storefront,
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`react-router ${command} ended with ${code}.`)),
    );
  });
}

/** Builds the storefront if its sources changed since the last build. */
export async function buildStorefront({ force = false, quiet = false } = {}): Promise<'built' | 'fresh'> {
  const hash = await sourcesHash();
  if (!force && (await isFresh(hash))) return 'fresh';
  await runReactRouter('build', quiet);
  await packFiles(join(storefront, 'build/client'));
  await writeFile(stamp, hash);
  return 'built';
}

export const generateRouteTypes = (): Promise<void> => runReactRouter('typegen', true);
