import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { addFromList, countOf, KETTLES, lineOf, qtyOf } from './cart-page.ts';
import { newCustomer, openAccountState, type TestCustomer, wasSignedIn } from './customer.ts';
import { addCard, cardLine, WORDS } from './gift-card-page.ts';
import { isAlive, signIn } from './sign-in-page.ts';

const open = useBrowser();
const WISHLIST = '/account/wishlist';
let customer: TestCustomer;
let account: Awaited<ReturnType<typeof openAccountState>>;

/** All tests share one customer, whose account is emptied before each. */
beforeEach(async () => {
  customer ??= await newCustomer();
  account ??= await openAccountState(customer);
  await account.save({ cartItems: [], wishlistItems: [] });
});

/** A second device of the same customer. */
async function openDevice(): Promise<Page> {
  const { page } = await open();
  await wasSignedIn(page, customer);
  return page;
}

const press = (page: Page, name: string, button: RegExp) =>
  lineOf(page, name).getByRole('button', { name: button }).click();
const emptyCart = (page: Page) => page.getByRole('heading', { name: 'Your cart is empty' });
const savedNames = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();
const qtys = async () => Object.values(await account.cart()).sort();

async function logIn(page: Page): Promise<void> {
  await page.goto('/account/signin?next=%2Fcart');
  await isAlive(page);
  await signIn(page, customer.email, customer.password);
  await page.waitForURL('**/cart');
}

/** Clicks the first product's heart in a list, once it shows whether it is saved, and returns its name. */
async function pressHeart(page: Page, isSaved: boolean): Promise<string> {
  await page.goto(KETTLES);
  const card = page.getByRole('article').first();
  const heart = card.getByRole('button', { name: /^Save / });
  await expect.poll(() => heart.isEnabled()).toBe(true);
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe(String(isSaved));
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe(String(!isSaved));
  return card.getByRole('heading').innerText();
}

it('two devices of one customer that change the cart at the same time lose nothing, agree on what is out, and have one wishlist [C-4-51 C-6-04]', async () => {
  const [one, other] = await Promise.all([openDevice(), openDevice()]);
  const first = await addFromList(one, KETTLES);
  await expect.poll(qtys).toEqual([1]);
  await other.goto('/cart');
  await lineOf(other, first).waitFor();
  const [second] = await Promise.all([addFromList(one, KETTLES, 1), press(other, first, /^More/)]);
  await expect.poll(qtys).toEqual([1, 2]);
  for (const page of [one, other]) {
    await page.goto('/cart');
    await expect.poll(() => Promise.all([first, second].map((name) => qtyOf(page, name)))).toEqual([2, 1]);
  }
  await press(one, first, /^Remove/);
  await expect.poll(qtys).toEqual([1]);
  // this device has not synced yet and saves its own change
  await press(other, second, /^More/);
  await expect.poll(qtys).toEqual([2]);
  await expect.poll(() => lineOf(other, first).count()).toBe(0);
  const name = await pressHeart(one, false);
  await expect.poll(async () => (await account.wishes()).length).toBe(1);
  await other.goto(WISHLIST);
  await expect.poll(() => savedNames(other)).toEqual([name]);
  await pressHeart(other, true);
  await expect.poll(account.wishes).toEqual([]);
  await one.goto(WISHLIST);
  await one.getByText('Nothing saved').first().waitFor();
});

it("logging in merges a guest's cart and wishlist with the account's, before which nothing is sent; logging out leaves nothing here, and everything in the account [C-4-09 C-4-10 C-4-34 C-4-35 C-4-55 C-6-02 C-6-04]", async () => {
  const device = await openDevice();
  const kept = await addFromList(device, KETTLES);
  await expect.poll(qtys).toEqual([1]);
  const { page, complaints } = await open();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/account')) calls.push(request.method());
  });
  await pressHeart(page, false);
  const own = await addFromList(page, KETTLES, 1);
  await addCard(page, '$50');
  expect(calls).toEqual([]);
  await logIn(page);
  await Promise.all([kept, own].map((name) => lineOf(page, name).waitFor()));
  await expect.poll(qtys).toEqual([1, 1, 1]);
  const { cartItems, wishlistItems } = await account.load();
  expect(wishlistItems).toHaveLength(1);
  expect(cartItems.find(({ giftcard }) => giftcard)?.giftcard).toMatchObject({ message: WORDS.Message, amount: 50 });
  await device.goto('/cart');
  await cardLine(device, 'Priya').waitFor();
  expect(complaints).toEqual([]);

  await page.goto('/account/dashboard');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/account/signin');
  await expect.poll(() => countOf(page)).toBe(0);
  await page.goto(WISHLIST);
  await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
  await page.goto('/cart');
  await emptyCart(page).waitFor();
  expect([await qtys(), (await account.wishes()).length]).toEqual([[1, 1, 1], 1]);
  await logIn(page);
  await lineOf(page, own).waitFor();
});
