import * as cartWords from '@wattle/messages/cart';
import * as commonWords from '@wattle/messages/common';
import { describe, expect, it } from 'vitest';
import { nextFrames, WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { IN_BRUNSWICK } from '../../../testing/cart/cart-answers.ts';
import { CONSOLE, CUP, KETTLE } from '../../../testing/cart/cart-goods.ts';
import { lineOf } from '../../../testing/cart/cart-parts.ts';
import { type KeptCart, keepCart, kept, setUpCart } from '../../../testing/cart/set-up-cart.ts';
import { loadedByItself, shiftsOf, watchShifts } from '../../../testing/watch-shifts.ts';
import { savedAs } from '../../../testing/wishlist/saved-as.ts';

const open = setUpCart();

const CARTS: readonly (readonly [string, KeptCart])[] = [
  ['no line', []],
  ['one line', [KETTLE]],
  ['three lines', [KETTLE, CUP, CONSOLE]],
];

describe.each([WIDTHS.phone, WIDTHS.desktop])('the cart page, %i px wide', (width) => {
  it.each(CARTS)('does not move while it loads: %s', async (_, cart) => {
    const { page } = await open(cart, { width, ownPage: true, before: watchShifts });
    await page.getByRole('heading', { name: cart.length ? 'Summary' : 'Your cart is empty' }).waitFor();
    await loadedByItself(page);
    await nextFrames(page);
    expect(await shiftsOf(page)).toBeLessThan(0.00001);
  });
});

it.each(CARTS)('does not move when its scripts come late: %s', async (_, cart) => {
  const { page } = await open(cart, { width: WIDTHS.phone, before: watchShifts });
  await page.route('**/assets/entry.client*', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.reload();
  await page.getByRole('heading', { name: cart.length ? 'Summary' : 'Your cart is empty' }).waitFor();
  await loadedByItself(page);
  await nextFrames(page);
  expect(await shiftsOf(page)).toBeLessThan(0.00001);
});

it.each([
  ['without a suburb', {}],
  ['with a suburb', IN_BRUNSWICK],
])('does not move when its offers come late, %s', async (_, stored) => {
  const { page } = await open([KETTLE], { stored, before: watchShifts });
  const offers = Promise.withResolvers<void>();
  await page.route('**/api/cart/offers*', async (route) => {
    await offers.promise;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  await nextFrames(page);
  offers.resolve();
  await page.getByText('Includes GST of').waitFor();
  await loadedByItself(page);
  // the price of delivery is narrower than the bar in its place
  expect(await shiftsOf(page)).toBeLessThan(0.0001);
});

it('shows the lines of an earlier visit before anything has answered, and their prices with the answer', async () => {
  const { page } = await open([CUP, kept(KETTLE, { qty: 2 })], { before: watchShifts });
  await lineOf(page, KETTLE.name).getByRole('button', { name: 'More' }).waitFor();
  const answering = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await answering.promise;
    await route.continue();
  });
  await page.reload();
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect.poll(() => lines.count()).toBe(2);
  const newest = lines.first();
  expect(await newest.innerText()).toContain(KETTLE.name);
  expect(await newest.innerText()).toContain('2');
  expect(await newest.getByRole('button').count()).toBe(0);
  answering.resolve();
  await lineOf(page, KETTLE.name).getByRole('button', { name: 'More' }).waitFor();
  await loadedByItself(page);
  expect(await shiftsOf(page)).toBeLessThan(0.00001);
});

describe('a cart page whose code has not come', () => {
  const openWithoutCode = async (cart: KeptCart) => {
    const opened = await open(cart, { width: WIDTHS.phone });
    const coming = Promise.withResolvers<void>();
    await opened.page.route('**/assets/entry.client*', async (route) => {
      await coming.promise;
      await route.continue();
    });
    const pictures: string[] = [];
    opened.page.on('request', (request) => {
      if (request.url().includes('still-kitchen')) pictures.push(request.url());
    });
    await opened.page.reload({ waitUntil: 'commit' });
    return { ...opened, pictures, come: coming.resolve };
  };

  it('shows an empty cart where the browser keeps none, and the same one with its code', async () => {
    const { page, come } = await openWithoutCode([]);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe('Your cart is empty');
    const before = await heading.boundingBox();
    await page.locator('footer').waitFor();
    come();
    await loadedByItself(page);
    expect(await heading.boundingBox()).toEqual(before);
    expect(await heading.innerText()).toBe('Your cart is empty');
  });

  it('says nothing of an empty cart where the browser keeps one, and fetches no picture for it', async () => {
    const { page, pictures, come } = await openWithoutCode([KETTLE]);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe('Your cart');
    come();
    await lineOf(page, KETTLE.name).getByRole('button', { name: 'More' }).waitFor();
    expect(await page.getByText('Your cart is empty').count()).toBe(0);
    expect(pictures).toEqual([]);
  });
});

it('needs no code for an empty cart that was sent, and follows its links in the page', async () => {
  const { page } = await open([], { path: '/cart' });
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await page.reload();
  await page.locator('footer').waitFor();
  await loadedByItself(page);
  expect(scripts.filter((url) => url.includes('/empty-'))).toEqual([]);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: cartWords.openYourWishlist }).click();
  await page.waitForURL('**/account/wishlist');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

it('counts the wishlist of an empty cart', async () => {
  const { page } = await open([], { path: '/cart', stored: savedAs(KETTLE.id, CUP.id) });
  await page.getByRole('link', { name: `${cartWords.openYourWishlist} (2)` }).waitFor();
});

it('offers to take back what another tab had put into an empty cart', async () => {
  const { page } = await open([], { path: '/cart' });
  await page.locator('footer').waitFor();
  await loadedByItself(page);
  await keepCart(page, [KETTLE]);
  await page.evaluate(() => new BroadcastChannel('wattle.cart').postMessage('changed'));
  await lineOf(page, KETTLE.name).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await page.getByRole('button', { name: commonWords.undo }).click();
  await lineOf(page, KETTLE.name).waitFor();
});

it('is known to be empty after its last line has gone, until the page is left', async () => {
  const { page } = await open([KETTLE]);
  await lineOf(page, KETTLE.name).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  const isMarked = () => page.evaluate(() => 'noCart' in document.documentElement.dataset);
  await page.reload();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await expect.poll(isMarked).toBe(true);
  // the mark is of this page: the next one asks for itself
  await page.getByRole('link', { name: cartWords.openYourWishlist }).click();
  await page.waitForURL('**/account/wishlist');
  await expect.poll(isMarked).toBe(false);
});
