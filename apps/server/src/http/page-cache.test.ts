import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CachedPage, chooseEncoding, PageCache } from './page-cache.ts';

const page = (text: string) => CachedPage.make({ status: 200, headers: {}, body: Buffer.from(text) });

describe('PageCache', () => {
  it('gives a page back until it is too old', () => {
    const cache = new PageCache(1_000_000, 1000);
    const home = page('home');
    cache.put('/', home);
    expect(cache.get('/', home.madeAt + 1000)).toBe(home);
    expect(cache.get('/', home.madeAt + 1001)).toBeUndefined();
  });

  it('keeps to its bound and lets go of what was used longest ago', () => {
    const cache = new PageCache(14_000, 60_000);
    for (const key of ['a', 'b', 'c']) cache.put(key, page(key));
    cache.get('a');
    cache.put('d', page('d'));
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  });

  it('keeps a new page although all others are in use, and none that is larger than the bound', () => {
    const cache = new PageCache(14_000, 60_000);
    for (const key of ['a', 'b', 'c']) cache.put(key, page(key));
    for (const key of ['a', 'b', 'c']) cache.get(key);
    cache.put('d', page('d'));
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['b', 'c', 'd']);
    const small = new PageCache(1000, 60_000);
    small.put('a', page('a'));
    expect(small.get('a')).toBeUndefined();
  });

  it('keeps its pages when the shop has changed, and knows which are true up to now', () => {
    const cache = new PageCache(1_000_000, 60_000);
    const home = page('home');
    cache.put('/', home);
    expect(home.checkedAtChange).toBe(cache.changes);
    cache.markChanged();
    expect(cache.get('/')).toBe(home);
    expect(home.checkedAtChange).toBeLessThan(cache.changes);
  });

  it('lets go of a page that is no longer there, and of all', () => {
    const cache = new PageCache(1_000_000, 60_000);
    for (const key of ['a', 'b', 'c']) cache.put(key, page(key));
    cache.remove('a');
    expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['b', 'c']);
    cache.clear();
    expect(cache.get('b')).toBeUndefined();
  });
});

describe('the bytes of a page', () => {
  const noise = (seed: number) =>
    Array.from({ length: 20_000 }, (_, at) => ((at * at + seed) % 9973).toString(36)).join();

  it('count each copy that is kept, whatever its encoding', async () => {
    const cache = new PageCache(10_000_000, 60_000);
    const one = page(noise(1));
    cache.put('a', one);
    let before = cache.bytes;
    expect(before).toBeGreaterThan((await one.body('br')).length);
    for (const encoding of ['gzip', 'identity'] as const) {
      const { length } = await one.body(encoding);
      await one.body(encoding);
      expect(cache.bytes).toBe(before + length);
      before += length;
    }
    for (let uses = 0; uses < 20; uses += 1) one.ready('br');
    await expect.poll(() => cache.bytes).toBeLessThan(before);
    cache.remove('a');
    expect(cache.bytes).toBe(0);
    // a copy made for somebody who still has the page is not the cache's
    await page(noise(1)).body('identity');
    expect(cache.bytes).toBe(0);
  });

  it('that grow beyond the bound push out what was used longest ago', async () => {
    const [one, two] = [page(noise(1)), page(noise(2))];
    const cache = new PageCache(one.bytes + two.bytes + noise(2).length - 1, 60_000);
    cache.put('a', one);
    cache.put('b', two);
    cache.get('b');
    await two.body('identity');
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, two]);
    expect(cache.bytes).toBe(two.bytes);
  });

  it('keep no more memory than they count: each copy has a block of its own', async () => {
    const one = page('hello '.repeat(100));
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const body = await one.body(encoding);
      expect(body.buffer.byteLength).toBe(body.length);
    }
  });
});

it('packs a page once for an encoding', async () => {
  const text = 'hello '.repeat(100);
  const one = page(text);
  expect(brotliDecompressSync(await one.body('br')).toString()).toBe(text);
  expect(gunzipSync(await one.body('gzip')).toString()).toBe(text);
  expect((await one.body('identity')).toString()).toBe(text);
  expect(await one.body('br')).toBe(await one.body('br'));
});

it('names a page by what is in it, and each packed copy by itself', async () => {
  const [one, same, other] = await Promise.all([page('a'), page('a'), page('b')]);
  expect(one.etag('br')).toBe(same.etag('br'));
  expect(one.etag('br')).not.toBe(other.etag('br'));
  expect(new Set((['br', 'gzip', 'identity'] as const).map((encoding) => one.etag(encoding))).size).toBe(3);
  expect(one.etag('br')).toMatch(/^"[\w-]+"$/);
});

it('packs a page well once it is asked for often, under another tag', async () => {
  const text = Array.from({ length: 4000 }, (_, index) => `word ${index * index}`).join(' ');
  const one = page(text);
  const [quick, tag] = [await one.body('br'), one.etag('br')];
  for (let uses = 0; uses < 20; uses += 1) one.ready('br');
  await expect.poll(async () => (await one.body('br')).length).toBeLessThan(quick.length);
  expect(one.etag('br')).not.toBe(tag);
  expect(brotliDecompressSync(await one.body('br')).toString()).toBe(text);
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
