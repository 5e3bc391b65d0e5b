import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { flawsAtEveryWidth } from './axe.ts';
import { useBrowser, WIDTHS } from './browser.ts';
import { comparisonPage } from './comparison-page.ts';

const open = useBrowser();

/** Ids of some fridges that are sold. */
async function fridgeIds(page: Page, count: number): Promise<string[]> {
  const { products } = await (await page.request.get('/api/products?categoryId=c-fridges')).json();
  return products.slice(0, count).map(({ id }: { id: string }) => id);
}

async function openCompare(count: number, options: Parameters<typeof open>[0] = {}) {
  const { page, complaints } = await open(options);
  const ids = await fridgeIds(page, count);
  const response = await page.goto(`/compare?ids=${ids.join(',')}`);
  return { page, complaints, ids, response };
}

describe('a comparison by its address', () => {
  it('shows the same to anyone, without a script too', async () => {
    const { page, response } = await openCompare(3, { javaScriptEnabled: false });
    expect(response?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('3 fridges, side by side');
    expect(await page.getByRole('columnheader').count()).toBe(3);
    const rows = page.getByRole('row');
    const before = await rows.count();
    expect(before).toBeGreaterThan(10);
    await page.getByText('Only what differs').click();
    expect(await rows.count()).toBeLessThanOrEqual(before);
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    expect(await page.getByRole('columnheader').count()).toBe(2);
  });

  it('is kept out of search engines and says what it is', async () => {
    const { page, ids } = await openCompare(2);
    expect(await page.title()).toMatch(/^2 .*fridges, side by side \| Wattle$/);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toContain(`/compare?ids=${ids.join(',')}`);
  });

  it('takes four, and leaves out what it does not know [C-9-07 D-9-25]', async () => {
    const { page } = await open();
    const ids = await fridgeIds(page, 5);
    await page.goto(`/compare?ids=nobody,${ids.join(',')}`);
    expect(await page.getByRole('columnheader').count()).toBe(4);
  });

  it('says so when something is no longer sold', async () => {
    const { page } = await open();
    const [id] = await fridgeIds(page, 1);
    await page.goto(`/compare?ids=${id},nobody`);
    await page.getByText('Something that this link names is no longer sold, so it is left out.').waitFor();
  });

  it('leaves the shopper’s own list alone until they keep it', async () => {
    const { page } = await open();
    const ids = await fridgeIds(page, 4);
    await page.goto('/categories/fridges');
    const comparison = comparisonPage(page);
    await comparison.collect(1);
    const own = await comparison.kept();
    await page.goto(`/compare?ids=${ids.slice(1).join(',')}`);
    const keep = page.getByRole('button', { name: 'Keep these to compare' });
    await keep.waitFor();
    expect(await comparison.kept()).toEqual(own);
    await keep.click();
    await expect.poll(() => comparison.kept()).toEqual(ids.slice(1));
    await expect.poll(() => keep.count()).toBe(0);
  });

  it('is what the modal shares', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/categories/fridges');
    const comparison = comparisonPage(page);
    await comparison.collect(2);
    await comparison.tray.getByRole('button', { name: 'Compare 2' }).click();
    await comparison.modal.getByRole('button', { name: 'Share' }).click();
    await comparison.modal.getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe(`?ids=${(await comparison.kept()).join(',')}`);
    await page.goto(link);
    expect(await page.getByRole('columnheader').count()).toBe(2);
  });

  it.each(['/compare', '/compare?ids=', '/compare?ids=nobody', `/compare?ids=${'x'.repeat(3000)}`, '/compare?ids=%00'])(
    'offers a way on when there is nothing to compare: %s',
    async (address) => {
      const { page, complaints } = await open();
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Nothing to compare here');
      expect(complaints).toEqual([]);
    },
  );

  it('offers what is collected on this device', async () => {
    const { page } = await open();
    await page.goto('/categories/fridges');
    await comparisonPage(page).collect(2);
    await page.goto('/compare');
    expect(await comparisonPage(page).tray.count()).toBe(0);
    await page.getByRole('link', { name: 'Show them' }).click();
    await page.getByRole('table').waitFor();
    expect(await page.getByRole('columnheader').count()).toBe(2);
  });

  it('is clean for axe and no wider than the screen, at any width', async () => {
    const { page, complaints } = await openCompare(4, { reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Share' }).waitFor();
    expect(await flawsAtEveryWidth(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('keeps the names in view while the facts go by', async () => {
    const { page } = await openCompare(2);
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    const box = await page.getByRole('columnheader').first().boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(400);
  });

  it('keeps the names in view on a phone, where the table moves by itself', async () => {
    const { page } = await openCompare(2, { width: WIDTHS.phone });
    const names = page.getByRole('columnheader').first();
    const region = page.getByRole('table').locator('..');
    await region.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const [box, around] = await Promise.all([names.boundingBox(), region.boundingBox()]);
    expect(box?.y).toBeCloseTo(around?.y ?? 0, 0);
  });
});
