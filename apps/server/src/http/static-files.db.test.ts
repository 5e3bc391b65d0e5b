import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../store/open-database.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

/** Two builds, each on a machine of its own, on one database. */
const BUILDS = [
  { 'shop-aaaa.js': 'console.log("old")', 'shared-cccc.css': '.a{color:red}', 'font-dddd.woff2': '\0\xff' },
  { 'shop-bbbb.js': 'console.log("new")', 'shared-cccc.css': '.a{color:red}' },
];
let folders: string[];
let shops: TestShop[];
beforeAll(async () => {
  folders = await Promise.all(BUILDS.map(() => mkdtemp(join(tmpdir(), 'wattle-build-'))));
  const databaseUrl = await createServerDatabase();
  shops = [];
  for (const [at, folder] of folders.entries()) {
    await mkdir(join(folder, 'assets'));
    for (const [name, body] of Object.entries(BUILDS[at] ?? {}))
      await writeFile(join(folder, 'assets', name), body, 'latin1');
    const open = () => openDatabase({ dataDir: ':memory:', databaseUrl });
    shops.push(await openTestShop({ clientFolder: folder, open }));
  }
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const ask = async (at: number, name: string, encoding = '') => {
  const response = await shops[at]?.app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encoding } });
  if (!response) throw new Error('There is no such shop.');
  const { statusCode, headers, rawPayload } = response;
  const body = headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload;
  return { statusCode, type: headers['content-type'], cache: headers['cache-control'], body: body.toString('latin1') };
};

it.each([
  [0, 'shop-bbbb.js', 'text/javascript; charset=utf-8', 'console.log("new")'],
  [1, 'shop-aaaa.js', 'text/javascript; charset=utf-8', 'console.log("old")'],
  [1, 'font-dddd.woff2', 'font/woff2', '\0\xff'],
])('machine %i serves %s of the other build, packed or not, for a year', async (at, name, type, body) => {
  const expected = { statusCode: 200, type, cache: 'public, max-age=31536000, immutable', body };
  expect(await ask(at, name, 'gzip, br')).toEqual(expected);
  expect(await ask(at, name)).toEqual(expected);
});

it.each(['none-eeee.js', 'shop-aaaa.js.map', '..%2fx.js', '%00.js', `${'x'.repeat(300)}.js`, '.vite', 'constructor'])(
  'no machine serves %s, and no cache keeps that',
  async (name) => {
    for (const at of [0, 1]) {
      const { statusCode, cache, body } = await ask(at, name);
      expect([400, 404]).toContain(statusCode);
      expect(cache ?? 'no-store').toBe('no-store');
      expect(body).not.toContain('console');
    }
  },
);
