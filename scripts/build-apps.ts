import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgetOldBuilds, forgetOldFiles } from './forget-old-builds.ts';
import { packFiles } from './pack-files.ts';
import { readCommit } from './read-commit.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** An app that is built, the files and folders that its build reads, and the file that it starts with. */
type Built = { readonly folder: string; readonly sources: readonly string[]; readonly entry: string };

const SHARED = ['packages/contract', 'packages/domain', 'packages/messages', 'package.json', 'package-lock.json'];

const STOREFRONT: Built = {
  folder: join(root, 'apps/storefront'),
  sources: ['apps/storefront', 'packages/providers/src/phone', ...SHARED],
  entry: 'server/index.js',
};
const DESK: Built = {
  folder: join(root, 'apps/desk'),
  sources: ['apps/desk', 'apps/storefront/src/styles/tokens.css', 'apps/storefront/src/styles/icons.css', ...SHARED],
  entry: 'server/index.js',
};
const SERVER: Built = {
  folder: join(root, 'apps/server'),
  sources: ['apps/server', 'packages/providers', 'packages/demo', ...SHARED],
  entry: 'chunks/main.js',
};

/** Files and folders that no build reads. */
const UNREAD = /\.test\.tsx?$|^(build|node_modules|testing)$/;

function* listFiles(path: string): Generator<string> {
  const info = statSync(join(root, path));
  if (info.isFile()) yield `${path}:${info.size}:${info.mtimeMs}\n`;
  else
    for (const name of readdirSync(join(root, path)).sort())
      if (!UNREAD.test(name)) yield* listFiles(`${path}/${name}`);
}

/** A hash of everything the build reads. Every start asks for it: reading folders synchronously takes a third. */
function sourcesHash({ sources }: Built): string {
  const hash = createHash('sha1');
  for (const path of sources) for (const file of listFiles(path)) hash.update(file);
  return hash.digest('hex');
}

const stampOf = ({ folder }: Built): string => join(folder, 'build/sources.sha');

/** An image is shipped without what builds: it runs what it was built with, whenever its files were copied. */
const hasBundler = existsSync(join(root, 'node_modules/vite'));

async function isFresh(built: Built, hash: string): Promise<boolean> {
  if (!existsSync(join(built.folder, 'build', built.entry))) return false;
  return !hasBundler || (await readFile(stampOf(built), 'utf8').catch(() => undefined)) === hash;
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
  const build = join(built.folder, 'build');
  const hash = sourcesHash(built);
  if (!force && (await isFresh(built, hash))) return 'fresh';
  await runBuild(built, quiet);
  const folders = ['chunks', 'client/assets', 'server/assets'].map((name) => join(build, name));
  await forgetOldBuilds(folders.filter(existsSync), began);
  const client = join(build, 'client');
  if (existsSync(client)) {
    await forgetOldFiles(client, began);
    await packFiles(client);
  }
  await writeFile(stampOf(built), hash);
  return 'built';
}

export type BuildOptions = { readonly force?: boolean; readonly quiet?: boolean };

/** Builds the storefront, the desk and the server, each if its sources changed since its last build. */
export async function buildApps(options: BuildOptions = {}): Promise<'built' | 'fresh'> {
  const results: string[] = [];
  for (const built of [STOREFRONT, DESK, SERVER]) results.push(await buildApp(built, options));
  await writeCommit();
  return results.includes('built') ? 'built' : 'fresh';
}

/** Keeps the commit beside the build, which is none where nothing can be built. */
async function writeCommit(): Promise<void> {
  const commit = await readCommit(root);
  if (commit === undefined && !hasBundler) return;
  const file = join(SERVER.folder, 'build/commit');
  if ((await readFile(file, 'utf8').catch(() => undefined)) !== (commit ?? '')) await writeFile(file, commit ?? '');
}

/** The desk alone: a development server has the rest from its sources. */
export const buildDesk = (): Promise<'built' | 'fresh'> => buildApp(DESK, { quiet: true });

/** The server alone: a command needs no pages. */
export async function buildServer(): Promise<void> {
  await buildApp(SERVER, { quiet: true });
  await writeCommit();
}
