import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetOldBuilds, forgetOldFiles } from './forget-old-builds.ts';

const BEGAN_MS = Date.UTC(2026, 10, 17, 12);
const HOUR_MS = 3_600_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattle-builds-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (name: string, atMs: number) => {
  const file = join(folder, name);
  await writeFile(file, name);
  await utimes(file, atMs / 1000, atMs / 1000);
};

it('keeps this build and the last before it, with their packed copies', async () => {
  for (const [build, atMs] of [
    ['now', BEGAN_MS + 9_000],
    ['last', BEGAN_MS - HOUR_MS],
    ['older', BEGAN_MS - 2 * HOUR_MS],
  ] as const) {
    await write(`${build}-a.js`, atMs);
    await write(`${build}-b.js`, atMs - 3_000);
    // packing is later than writing, and must not make an old file look new
    await write(`${build}-a.js.br`, BEGAN_MS + 10_000);
  }
  await forgetOldBuilds([folder], BEGAN_MS);
  expect((await readdir(folder)).sort()).toEqual([
    'last-a.js',
    'last-a.js.br',
    'last-b.js',
    'now-a.js',
    'now-a.js.br',
    'now-b.js',
  ]);
});

it('keeps everything of a first build', async () => {
  await write('a.js', BEGAN_MS + 1_000);
  await forgetOldBuilds([folder], BEGAN_MS);
  expect(await readdir(folder)).toEqual(['a.js']);
});

it('removes a file that is no longer built, unless its name has a hash', async () => {
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'films'));
  for (const name of ['icon.svg', 'icon.svg.br', 'assets/old-hash.js', 'films/old.webm']) {
    await write(name, BEGAN_MS - HOUR_MS);
  }
  for (const name of ['sw.js', 'films/door.webm']) await write(name, BEGAN_MS + 1_000);
  await forgetOldFiles(folder, BEGAN_MS);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    ...['assets', 'assets/old-hash.js', 'films', 'films/door.webm', 'sw.js'],
  ]);
});
