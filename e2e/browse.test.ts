import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listingPage } from '../apps/storefront/src/features/catalogue/listing/testing/listing-page.ts';
import { useBrowser, visit } from './browser.ts';
import { addFromList, KETTLES } from './cart-page.ts';
import { accountEntry, newCustomer, wasSignedIn } from './customer.ts';

const open = useBrowser();

/** The first link on a page with this prefix. */
async function firstLink(page: Page, prefix: string): Promise<string> {
  const href = await page.locator(`main a[href^="${prefix}"]`).first().getAttribute('href');
  if (!href) throw new Error(`No link to ${prefix}`);
  return href;
}

it('shows every kind of page to everybody, each with a title of its own [C-2-01 C-2-02 C-2-16 C-2-17 C-2-18 C-2-19 C-2-20 C-2-21 C-2-22 C-2-23 C-2-24 C-2-25 D-2-01 D-2-129]', async () => {
  const { page, complaints } = await open();
  const titles: string[] = [];
  const see = async (path: string, heading: RegExp) => {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
    titles.push(await page.title());
  };
  await see('/', /./);
  expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThan(7);
  await see('/brands', /brands/i);
  await see('/search?q=kettle', /kettle/);
  await see('/articles/buying-guides', /guides/i);
  await see('/cart', /cart/i);
  await see('/account/wishlist', /saved/i);
  await see('/stores', /store/i);
  await see(await firstLink(page, '/stores/'), /./);
  await see('/categories/fridges', /^Fridges$/);
  await see(await firstLink(page, '/products/'), /./);
  const [brand = ''] = (await firstLink(page, '/brands/')).split('?');
  await see(brand, /./);
  expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThan(0);
  await see(`${brand}/fridges`, / fridges$/);
  expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThan(0);
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

it('leads a customer from a search to the cart, the wishlist, the account and the checkout [C-0-05 C-1-02 D-2-11 D-3-04]', async () => {
  const { page, complaints } = await open();
  await wasSignedIn(page, await newCustomer());
  const name = await addFromList(page, KETTLES);
  expect(page.url()).toMatch(/\/cart\?item=p-\d+$/);
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

it('says of a brand what was written about it [D-2-48 D-2-50 D-2-51 D-9-32]', async () => {
  const { page, complaints } = await open();
  await visit(page, '/brands/nordholm');
  expect((await page.locator('main h2').allInnerTexts()).slice(0, 5)).toEqual([
    'Nordholm by room',
    'Cold, made quietly',
    'Nordholm in the summer event',
    'Laundry that finishes when you do',
    'All Nordholm',
  ]);
  const range = page.getByRole('region', { name: 'Cold, made quietly', exact: true });
  await range.getByRole('img', { name: 'A Nordholm French door fridge in stainless steel' }).waitFor();
  const rail = page.getByRole('region', { name: 'Nordholm fridges', exact: true });
  expect(await rail.getByRole('listitem').count()).toBe(16);
  await range.getByRole('link', { name: 'View Range' }).click();
  await page.waitForURL('**/brands/nordholm/fridges');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Nordholm fridges');
  await page.goBack();
  await page.locator('main').getByRole('link', { name: 'Dishwashers', exact: true }).click();
  await page.waitForURL('**/brands/nordholm/dishwashers');
  expect(complaints).toEqual([]);
});

it('keeps campaigns and ids of clicks in the browser, although a page is the same one without them [C-2-46]', async () => {
  const { page, complaints } = await open();
  const campaign = 'utm_source=mail&utm_campaign=summer&gclid=Cj0K';
  const landOn = async (path: string, brands = '') => {
    await page.evaluate(() => localStorage.clear()).catch(() => {});
    await page.goto(`${path}${brands}&${campaign}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const kept = () => page.evaluate(() => localStorage.getItem('wattle.campaign'));
    await expect
      .poll(kept)
      .toMatch(/"utmSource":"mail".*"utmCampaign":"summer"|"utmCampaign":"summer".*"utmSource":"mail"/);
    // for tag managers, which read it there
    expect(new URL(page.url()).search).toMatch(new RegExp(`${campaign}$`));
  };
  await landOn('/search?q=kettle');
  // the page that is kept now
  await landOn('/search?q=kettle');
  await landOn('/categories/fridges?sort=price-asc');
  const many = Array.from({ length: 300 }, (_, at) => `&brand=x${at}`).join('');
  await landOn('/search?q=kettle', many);
  expect(page.url().length).toBeLessThan(1_500);
  expect(complaints).toEqual([]);
});
