import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { ADMIN, deskFlaws, signInAtDesk } from './desk-page.ts';
import { startFilledShop } from './filled-shop.ts';
import type { RunningShop } from './start-shop.ts';

let shop: RunningShop;
const open = useBrowser(() => shop.url);
// prices and search change here, so nobody else has this shop
beforeAll(async () => {
  shop = await startFilledShop();
});
afterAll(() => shop?.stop());

const openDesk = async () => {
  const opened = await open();
  await signInAtDesk(opened.page, ADMIN);
  return opened;
};

const MODEL = 'NF637XS';

describe('goods at the desk', () => {
  it('a shopper sees a price as soon as staff have changed it', async () => {
    const { page, complaints } = await openDesk();
    await page.goto(`/desk/goods?q=${MODEL}`);
    await page.locator('table.goods a').first().click();
    await page.getByRole('heading', { name: 'Price' }).waitFor();
    expect(await deskFlaws(page)).toEqual([]);
    const address = await page.getByRole('link', { name: 'In the shop' }).getAttribute('href');
    const shopper = await open();
    await shopper.page.goto(address ?? '');
    expect(await shopper.page.locator('main').innerText()).not.toContain('$2,345');

    const price = page.getByLabel('Now', { exact: true });
    const before = await price.inputValue();
    await price.fill('2,345.00');
    expect(await page.locator('.save li').allInnerTexts()).toEqual([`Now: ${before} → 2,345.00`]);
    const card = page.frameLocator('iframe[title="The card in the shop"]');
    // before it is saved
    await card.locator('article[data-product]').getByText('$2,345').waitFor();
    await page.getByRole('button', { name: 'Move up picture 2' }).click();
    await page.getByRole('button', { name: 'Save 2 changes' }).waitFor();
    await page.getByRole('button', { name: 'Undo all' }).click();
    await card.locator('article[data-product]').getByText('$2,345').waitFor({ state: 'detached' });
    await price.fill('2,345.00');
    await page.getByRole('button', { name: 'Save 1 change' }).click();
    await page.getByRole('status').getByText('Saved. Shoppers see it now.').waitFor();
    // a kept page grows old by itself after 30 s
    await expect
      .poll(async () => (await fetch(shop.url + address)).text(), { interval: 20, timeout: 15_000 })
      .toContain('2,345');
    await card.locator('article[data-product]').getByText('$2,345').waitFor();
    await shopper.page.reload();
    expect(await shopper.page.locator('main').innerText()).toContain('$2,345');
    expect([...complaints, ...shopper.complaints]).toEqual([]);
  });

  it('words that found nothing find what staff say they mean', async () => {
    const words = 'zibbelquok';
    const { page } = await openDesk();
    await page.request.get(`/search?q=${words}`);
    await expect
      .poll(async () => {
        await page.goto('/desk/search');
        return page.locator('main').innerText();
      })
      .toContain(words);
    await page.getByRole('link', { name: `Add synonym ${words}` }).click();
    await page.getByLabel('also means').fill('kettle');
    await page.getByRole('button', { name: 'Add synonym' }).click();
    await page.getByRole('status').getByText('Added.').waitFor();
    const shopper = await open();
    await expect
      .poll(async () => {
        await shopper.page.goto(`/search?q=${words}`);
        return shopper.page.locator('main').innerText();
      })
      .toMatch(/kettle/i);
  });
});
