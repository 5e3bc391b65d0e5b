import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { type KeptFeeds, keepFeeds } from './kept-feeds.ts';

let feeds: KeptFeeds;
let changes: number;
let now: number;
let made: number;
beforeEach(() => {
  [changes, now, made] = [0, 0, 0];
  feeds = keepFeeds(
    () => changes,
    () => now,
  );
});

const WORK_MS = 100;
async function* make() {
  made += 1;
  yield `feed ${made}`;
  now += WORK_MS;
}
const take = async (key = 'a') => gunzipSync(await feeds.take(key, make)).toString();

it('is made once for all who ask meanwhile and later, for each key', async () => {
  expect(await Promise.all([take(), take(), take()])).toEqual(['feed 1', 'feed 1', 'feed 1']);
  expect(await take()).toBe('feed 1');
  expect(await take('b')).toBe('feed 2');
});

it('is made again after a change, but for no more than a tenth of the time, and who asks soon again need not wait', async () => {
  await take();
  changes += 1;
  now += WORK_MS * 9 - 1;
  await take();
  expect(made).toBe(1);
  now += 1;
  expect(await take()).toBe('feed 1');
  expect(made).toBe(2);
  await expect.poll(() => take()).toBe('feed 2');
});

it('is never old for who asks seldom', async () => {
  await take();
  changes += 1;
  now += 3_600_000;
  expect(await take()).toBe('feed 2');
});

it('does not keep a failure, and passes it on to those who waited', async () => {
  async function* fail(): AsyncGenerator<string> {
    yield 'begun';
    throw new Error('The database is away.');
  }
  const both = [feeds.take('a', fail), feeds.take('a', fail)];
  for (const one of both) await expect(one).rejects.toThrow('away');
  expect(await take()).toBe('feed 1');
});

it('keeps only so many', async () => {
  for (let at = 0; at < 40; at += 1) await take(`key ${at}`);
  expect(await take('key 39')).toBe('feed 40');
  expect(await take('key 0')).toBe('feed 41');
});
