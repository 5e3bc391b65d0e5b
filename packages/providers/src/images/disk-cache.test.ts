import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DiskCache } from './disk-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattle-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const body = (size: number) => Buffer.alloc(size, 7);

describe('DiskCache', () => {
  it('gives back what was put, also after it is opened again', async () => {
    const cache = await DiskCache.open(folder, 1000);
    await cache.put('a', Buffer.from('one'));
    expect((await cache.get('a'))?.toString()).toBe('one');
    const again = await DiskCache.open(folder, 1000);
    expect((await again.get('a'))?.toString()).toBe('one');
    expect(await again.get('b')).toBeUndefined();
  });

  it('keeps to its bound and lets go of what was used longest ago', async () => {
    const cache = await DiskCache.open(folder, 1000);
    for (const key of ['a', 'b', 'c']) await cache.put(key, body(300));
    await cache.get('a');
    await cache.put('d', body(300));
    expect(cache.bytes).toBeLessThanOrEqual(1000);
    expect(cache.has('a')).toBe(true);
    expect(cache.has('b')).toBe(false);
    expect((await readdir(folder)).length).toBe(3);
  });

  it('counts a key that is put twice once', async () => {
    const cache = await DiskCache.open(folder, 1000);
    await cache.put('a', body(400));
    await cache.put('a', body(100));
    expect(cache.bytes).toBe(100);
  });

  it('forgets a file that somebody removed', async () => {
    const cache = await DiskCache.open(folder, 1000);
    await cache.put('a', body(10));
    await rm(folder, { recursive: true });
    expect(await cache.get('a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });
});
