import { expect, it } from 'vitest';
import { comparisonPage } from '../apps/storefront/src/features/comparison/testing/comparison-page.ts';
import { useBrowser, visit } from './browser.ts';

const open = useBrowser();

it('collects real products with what their family says, puts them side by side, and anyone can open the link [C-9-07 D-2-125 D-4-12 D-9-25]', async () => {
  const { page, complaints } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await visit(page, '/categories/fridges');
  const comparison = comparisonPage(page);
  const asked = page.waitForResponse(/\/pcr\/family-attributes\/\w+\.json$/);
  await comparison.collect(4);
  expect((await asked).status()).toBe(200);
  await comparison.box(4).click();
  await page.getByText('Unable to compare more than 4 products at once.', { exact: true }).waitFor();
  await comparison.tray.getByRole('button', { name: 'Compare 4' }).click();
  await comparison.modal.getByRole('table').waitFor();
  const rows = comparison.modal.getByRole('row');
  const before = await rows.count();
  expect(before).toBeGreaterThan(10);
  await comparison.modal.getByRole('checkbox', { name: 'Show differences only' }).check();
  await expect.poll(() => rows.count()).toBeLessThan(before);
  await comparison.modal.getByRole('button', { name: 'Share' }).click();
  await comparison.modal.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe(`?ids=${(await comparison.kept()).join(',')}`);
  expect(complaints).toEqual([]);

  const { page: other } = await open({ javaScriptEnabled: false });
  expect((await other.goto(link))?.status()).toBe(200);
  expect(await other.getByRole('columnheader').count()).toBe(4);
  expect(await other.getByRole('heading', { level: 1 }).innerText()).toBe('4 fridges, side by side');
});
