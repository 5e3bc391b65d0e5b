import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../../../../../scripts/browser/set-up-browser.ts';
import { setUpListing } from '../catalogue/listing/testing/set-up-listing.ts';

const openListing = setUpListing();

type Ecommerce = { item_list_name: string; items: { item_id: string; item_name: string; index: number }[] };

const productLinks = (page: Page) => page.locator('main article a[href^="/products/"]');
/** Analytics events of one kind. */
const reported = (page: Page, hook: string) =>
  page.evaluate((name) => {
    const { dataLayer = [] } = globalThis as { dataLayer?: { hook?: string; ecommerce: Ecommerce }[] };
    return dataLayer.filter((event) => event.hook === name).map(({ ecommerce }) => ecommerce);
  }, hook);
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wattle.referrers') ?? '{"items":[]}').items);

describe('a product that is chosen from a list', () => {
  it('has the id of the list in its address, and the list is remembered with the place [D-2-07 D-2-08 C-9-42 C-9-43]', async () => {
    const { page, complaints } = await openListing();
    expect(await productLinks(page).nth(2).getAttribute('href')).not.toContain('ref=');
    await productLinks(page).nth(2).click();
    await page.waitForURL(/\/products\/[^?]+\?ref=[a-z0-9]{6}$/);
    const { pathname, searchParams } = new URL(page.url());
    expect(await kept(page)).toEqual([
      {
        id: searchParams.get('ref'),
        listId: 'categories/fridges',
        listName: 'Fridges',
        choices: [{ path: pathname, index: 2 }],
      },
    ]);
    expect(complaints).toEqual([]);
  });

  it('is told to analytics, where they listen, as is the list [C-9-22 C-9-24 C-9-25 C-9-61 D-7-33 D-7-34]', async () => {
    const listen = () => Object.assign(globalThis, { dataLayer: [] });
    const { page } = await openListing(undefined, { before: (opened) => opened.addInitScript(listen) });
    const shown = async () =>
      (await reported(page, 'product list viewed')).filter(({ item_list_name: name }) => name === 'Fridges');
    await expect.poll(shown, { timeout: 30_000 }).toHaveLength(3);
    expect((await shown()).map(({ items }) => items.length)).toEqual([9, 9, 6]);
    const name = await productLinks(page).nth(2).innerText();
    await productLinks(page).nth(2).click();
    await page.waitForURL('**/products/**');
    expect(await reported(page, 'product selected')).toMatchObject([
      { currency: 'AUD', item_list_name: 'Fridges', items: [{ item_name: name, index: 2 }] },
    ]);
    const pages = () =>
      page.evaluate(() => {
        const { dataLayer = [] } = globalThis as { dataLayer?: { event: string; page_path?: string }[] };
        return dataLayer.filter((entry) => entry.page_path !== undefined).map(({ event }) => event);
      });
    await expect.poll(pages).toEqual(['category-page-view', 'detail-page-view']);
    expect((await shown())[0]?.items[2]).toEqual((await reported(page, 'product selected'))[0]?.items[0]);
  });

  it('keeps the id of a list that is chosen from again, and counts on from page to page', async () => {
    const { page } = await openListing();
    const ids: (string | null)[] = [];
    for (const address of ['/categories/fridges', '/categories/fridges?page=2']) {
      await visit(page, address);
      await productLinks(page).first().click();
      await page.waitForURL('**/products/**');
      ids.push(new URL(page.url()).searchParams.get('ref'));
    }
    expect(ids[0]).toBe(ids[1]);
    const [list] = await kept(page);
    expect(list.choices.map(({ index }: { index: number }) => index)).toEqual([0, 24]);
  });

  it('has it when it is opened in another tab, and when it is chosen by keyboard', async () => {
    const { page } = await openListing();
    const link = productLinks(page).first();
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/ref=[a-z0-9]{6}/);
    await page.goBack();
    await link.hover();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect.poll(() => tab.url()).toMatch(/ref=[a-z0-9]{6}/);
  });
});
