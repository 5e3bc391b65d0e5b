import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgetOldBuilds, forgetOldFiles } from './forget-old-builds.ts';
import { packFiles } from './pack-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** An app that is built, and everything that its build reads. */
type Built = { readonly folder: string; readonly sources: readonly string[]; readonly except?: RegExp };

const STOREFRONT: Built = {
  folder: join(root, 'apps/storefront'),
  sources: [
    'apps/storefront/src/**/*',
    'apps/storefront/public/**/*',
    'apps/storefront/*.{ts,json}',
    'packages/{domain,contract,messages}/src/**/*.ts',
    'packages/providers/src/phone/**/*.ts',
    'package-lock.json',
  ],
  except: /^packages\/\w+\/src\/desk/,
};
const DESK: Built = {
  folder: join(root, 'apps/desk'),
  sources: [
    'apps/desk/src/**/*',
    'apps/desk/*.{ts,json}',
    'apps/storefront/src/styles/{tokens,icons}.css',
    'packages/{domain,contract,messages}/src/**/*.ts',
    'package-lock.json',
  ],
};

/** Files the build does not read. */
const ONLY_TESTS = /\.test\.tsx?$|\/testing\//;

/** A hash of everything the build reads. Every start asks for it: reading folders synchronously takes a third. */
function sourcesHash({ sources, except }: Built): string {
  const hash = createHash('sha1');
  for (const pattern of sources) {
    const files = globSync(pattern, { cwd: root }).filter((file) => !ONLY_TESTS.test(file) && !except?.test(file));
    for (const file of files.sort()) {
      const info = statSync(join(root, file));
      if (info.isFile()) hash.update(`${file}:${info.size}:${info.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

const stampOf = ({ folder }: Built): string => join(folder, 'build/sources.sha');

async function isFresh(built: Built, hash: string): Promise<boolean> {
  const stamp = stampOf(built);
  if (!existsSync(join(built.folder, 'build/server/index.js')) || !existsSync(stamp)) return false;
  return (await readFile(stamp, 'utf8')) === hash;
}

function runBuild({ folder }: Built, quiet: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    // quiet: starting the shop prints errors only; `npm run build` prints all bundler output
    const child = spawn(process.execPath, [join(folder, 'build.ts'), ...(quiet ? ['--quiet'] : [])], {
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build ended with ${code}.`))));
  });
}

async function buildApp(built: Built, { force = false, quiet = false }: BuildOptions): Promise<'built' | 'fresh'> {
  const began = Date.now();
  const { folder } = built;
  const hash = sourcesHash(built);
  if (!force && (await isFresh(built, hash))) return 'fresh';
  await runBuild(built, quiet);
  const assets = ['client/assets', 'server/assets'].map((name) => join(folder, 'build', name));
  await forgetOldBuilds(assets.filter(existsSync), began);
  await forgetOldFiles(join(folder, 'build/client'), began);
  await packFiles(join(folder, 'build/client'));
  await writeFile(stampOf(built), hash);
  return 'built';
}

export type BuildOptions = { readonly force?: boolean; readonly quiet?: boolean };

/** Builds the storefront and the desk, each if its sources changed since its last build. */
export async function buildStorefront(options: BuildOptions = {}): Promise<'built' | 'fresh'> {
  const results = [await buildApp(STOREFRONT, options), await buildApp(DESK, options)];
  return results.includes('built') ? 'built' : 'fresh';
}

/** The desk alone: a development server has the storefront from its sources. */
export const buildDesk = (): Promise<'built' | 'fresh'> => buildApp(DESK, { quiet: true });
