import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listingPage } from '../apps/storefront/src/features/catalogue/listing/testing/listing-page.ts';
import { useBrowser, visit } from './browser.ts';
import { addFromList, KETTLES } from './cart-page.ts';
import { accountEntry, newCustomer, wasSignedIn } from './customer.ts';

const open = useBrowser();

/** For guests and for customers. */
const OPEN_TO_ALL = ['/articles/help/returns', '/search?q=kettle', '/compare', '/forms/subscription'];

/** The first link on a page with this prefix. */
async function firstLink(page: Page, prefix: string): Promise<string> {
  const href = await page.locator(`main a[href^="${prefix}"]`).first().getAttribute('href');
  if (!href) throw new Error(`No link to ${prefix}`);
  return href;
}

/** Opens a page that is there under its own address, and returns its title. */
async function see(page: Page, path: string, heading = /./): Promise<string> {
  expect((await page.goto(path))?.status(), path).toBe(200);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
  expect(new URL(page.url()).pathname, path).toBe(path.replace(/\?.*/, ''));
  return page.title();
}

it('shows a guest every kind of page, each with a title of its own [C-2-01 C-2-02 C-2-16 C-2-17 C-2-18 C-2-19 C-2-20 C-2-21 C-2-22 C-2-23 C-2-24 C-2-25 D-2-01 D-2-129 D-6-01]', async () => {
  const { page, complaints } = await open();
  const titles: string[] = [];
  const look = async (path: string, heading = /./) => void titles.push(await see(page, path, heading));
  await look('/');
  expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThan(7);
  await look('/brands', /brands/i);
  await look('/articles/buying-guides', /guides/i);
  await look('/cart', /cart/i);
  await look('/account/wishlist', /saved/i);
  await look('/stores', /store/i);
  await look(await firstLink(page, '/stores/'));
  await look('/categories/fridges', /^Fridges$/);
  await look(await firstLink(page, '/products/'));
  const [brand = ''] = (await firstLink(page, '/brands/')).split('?');
  await look(brand);
  expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThan(0);
  await look(`${brand}/fridges`, / fridges$/);
  expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThan(0);
  for (const path of OPEN_TO_ALL) await look(path);
  expect(new Set(titles).size).toBe(titles.length);
  expect(complaints).toEqual([]);
});

it('leads from the home page to products, brands, categories, articles and stores by links [C-0-05 C-1-02 C-2-17 C-2-18 C-2-19 D-1-01 D-2-01]', async () => {
  const { page, complaints } = await open();
  for (const prefix of ['/categories/', '/products/', '/brands/', '/articles/']) {
    await visit(page, '/');
    await page.locator(`main a[href^="${prefix}"]`).first().click();
    await page.waitForURL((address) => address.pathname.startsWith(prefix));
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  }
  await visit(page, '/');
  await page.getByRole('link', { name: 'Find a store' }).first().click();
  await page.waitForURL('**/stores');
  await visit(page, '/brands');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Fjordvik/ })
    .click();
  await page.waitForURL('**/brands/fjordvik');
  const list = listingPage(page);
  const brands = async () => [...new Set(await list.brands())];
  await expect.poll(brands).toEqual(['Fjordvik']);
  const categories = page.getByRole('navigation', { name: 'Categories of Fjordvik' });
  await categories.getByRole('link', { name: /^Fridges/ }).click();
  await page.waitForURL('**/brands/fjordvik/fridges');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Fjordvik fridges');
  expect(await list.count.innerText()).toMatch(/^\d+ products$/);
  expect(await brands()).toEqual(['Fjordvik']);
  expect(complaints).toEqual([]);
});

it('leads a customer from a search to the cart, the wishlist, the account and the checkout [C-0-05 C-1-02 D-2-11 D-3-04 D-6-01]', async () => {
  const { page, complaints } = await open();
  await wasSignedIn(page, await newCustomer());
  const name = await addFromList(page, KETTLES);
  expect(page.url()).toMatch(/\/cart\?item=p-\d+$/);
  for (const path of OPEN_TO_ALL) await see(page, path);
  // only up to here: on the dashboard a new customer's record may still be a 404, which is retried
  expect(complaints).toEqual([]);
  await visit(page, KETTLES);
  const heart = page.getByRole('button', { name: `Save ${name} to wishlist` });
  await expect.poll(() => heart.isEnabled()).toBe(true);
  await heart.click();
  await page.getByRole('link', { name: 'Wishlist' }).first().click();
  await page.waitForURL('**/account/wishlist');
  await page.locator('main').getByRole('heading', { name, exact: true }).waitFor();
  await accountEntry(page).click();
  await page.waitForURL('**/account/dashboard');
  await page.getByRole('navigation', { name: 'You' }).getByRole('link', { name: /^Cart/ }).click();
  await page.waitForURL('**/cart');
  await page
    .getByRole('link', { name: /check out/i })
    .first()
    .click();
  await page.waitForURL('**/checkout/**');
});
