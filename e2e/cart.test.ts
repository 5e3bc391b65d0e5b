import { describe, expect, it } from 'vitest';
import { flawsAtEveryWidth } from './axe.ts';
import { useBrowser } from './browser.ts';
import { addFromList, countOf, cutOffProducts, IN_LOTS, KETTLES, LIMITED, lineOf, qtyOf } from './cart-page.ts';
import { openCartWith } from './kept-cart.ts';

const open = useBrowser();

describe('adding from a card', () => {
  it('leads to the cart with the line marked; the same again makes it two [D-2-11 D-4-15 D-4-18]', async () => {
    const { page, complaints } = await open();
    const name = await addFromList(page, KETTLES);
    expect(new URL(page.url()).searchParams.get('item')).toMatch(/^p-/);
    expect(await lineOf(page, name).getByText('Just added').isVisible()).toBe(true);
    await expect.poll(() => countOf(page)).toBe(1);
    await addFromList(page, KETTLES);
    expect(await qtyOf(page, name)).toBe(2);
    expect(await page.locator('main').getByText('2 items', { exact: true }).isVisible()).toBe(true);
    await addFromList(page, KETTLES, 1);
    expect(
      await page
        .locator('main')
        .getByRole('group', { name: /^Quantity of/ })
        .count(),
    ).toBe(2);
    expect(complaints).toEqual([]);
  });

  it('is refused with the reason when there is a limit, and the cart stays as it was [D-4-16 C-8-35]', async () => {
    const { page } = await open();
    const name = await addFromList(page, LIMITED);
    await addFromList(page, LIMITED);
    await page.goto(LIMITED);
    await page
      .getByRole('article')
      .filter({ hasText: name })
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    const words = `Another ${name} can't be added to your cart because there is a limit of 2 per order.`;
    await page.getByRole('region', { name: 'Alerts' }).getByText(words).waitFor();
    expect(await countOf(page)).toBe(2);
  });

  it('says so when the shop does not answer [D-4-17 D-8-02]', async () => {
    const { page } = await open();
    await page.goto(KETTLES);
    await cutOffProducts(page);
    const button = page.getByRole('button', { name: /^Add to cart/ }).first();
    await button.click();
    await page
      .getByRole('region', { name: 'Alerts' })
      .getByText(/^Unable to add .+ to your cart\.$/)
      .waitFor();
    expect(await countOf(page)).toBe(0);
  });

  it('puts a whole lot in the cart of what is sold in lots', async () => {
    const { page } = await open();
    const name = await addFromList(page, IN_LOTS);
    expect(await qtyOf(page, name)).toBe(2);
    expect(await lineOf(page, name).getByText('Sold in lots of 2.').isVisible()).toBe(true);
  });
});

describe('the cart', () => {
  it('says why there cannot be more, where that is', async () => {
    const { page } = await open();
    const [name = ''] = await openCartWith(page, LIMITED);
    const line = lineOf(page, name);
    await line.getByRole('button', { name: 'More' }).click();
    await line.getByText('There is a limit of 2 per order.').waitFor();
    expect(await line.getByRole('button', { name: 'More' }).isDisabled()).toBe(true);
    await line.getByRole('button', { name: 'Fewer' }).click();
    await expect.poll(() => line.getByText('There is a limit').count()).toBe(0);
  });

  it('shows a new total with the new quantity, and both are there after a reload', async () => {
    const { page } = await open();
    const [name = ''] = await openCartWith(page, KETTLES);
    const price = Number((await lineOf(page, name).locator('b').first().innerText()).replace(/[^\d.]/g, ''));
    await lineOf(page, name).getByRole('button', { name: 'More' }).click();
    await lineOf(page, name).getByRole('button', { name: 'More' }).click();
    const total = page.getByRole('complementary', { name: 'Summary' }).locator('strong');
    const expected = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });
    await expect.poll(() => total.innerText()).toBe(expected.format(price * 3));
    await expect.poll(() => countOf(page)).toBe(3);
    await page.reload();
    await lineOf(page, name).waitFor();
    expect(await qtyOf(page, name)).toBe(3);
    await expect.poll(() => total.innerText()).toBe(expected.format(price * 3));
  });

  it('gives back what was removed, with the keyboard alone, and moves it to the wishlist for later', async () => {
    const { page } = await open();
    const [name = ''] = await openCartWith(page, KETTLES);
    await lineOf(page, name)
      .getByRole('button', { name: /^Remove/ })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    await page.keyboard.press('Enter');
    await lineOf(page, name).waitFor();
    await expect.poll(() => countOf(page)).toBe(1);
    await lineOf(page, name)
      .getByRole('button', { name: /^Save for later/ })
      .click();
    await page.getByRole('link', { name: 'Open your wishlist (1)' }).click();
    await page.getByRole('article').filter({ hasText: name }).waitFor();
  });

  it('that cannot be loaded offers to try again', async () => {
    const { page } = await open();
    const [name = ''] = await openCartWith(page, KETTLES);
    const restore = await cutOffProducts(page);
    await page.reload();
    await page.getByText('We could not load what is in your cart.').waitFor();
    await restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await lineOf(page, name).waitFor();
  });

  it('is nobody else’s: not kept by caches, not found by search engines', async () => {
    const { page } = await open();
    for (const address of ['/cart', '/cart?item=p-1', '/account/wishlist']) {
      const response = await page.goto(address);
      expect(response?.headers()['cache-control']).toContain('no-store');
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    }
  });

  it('works for as long as the page is open where nothing can be stored', async () => {
    const { page, complaints } = await open();
    await page.addInitScript(() => {
      const refuse = {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', refuse);
      Object.defineProperty(window, 'indexedDB', refuse);
    });
    const name = await addFromList(page, KETTLES);
    expect(await countOf(page)).toBe(1);
    await lineOf(page, name).getByRole('button', { name: 'More' }).click();
    await expect.poll(() => countOf(page)).toBe(2);
    expect(complaints).toEqual([]);
  });

  it('takes no harm from a kept text that is not a cart', async () => {
    const { page, complaints } = await open();
    const [name = ''] = await openCartWith(page, KETTLES);
    await page.evaluate(async () => {
      localStorage.setItem('wattle.cart-glance', '{"totalQty":');
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('wattle', 1);
        request.onsuccess = () => resolve(request.result);
      });
      await new Promise((resolve) => {
        const transaction = database.transaction('kept', 'readwrite');
        transaction.objectStore('kept').put('{"version":1,"items":[{"qty":"many"}', 'cart');
        transaction.oncomplete = resolve;
      });
    });
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await addFromList(page, KETTLES);
    expect(await qtyOf(page, name)).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('has nothing that axe finds, empty or full, and nothing sticks out', async () => {
    const { page } = await open();
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    expect(await flawsAtEveryWidth(page)).toEqual([]);
    const [name = ''] = await openCartWith(page, LIMITED);
    await lineOf(page, name).getByRole('button', { name: 'More' }).click();
    await lineOf(page, name).getByText('There is a limit').waitFor();
    expect(await flawsAtEveryWidth(page)).toEqual([]);
  });
});
