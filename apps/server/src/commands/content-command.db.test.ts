import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { createStore } from '../store/store.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { inputOf, runInTest } from './testing/run-in-test.ts';

let folder: string;
let databaseUrl: string;
let db: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattle-content-'));
  databaseUrl = await createServerDatabase();
  db = await openDatabase({ databaseUrl, dataDir: folder });
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const env = () => ({ DATABASE_URL: databaseUrl, DATA_DIR: folder });
const command = (...args: string[]) => runInTest(['content', ...args], { env: env() });
const draft = (key: string, row: unknown) =>
  runInTest(['content', 'draft', 'setting', key, '--file', '-', '--by', 'Ada'], {
    env: env(),
    input: inputOf(JSON.stringify(row)),
  });
const footer = (heading: string) => ({ key: 'footerColumns', value: [{ heading, links: [] }] });

describe('content by command', () => {
  it('is drafted, published, listed, and undone', async () => {
    expect(await draft('footerColumns', footer('Help'))).toMatchObject({ code: 0 });
    expect((await command('show', 'setting', 'footerColumns')).code).toBe(1);
    expect((await command('list', 'setting')).out).toBe('setting footerColumns (draft)');
    expect(await command('publish', 'setting', 'footerColumns', '--by', 'Ada')).toMatchObject({ code: 0 });
    await draft('footerColumns', footer('Shop'));
    const at = '2031-01-02T03:04:00Z';
    expect((await command('publish', 'setting', 'footerColumns', '--at', at, '--by', 'Ada')).code).toBe(0);
    expect((await command('list')).out).toBe('setting footerColumns (scheduled 2031-01-02T03:04:00.000Z)');
    await command('publish', 'setting', 'footerColumns', '--by', 'Ben');
    expect(await createStore(db).settings.find('footerColumns')).toEqual([{ heading: 'Shop', links: [] }]);

    const [newest, first] = (await command('history', 'setting', 'footerColumns')).out.split('\n');
    expect([newest, first]).toEqual([expect.stringMatching(/Ben$/), expect.stringMatching(/Ada$/)]);
    await command('undo', 'setting', 'footerColumns', first?.split(' ')[0] ?? '', '--by', 'Ben');
    expect(JSON.parse((await command('show', 'setting', 'footerColumns')).out)).toEqual(footer('Help'));
  });

  it('that the import refuses stays a draft, with the field', async () => {
    await draft('menuFeatures', { key: 'menuFeatures', value: { fridges: { title: '', text: '', path: '/' } } });
    const refused = await command('publish', 'setting', 'menuFeatures', '--by', 'Ada');
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('value.fridges.title: must not be empty');
    expect((await command('discard', 'setting', 'menuFeatures')).code).toBe(0);
    expect((await command('show', 'setting', 'menuFeatures', '--draft')).code).toBe(1);
  });

  it.each([
    [['show', 'poem', 'x'], 'the kinds are'],
    [['show', 'article'], 'Which content?'],
    [['burn', 'article', 'home'], 'list, show'],
    [['publish', 'article', 'home'], 'Who does it?'],
    [['publish', 'article', 'home', '--by', 'Ada', '--at', 'soon'], 'not a time'],
    [['undo', 'article', 'home', 'last', '--by', 'Ada'], 'Which version?'],
    [['draft', 'article', 'home', '--by', 'Ada'], 'Which row?'],
  ])('%j is wrong usage', async (args, words) => {
    const answer = await command(...args);
    expect(answer.code).toBe(2);
    expect(answer.err).toContain(words);
  });
});
