import { toLocalTime } from '@wattle/domain/desk';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { deskFlaws, GOODS, signInAtDesk } from './desk-page.ts';

const open = useBrowser();
const GUIDE = 'articles/help/returns';

async function openContent(page: Page): Promise<void> {
  await signInAtDesk(page, GOODS);
  await page.goto('/desk/content');
  await page.getByRole('heading', { level: 1, name: 'Content' }).waitFor();
}

const shown = async (page: Page): Promise<string> => (await page.request.get(`/${GUIDE}`)).text();

it('an article is edited with a live preview, planned, seen in the shop when its time comes, and undone', async () => {
  const { page, complaints } = await open();
  await openContent(page);
  expect(await deskFlaws(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Name or address' }).fill(GUIDE);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('row').getByRole('link').click();

  const title = page.getByLabel('Title', { exact: true });
  const typed = Promise.withResolvers<void>();
  await page.route('**/desk/assets/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: /^About this page/ }).click({ noWaitAfter: true });
  const before = await title.inputValue();
  const words = `Returns until ${Date.now()}`;
  // before the page's script has come
  await title.fill(words);
  typed.resolve();
  // nobody pressed anything: it is kept after a pause, and the frames show it
  await page.getByText('Draft', { exact: true }).waitFor();
  const frame = page.frameLocator('.shot--wide iframe');
  await frame.getByRole('heading', { level: 1, name: words }).waitFor();
  expect(await shown(page)).not.toContain(words);
  expect(await deskFlaws(page)).toEqual([]);

  await page.getByLabel('Time, in Sydney').fill(toLocalTime(Date.now(), 'Australia/Sydney').slice(0, 16));
  await page.getByRole('button', { name: 'Publish at this time' }).click();
  await page.getByRole('status').getByText('It goes out by itself').waitFor();
  await expect.poll(() => shown(page), { timeout: 30_000 }).toContain(words);

  await page.reload();
  await page.getByText('Live', { exact: true }).waitFor();
  await page
    .getByRole('button', { name: /^Bring back/ })
    .first()
    .click();
  await page.getByRole('status').getByText('That version is live again').waitFor();
  await expect.poll(() => shown(page), { timeout: 10_000 }).not.toContain(words);
  expect(await shown(page)).toContain(before);
  expect(complaints).toEqual([]);
});
