import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../scripts/postgres/throw-away-postgres.ts';
import { useBrowser } from './browser.ts';
import { type RunningShop, startShop } from './start-shop.ts';

const SHOP = fileURLToPath(new URL('../apps/server/src/commands/shop.ts', import.meta.url));

const open = useBrowser();
let postgres: ThrowAwayPostgres;
let shop: RunningShop;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattle-home-'));
  postgres = await startThrowAwayPostgres();
  await importContent(FRIDGES);
  shop = await startShop({ DATABASE_URL: postgres.url });
});
afterAll(async () => {
  await shop?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const FRIDGES = {
  type: 'category',
  id: 'c-fridges',
  parentId: null,
  position: 0,
  path: 'categories/fridges',
  name: 'Fridges',
  shortName: 'Fridges',
  description: '',
  imageHero: null,
  products: { index: 'products', sort: '' },
};

const home = (title: string, summary: string) => ({
  type: 'article',
  id: 'home',
  name: title,
  path: 'articles/home',
  heroImage: null,
  summary,
  kicker: '',
  parentId: null,
  position: 0,
  publishedAt: 1,
  updatedAt: 2,
  body: [
    { id: 'heading', value: { level: 1, content: title } },
    { id: 'paragraph', customClasses: 'lead', value: { content: summary } },
  ],
});

/** What an editor does: a file with one row, and one command. */
async function importContent(row: object): Promise<void> {
  const file = join(folder, 'content.jsonl');
  await writeFile(file, `${JSON.stringify(row)}\n`);
  const { status, stderr } = spawnSync(process.execPath, [SHOP, 'import', 'content', file], {
    env: { ...process.env, DATABASE_URL: postgres.url },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

it('opens without an article of its own: with the categories that there are', async () => {
  const { page, complaints } = await open({ baseURL: shop.url });
  expect((await page.goto('/'))?.status()).toBe(200);
  await page.getByRole('heading', { level: 1, name: 'Appliances and electronics' }).waitFor();
  await page
    .locator('main')
    .getByRole('link', { name: /Fridges/ })
    .click();
  await page.waitForURL('**/categories/fridges');
  expect(complaints).toEqual([]);
});

it('is what an editor imports, as soon as it is imported', async () => {
  const { page } = await open({ baseURL: shop.url });
  for (const title of ['Winter begins here', 'Winter ends here']) {
    await importContent(home(title, `About: ${title}.`));
    const shown = async () => {
      await page.goto('/');
      return page.getByRole('heading', { level: 1 }).innerText();
    };
    await expect.poll(shown, { timeout: 20_000 }).toBe(title);
    expect(await page.title()).toBe(`${title} | Wattle`);
    expect(await page.locator('main .lead').innerText()).toBe(`About: ${title}.`);
  }
});
