import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOWCASE } from '../packages/demo/src/catalogue/showcase.ts';
import { flawsAtEveryWidth } from './axe.ts';
import { useBrowser } from './browser.ts';
import { countOf, cutOffProducts, KETTLES, lineOf } from './cart-page.ts';

const open = useBrowser();
const WISHLIST = '/account/wishlist';

/** Saves the nth product of a list, and gives its name. */
async function save(page: Page, nth: number): Promise<string> {
  const card = page.getByRole('article').nth(nth);
  const heart = card.getByRole('button', { name: /^Save / });
  await expect.poll(() => heart.isEnabled()).toBe(true);
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  return card.getByRole('heading').innerText();
}

const namesOn = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();

describe('the wishlist', () => {
  it('shows what was saved, the newest first, after a reload too [C-3-20 C-3-21]', async () => {
    const { page, complaints } = await open();
    await page.goto(KETTLES);
    const first = await save(page, 0);
    const second = await save(page, 1);
    await page.goto(WISHLIST);
    await page.getByText('2 things saved on this device.').waitFor();
    await expect.poll(() => namesOn(page)).toEqual([second, first]);
    await page.reload();
    await expect.poll(() => namesOn(page)).toEqual([second, first]);
    expect(complaints).toEqual([]);
  });

  it('keeps a card in its place until the page is left, so that its heart can be put back', async () => {
    const { page } = await open();
    await page.goto(KETTLES);
    const name = await save(page, 0);
    await page.goto(WISHLIST);
    const heart = page.getByRole('button', { name: `Save ${name} to wishlist` });
    await heart.click();
    await page.getByText('Nothing saved', { exact: false }).waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    await page.reload();
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
  });

  it('is the same in another tab at once', async () => {
    const { page } = await open();
    await page.goto(WISHLIST);
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
    const other = await page.context().newPage();
    await other.goto(KETTLES);
    const name = await save(other, 0);
    await expect.poll(() => namesOn(page)).toEqual([name]);
  });

  it('lets go of what is no longer sold, and says so [C-4-50]', async () => {
    const { page } = await open();
    await page.goto(KETTLES);
    const name = await save(page, 0);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('wattle.wishlist') ?? '');
      kept.items.push({ productId: 'p-gone', qty: 1, createdAt: 1 });
      localStorage.setItem('wattle.wishlist', JSON.stringify(kept));
    });
    await page.goto(WISHLIST);
    await page.getByText('1 thing saved on this device.').waitFor();
    await page.getByText('Something is no longer sold, so we took it off your wishlist.').waitFor();
    expect(await namesOn(page)).toEqual([name]);
    await page.reload();
    await page.getByRole('article').waitFor();
    expect(await page.getByText('no longer sold').count()).toBe(0);
  });

  it('names what is discontinued, also when nothing else was saved', async () => {
    const { page } = await open();
    const id = SHOWCASE.discontinued;
    await page.addInitScript((productId) => {
      const kept = JSON.stringify({ version: 1, items: [{ productId, qty: 1, createdAt: 1 }] });
      if (!localStorage.getItem('wattle.wishlist')) localStorage.setItem('wattle.wishlist', kept);
    }, id);
    await page.goto(WISHLIST);
    await page.getByText(/^(?!Something).+ is no longer sold, so we took it off your wishlist\.$/).waitFor();
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
  });

  it('leads to the cart with what is added from it', async () => {
    const { page, complaints } = await open();
    await page.goto(KETTLES);
    const name = await save(page, 0);
    await page.goto(WISHLIST);
    await page.getByRole('button', { name: `Add to cart ${name}` }).click();
    await lineOf(page, name).waitFor();
    await expect.poll(() => countOf(page)).toBe(1);
    await page.goto(WISHLIST);
    await expect.poll(() => namesOn(page)).toEqual([name]);
    expect(complaints).toEqual([]);
  });

  it('that cannot be loaded offers to try again', async () => {
    const { page } = await open();
    await page.goto(KETTLES);
    const name = await save(page, 0);
    const restore = await cutOffProducts(page);
    await page.goto(WISHLIST);
    await page.getByText('We could not load your wishlist.').waitFor();
    await restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => namesOn(page)).toEqual([name]);
  });

  it('has nothing that axe finds, empty or full, and nothing sticks out', async () => {
    const { page } = await open();
    await page.goto(WISHLIST);
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
    expect(await flawsAtEveryWidth(page)).toEqual([]);
    await page.goto(KETTLES);
    await save(page, 0);
    await page.goto(WISHLIST);
    await page.getByText('1 thing saved').waitFor();
    await page.getByRole('article').waitFor();
    expect(await flawsAtEveryWidth(page)).toEqual([]);
  });
});
