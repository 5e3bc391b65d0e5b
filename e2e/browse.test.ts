import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { addFromList, KETTLES } from './cart-page.ts';
import { accountEntry, newCustomer, wasSignedIn } from './customer.ts';

const open = useBrowser();

/** The first address on a page that starts with a prefix. */
async function firstLink(page: Awaited<ReturnType<typeof open>>['page'], prefix: string): Promise<string> {
  const href = await page.locator(`main a[href^="${prefix}"]`).first().getAttribute('href');
  if (!href) throw new Error(`No link to ${prefix}`);
  return href;
}

describe('every page is public', () => {
  it('home [C-2-01 C-2-02 D-2-01]', async () => {
    const { page, complaints } = await open();
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThan(7);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['/categories/fridges', 'Fridges'],
    ['/brands', 'Brands'],
    ['/stores', 'store'],
    ['/search?q=kettle', 'kettle'],
    ['/articles/buying-guides', 'guides'],
    ['/cart', 'cart'],
    ['/account/wishlist', 'saved'],
  ])('%s', async (path, heading) => {
    const { page, complaints } = await open();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: new RegExp(heading, 'i') }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('categories, brands, search and stores are pages of their own [C-2-16 C-2-17 C-2-20 C-2-22 C-2-23 C-2-25]', async () => {
    const { page } = await open();
    const titles: string[] = [];
    for (const path of [
      '/categories/fridges',
      '/brands',
      '/stores',
      '/search?q=tv',
      '/articles/buying-guides',
      '/cart',
    ]) {
      expect((await page.goto(path))?.status()).toBe(200);
      titles.push(await page.title());
    }
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('a product from a category, and its brand [C-2-18 C-2-21]', async () => {
    const { page } = await open();
    await page.goto('/categories/fridges');
    await page.goto(await firstLink(page, '/products/'));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
    await page.goto(await firstLink(page, '/brands/'));
    expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThan(0);
  });

  it('a category within a brand [C-2-19]', async () => {
    const { page } = await open();
    await page.goto('/categories/fridges');
    await page.goto(await firstLink(page, '/products/'));
    const brand = await firstLink(page, '/brands/');
    const response = await page.goto(`${brand.split('?')[0]}/fridges`);
    expect(response?.status()).toBe(200);
    expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThan(0);
  });

  it('a store [C-2-24 D-2-129]', async () => {
    const { page } = await open();
    await page.goto('/stores');
    const response = await page.goto(await firstLink(page, '/stores/'));
    expect(response?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});

describe('browsing', () => {
  it('leads from the home page to products, brands, categories, articles and stores by links [C-0-05 C-1-02 D-1-01 D-2-01]', async () => {
    const { page } = await open();
    for (const [prefix, shown] of [
      ['/categories/', '/categories/'],
      ['/products/', '/products/'],
      ['/brands/', '/brands/'],
      ['/articles/', '/articles/'],
    ] as const) {
      await page.goto('/');
      await page.locator(`main a[href^="${prefix}"]`).first().click();
      await page.waitForURL((address) => address.pathname.startsWith(shown));
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    }
    await page.goto('/');
    await page.getByRole('link', { name: 'Find a store' }).first().click();
    await page.waitForURL('**/stores');
  });

  it('leads a customer from a search to the wishlist, the account, the cart and the checkout [C-0-05 C-1-02]', async () => {
    const { page } = await open();
    await wasSignedIn(page, await newCustomer());
    const name = await addFromList(page, KETTLES);
    await page.goto(KETTLES);
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

  it('starts a new page at its top [C-2-39 D-2-03]', async () => {
    const { page } = await open();
    await page.goto('/categories/fridges');
    const product = page.locator('main a[href^="/products/"]').last();
    await product.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await product.click();
    await page.waitForURL('**/products/**');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('goes back to where the shopper was', async () => {
    const { page } = await open();
    await page.goto('/categories/fridges');
    await page.locator('main a[href^="/products/"]').last().scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await page.locator('main a[href^="/products/"]').last().click();
    await page.waitForURL('**/products/**');
    await page.goBack();
    await page.waitForURL('**/categories/fridges');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
  });

  it('scrolls to what a hash names [C-2-40 D-2-04]', async () => {
    const { page } = await open({ width: 390 });
    await page.goto('/');
    const target = await page.evaluate(() => {
      const headings = [...document.querySelectorAll<HTMLElement>('main [id]')];
      return headings.find((one) => one.getBoundingClientRect().top > 1500)?.id;
    });
    if (!target) throw new Error('Nothing far down the page has an id.');
    await page.goto(`/#${target}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const top = await page.locator(`[id="${target}"]`).evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(600);
  });
});

describe('without JavaScript', () => {
  it('reads, searches, sorts and pages', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('searchbox').fill('fridge');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=fridge*');
    expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThan(0);
    await page.goto('/categories/fridges');
    await page
      .getByRole('link', { name: /next|page 2|^2$/i })
      .first()
      .click();
    await page.waitForURL('**page=2**');
    expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThan(0);
  });
});
