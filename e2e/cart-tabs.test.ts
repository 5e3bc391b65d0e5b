import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { countOf, KETTLES } from './cart-page.ts';

const open = useBrowser();

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** The add button of the nth product in a list, once it is enabled. */
async function buttonIn(page: Page, nth: number) {
  const button = page.getByRole('button', { name: /^Add to cart/ }).nth(nth);
  await expect.poll(() => button.isEnabled()).toBe(true);
  return button;
}

describe('several tabs', () => {
  it('that add at the same moment lose nothing, and agree on the count', async () => {
    const { page } = await open();
    const context = page.context();
    const tabs = [page, await openTab(context, KETTLES), await openTab(context, KETTLES)];
    let expected = 0;
    for (let round = 0; round < 2; round += 1) {
      const buttons = [];
      for (const [index, tab] of tabs.entries()) {
        await tab.goto(KETTLES);
        // two tabs add the same product, the third another
        buttons.push(await buttonIn(tab, Math.max(0, index - 1)));
      }
      await Promise.all(buttons.map((button) => button.click()));
      await Promise.all(tabs.map((tab) => tab.waitForURL('**/cart?item=*')));
      expected += tabs.length;
      await expect.poll(() => Promise.all(tabs.map(countOf))).toEqual(tabs.map(() => expected));
    }
    await page.goto('/cart');
    await page.locator('main').getByText(`${expected} items`, { exact: true }).waitFor();
    expect(
      await page
        .locator('main')
        .getByRole('group', { name: /^Quantity of/ })
        .count(),
    ).toBe(2);
  });
});
