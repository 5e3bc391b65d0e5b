import { describe, expect, it } from 'vitest';
import { axeViolations, flawsAtEveryWidth } from './axe.ts';
import { nextFrames, useBrowser, visit, WIDTHS } from './browser.ts';
import { firstNumber, listingPage } from './listing-page.ts';

const open = useBrowser();
const FRIDGES = '/categories/fridges';

describe('filters on a phone', () => {
  it('are in a drawer that says how much there is to see, live', async () => {
    const { page, complaints } = await open({ width: WIDTHS.phone });
    await visit(page, FRIDGES);
    const list = listingPage(page);
    const [whole = 0] = await list.total();
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('button', { name: `Show ${whole} fridges` }).waitFor();
    const row = drawer.getByRole('group', { name: 'Brands' }).locator('label:has(input[type=checkbox])').first();
    const count = firstNumber((await row.innerText()).replace(/^.*\n/, ''));
    await row.click();
    await drawer.getByRole('button', { name: `Show ${count} fridges` }).waitFor();
    expect(await drawer.getByRole('status').last().innerText()).toBe(`${count} of ${whole} fridges`);
    expect(
      await drawer
        .getByRole('checkbox')
        .first()
        .evaluate((one) => one.closest('dialog')?.open),
    ).toBe(true);
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

  it('can be touched: nothing to press is lower than 44 px, and axe finds nothing in the open drawer', async () => {
    const { page } = await open({ width: WIDTHS.phone });
    await visit(page, `${FRIDGES}?inStock=true`);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('dialog').waitFor();
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'dialog :is(label:has(input), button, summary, a, input[type=text], input[type=search])',
        ),
      ]
        .map((one) => ({ words: one.textContent, height: one.getBoundingClientRect().height }))
        .filter(({ height }) => height > 1 && height < 44),
    );
    expect(small).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('come beside the list when the screen becomes wide', async () => {
    const { page } = await open({ width: WIDTHS.tablet });
    await visit(page, FRIDGES);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: 'Brands' }).waitFor();
  });

  it('work without JavaScript', async () => {
    const { page } = await open({ width: WIDTHS.phone, javaScriptEnabled: false });
    await page.goto(FRIDGES);
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    const list = listingPage(page);
    await list.filters.getByRole('switch', { name: 'In Stock' }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await page.waitForURL('**inStock=true**');
    expect((await list.total()).length).toBe(2);
  });
});

describe('every list', () => {
  const PAGES = [
    `${FRIDGES}?inStock=true&minPrice=500`,
    `${FRIDGES}?maxPrice=1`,
    '/brands/nordholm',
    '/brands/nordholm/fridges',
    '/search?q=fridge&minPrice=cheap',
    '/search?q=zzqxwv',
  ];
  it.each(PAGES)('%s: axe finds nothing, nothing sticks out at any width', async (path) => {
    const { page } = await open();
    await visit(page, path);
    expect(await flawsAtEveryWidth(page)).toEqual([]);
  });

  it('has three cards beside the facets, and two in a row on a phone', async () => {
    const { page } = await open();
    await page.goto(FRIDGES);
    for (const [width, columns] of [
      [WIDTHS.desktop, 3],
      [WIDTHS.phone, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await nextFrames(page);
      const tops = await listingPage(page).cards.evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect().top),
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    }
  });
});
