import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../../scripts/browser/set-up-browser.ts';
import { firstNumber } from './testing/listing-page.ts';
import { FRIDGES, setUpListing } from './testing/set-up-listing.ts';

const openListing = setUpListing();

describe('filters on a phone', () => {
  it('are in a drawer that says how much there is to see, live', async () => {
    const { page, list, complaints } = await openListing(FRIDGES, { width: WIDTHS.phone });
    const [whole = 0] = await list.total();
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('button', { name: `Show ${whole} fridges` }).waitFor();
    const row = drawer.getByRole('group', { name: 'Brands' }).locator('label:has(input[type=checkbox])').first();
    const count = firstNumber((await row.innerText()).replace(/^.*\n/, ''));
    await row.click();
    await drawer.getByRole('button', { name: `Show ${count} fridges` }).waitFor();
    expect(await drawer.getByRole('status').last().innerText()).toBe(`${count} of ${whole} fridges`);
    const isOpen = drawer.getByRole('checkbox').first();
    expect(await isOpen.evaluate((one) => one.closest('dialog')?.matches(':popover-open'))).toBe(true);
    await drawer.getByRole('button', { name: `Show ${count} fridges` }).click();
    await expect.poll(() => drawer.count()).toBe(0);
    expect(await list.total()).toEqual([count, whole]);
    const button = page.getByRole('button', { name: 'Filters 1 applied' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await button.click();
    await drawer.getByRole('link', { name: 'Clear all' }).click();
    await drawer.getByRole('button', { name: `Show ${whole} fridges` }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('can be touched: nothing to press is lower than 44 px', async () => {
    const { page } = await openListing(`${FRIDGES}?inStock=true`, { width: WIDTHS.phone });
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('dialog').waitFor();
    const targets = 'dialog :is(label:has(input), button, summary, a, input[type=text], input[type=search])';
    const heights = await page
      .locator(targets)
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().height] as const));
    expect(heights.length).toBeGreaterThan(20);
    expect(heights.filter(([, height]) => height > 1 && height < 44)).toEqual([]);
  });

  it('come beside the list when the screen becomes wide', async () => {
    const { page } = await openListing(FRIDGES, { width: WIDTHS.tablet });
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: 'Brands' }).waitFor();
  });
});
