import { describe, expect, it } from 'vitest';
import { visit, WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { type StageOptions, setUpStage } from '../../../testing/set-up-stage.ts';
import { COMPARISON_ANSWERS } from './testing/comparison-answers.ts';
import { comparisonPage } from './testing/comparison-page.ts';

const openStage = setUpStage();
const open = (path: string, options: StageOptions = {}) => openStage(path, { ...options, answers: COMPARISON_ANSWERS });

const IDS = ['p-0', 'p-1', 'p-2'];

async function openCompare(count: number, options: StageOptions = {}) {
  const ids = IDS.slice(0, count);
  return { ...(await open(`/compare?ids=${ids.join(',')}`, options)), ids };
}

describe('a comparison by its address', () => {
  it('shows the same to anyone, without a script too', async () => {
    const { page } = await openCompare(3, { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('3 fridges, side by side');
    expect(await page.getByRole('columnheader').count()).toBe(3);
    const rows = page.getByRole('row');
    const before = await rows.count();
    expect(await page.getByRole('row', { name: 'Frost free' }).count()).toBe(1);
    await page.getByText('Show differences only').click();
    await expect.poll(() => rows.count()).toBeLessThan(before);
    expect(await page.getByRole('row', { name: 'Frost free' }).count()).toBe(0);
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(2);
  });

  it('leaves the shopper’s own list alone until they keep it', async () => {
    const { page, complaints } = await open('/categories/fridges');
    const comparison = comparisonPage(page);
    await comparison.collect(1);
    const own = await comparison.kept();
    await visit(page, '/compare?ids=p-1,p-2,p-3');
    const keep = page.getByRole('button', { name: 'Save this comparison' });
    await keep.waitFor();
    expect(await comparison.kept()).toEqual(own);
    await keep.click();
    await expect.poll(() => comparison.kept()).toEqual(['p-1', 'p-2', 'p-3']);
    await expect.poll(() => keep.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is what the modal shares', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await open('/categories/fridges', { permissions });
    const comparison = comparisonPage(page);
    await comparison.collect(2);
    await comparison.tray.getByRole('button', { name: 'Compare 2' }).click();
    await comparison.modal.getByRole('button', { name: 'Share' }).click();
    await comparison.modal.getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe(`?ids=${(await comparison.kept()).join(',')}`);
    await page.goto(link);
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(2);
  });

  it('offers what is collected on this device', async () => {
    const { page } = await open('/categories/fridges');
    await comparisonPage(page).collect(2);
    await visit(page, '/compare');
    expect(await comparisonPage(page).tray.count()).toBe(0);
    await page.getByText('You have 2 products to compare on this device.').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/nothing/i);
    await page.getByRole('link', { name: 'Show them' }).click();
    await page.getByRole('table').waitFor();
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(2);
  });

  it('says what is missing with one product on this device', async () => {
    const { page } = await open('/categories/fridges');
    await comparisonPage(page).collect(1);
    await visit(page, '/compare');
    await page.getByText('You have one product to compare on this device. Tick Compare on another').waitFor();
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
