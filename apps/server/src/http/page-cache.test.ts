import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, PageCache, packPage } from './page-cache.ts';

const page = (text: string) => packPage(200, {}, Buffer.from(text));

describe('PageCache', () => {
  it('gives a page back until it is too old', async () => {
    const cache = new PageCache(1_000_000, 1000);
    const home = await page('home');
    cache.put('/', home);
    expect(cache.get('/', home.madeAt + 1000)).toBe(home);
    expect(cache.get('/', home.madeAt + 1001)).toBeUndefined();
  });

  it('keeps to its bound and lets go of what was used longest ago', async () => {
    const cache = new PageCache(3500, 60_000);
    for (const key of ['a', 'b', 'c']) cache.put(key, await page(key));
    cache.get('a');
    cache.put('d', await page('d'));
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  });

  it('forgets everything when the shop has changed', async () => {
    const cache = new PageCache(1_000_000, 60_000);
    cache.put('/', await page('home'));
    cache.clear();
    expect(cache.get('/')).toBeUndefined();
  });
});

it('packs a page once for every encoding', async () => {
  const { bodies, etag } = await page('hello '.repeat(100));
  expect(brotliDecompressSync(bodies.br)).toEqual(bodies.identity);
  expect(gunzipSync(bodies.gzip)).toEqual(bodies.identity);
  expect(etag).toBe((await page('hello '.repeat(100))).etag);
  expect(etag).not.toBe((await page('other')).etag);
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['', 'identity'],
  ['brotli', 'identity'],
])('answers Accept-Encoding "%s" with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
