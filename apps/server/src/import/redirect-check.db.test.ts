import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { openServer } from '../store/testing/each-database.ts';
import { importContent } from './import-content.ts';

let db: Database;
beforeAll(async () => {
  db = await openServer();
});
afterAll(() => db.close());

async function importing(...pairs: readonly (readonly [from: string, to: string])[]) {
  const refused: string[] = [];
  const rows = pairs.map(([from, to], at) => ({
    line: at + 1,
    format: 'json' as const,
    value: { type: 'redirect', from, to, external: to.startsWith('http') },
  }));
  await importContent(db, rows, ({ line, field, reason }) => refused.push(`${line} ${field}: ${reason}`), 'replace');
  return refused;
}

it('finds redirects that lead to each other, in the file and in the shop, and takes them when they are put right', async () => {
  expect(await importing(['a', '/b'], ['b', '/a'])).toHaveLength(2);
  expect(await importing(['a', '/b'], ['b', '/c'])).toEqual(["1 to: leads on to '/c': say that instead"]);
  expect(await importing(['a', '/b'])).toEqual(["1 to: leads on to '/c': say that instead"]);
  expect(await importing(['a', '/c'])).toEqual([]);
  expect(await importing(['c', '/d'])).toEqual(["1 from: 'b' leads here: give it the new address in the same file"]);
  expect(await importing(['c', '/d'], ['a', '/d'], ['b', '/d'])).toEqual([]);
});

it('takes patterns, finds by them, and refuses parts that nobody gives', async () => {
  expect(await importing(['p/:slug.html', '/products/:name'])).toEqual(['1 to: has :name, which from does not have']);
  expect(await importing(['p/:a:b', '/products/:a'])).toEqual(['1 from: has two parts with nothing between them']);
  expect(await importing(['p/:a', 'https://:a.example/x'])).toEqual([
    '1 to: must be a path, or an http address when external is true',
  ]);
  expect(await importing(['p/:slug.html', '/products/:slug'], ['p/*', 'https://old.example/*'])).toEqual([]);
  const { redirects } = createStore(db);
  expect((await redirects.find('p/kettle.html'))?.to).toBe('/products/kettle');
  expect(await redirects.find('p/a/b')).toEqual({ from: 'p/*', to: 'https://old.example/a/b', external: true });
  expect(await redirects.find('q/kettle.html')).toBeUndefined();
});

it('takes old addresses as people write them, and knows by itself what is another site', async () => {
  const rows = [
    { from: '/tea%20pot.asp?id=5', to: '/stores' },
    { from: 'https://old.example/caf%C3%A9/:slug', to: 'https://blog.example/:slug' },
  ].map((row, at) => ({ line: at + 1, format: 'json' as const, value: { type: 'redirect', ...row } }));
  const fail = (refusal: unknown) => expect(refusal).toBeUndefined();
  expect(await importContent(db, rows, fail, 'replace')).toMatchObject({ inserted: 2 });
  const { redirects } = createStore(db);
  expect(await redirects.find('tea pot.asp?id=5')).toMatchObject({ to: '/stores', external: false });
  expect(await redirects.find('café/oolong')).toMatchObject({ to: 'https://blog.example/oolong', external: true });
  expect(await importContent(db, rows, fail, 'replace')).toMatchObject({ unchanged: 2 });
  expect(await importContent(db, rows, fail, 'delete')).toMatchObject({ deleted: 2 });
});

it('finds loops behind queries, escapes and dots', async () => {
  for (const to of ['/tea?x=1', '/%74ea', '/./tea', '/pots/../tea'])
    expect(await importing(['tea', to]), to).toEqual(['1 to: leads back to where it began']);
});
