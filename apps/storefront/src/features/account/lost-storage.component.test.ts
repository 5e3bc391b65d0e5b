import type { CartItem } from '@wattle/domain/cart';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../../../../../scripts/browser/set-up-browser.ts';
import { quietCart } from '../../../testing/cart/quiet-cart.ts';
import { sampleDocument } from '../../../testing/cart/sample-products.ts';
import { leaveCart } from '../../../testing/cart/set-up-cart.ts';
import { callsOf, type Stage } from '../../../testing/open-stage.ts';
import { type StageOptions, setUpStage } from '../../../testing/set-up-stage.ts';
import { keepState, signedIn } from '../../../testing/signed-in.ts';

const open = setUpStage();
const ANSWERS = { ...quietCart, products: ['kettle', 'toaster'].map((id) => sampleDocument(id)) };

const item = (productId: string): CartItem => ({
  id: `${productId}/${productId}-1`,
  productId,
  variantId: `${productId}-1`,
  qty: 1,
  createdAt: 1_790_000_000_000,
  warrantyId: null,
  giftcard: null,
  attribution: null,
  addedFrom: 'card',
  analyticsContext: {},
  extra: { releaseDateTime: null },
});
const STATE = {
  syncableStateVersion: 7,
  cartItems: [item('kettle')],
  wishlistItems: [{ productId: 'toaster', qty: 1, createdAt: 5 }],
};

/** The cart of a customer whose account has a kettle in the cart and a toaster on the wishlist. */
const openCart = (options: StageOptions = {}) => {
  const { stored, answers } = signedIn({ state: STATE, answers: ANSWERS });
  return open('/cart', {
    ...options,
    answers: { ...answers, ...options.answers },
    stored: { ...stored, ...options.stored },
  });
};

const lineOf = (page: Page, id: string) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Product ${id}`, exact: true }) });

/** What was last saved to the account: products in the cart and on the wishlist. */
const saved = ({ calls }: Stage) => {
  const input = callsOf(calls, 'saveAccountState').at(-1)?.input;
  const idsOf = (items: unknown) => (items as readonly { productId: string }[]).map(({ productId }) => productId);
  return input && { cart: idsOf(input.cartItems), wishes: idsOf(input.wishlistItems) };
};
const loads = ({ calls }: Stage) => callsOf(calls, 'loadAccountState').length;

/** Waits until the page, opened again, has synced. */
async function comeBack(page: Page, stage: Stage): Promise<void> {
  const before = loads(stage);
  await visit(page, '/cart');
  await expect.poll(() => loads(stage)).toBeGreaterThan(before);
  await lineOf(page, 'kettle').waitFor();
}

const deleteDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('wattle');
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
  );
/** Writes this text where the cart was. */
const writeCart = (page: Page, text: string) =>
  page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('wattle', 1);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('kept', 'readwrite');
          transaction.objectStore('kept').put(text, 'cart');
          transaction.oncomplete = () => resolve();
          opening.result.close();
        };
      }),
    text,
  );
const forget = (page: Page, key: string) => page.evaluate((key) => localStorage.removeItem(key), key);

describe('a customer’s browser that has lost', () => {
  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['its database', deleteDatabase],
    ['half of what it wrote', (page) => writeCart(page, '{"version":1,"items":[{"prod')],
    ['its cart to a newer release', (page) => writeCart(page, '{"version":2,"lines":[]}')],
    ['a line that it cannot read', (page) => writeCart(page, '{"version":1,"items":[{"productId":"kettle"}]}')],
    ['its wishlist', (page) => forget(page, 'wattle.wishlist')],
    ['half of its wishlist', (page) => page.evaluate(() => localStorage.setItem('wattle.wishlist', '{"version":1,"i'))],
    ['all but the session and the database', (page) => page.evaluate(forgetAllButTheSession)],
  ])('%s shows what the account has, and takes nothing out of it [C-4-09]', async (_, lose) => {
    const { page, stage } = await openCart();
    await lineOf(page, 'kettle').waitFor();
    await expect.poll(() => loads(stage)).toBeGreaterThan(0);
    await page.goto('/sw.js');
    await lose(page);
    await comeBack(page, stage);
    await lineOf(page, 'kettle').getByRole('button', { name: /^More/ }).click();
    await expect.poll(() => saved(stage)).toEqual({ cart: ['kettle'], wishes: ['toaster'] });
  });

  it('nothing still takes out what the shopper removes [C-4-51]', async () => {
    const { page, stage } = await openCart();
    await lineOf(page, 'kettle')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect.poll(() => saved(stage)).toEqual({ cart: [], wishes: ['toaster'] });
    await visit(page, '/cart');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  });
});

describe('a browser that last synced with an earlier release', () => {
  const BASE = JSON.stringify({
    base: { ...STATE, cartItems: [item('kettle'), item('toaster')] },
    last: { status: 'SUCCESS', finishedAt: 1 },
  });
  const stored = { 'wattle.sync': BASE };
  const state = { ...STATE, cartItems: [item('kettle'), item('toaster')] };
  const answers = () => keepState(state);

  it('still takes out what was removed here, and doubles nothing [C-4-59]', async () => {
    const kept = JSON.stringify({ version: 1, items: [item('kettle')] });
    const { page, stage } = await openCart({ stored, answers: answers(), before: (page) => leaveCart(page, kept) });
    await expect.poll(() => saved(stage)?.cart).toEqual(['kettle']);
    await lineOf(page, 'kettle').waitFor();
    expect(await lineOf(page, 'kettle').locator('output').innerText()).toContain('1');
    expect(await page.evaluate(() => localStorage.getItem('wattle.sync'))).toBeNull();
  });

  it('and has lost its cart takes nothing out of the account [C-4-09]', async () => {
    const { page, stage } = await openCart({ stored, answers: answers() });
    for (const id of ['kettle', 'toaster']) await lineOf(page, id).waitFor();
    await lineOf(page, 'kettle').getByRole('button', { name: /^More/ }).click();
    await expect.poll(() => saved(stage)?.cart.toSorted()).toEqual(['kettle', 'toaster']);
  });
});

const forgetAllButTheSession = (): void => {
  for (const key of Object.keys(localStorage))
    if (!['wattle.session', 'wattle.identity'].includes(key)) localStorage.removeItem(key);
};

/** A browser that refuses to open databases: Firefox in a private window, a full disk, a policy. */
const refuseDatabases = (): void => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('refused', 'InvalidStateError');
  };
};
/** Safari has been seen not to answer at all. */
const answerNoDatabase = (): void => {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (name) {
    const request = open.call(this, `${name}-hung`);
    Object.defineProperty(request, 'onsuccess', { set() {} });
    request.addEventListener = () => {};
    return request;
  };
};

describe('a customer’s browser', () => {
  it.each([
    ['refuses its database', refuseDatabases],
    ['never answers for its database', answerNoDatabase],
  ])('that %s shows what the account has, visit after visit, and takes nothing out of it [C-4-09]', async (_, fail) => {
    const { page, stage } = await openCart();
    await lineOf(page, 'kettle').waitFor();
    await page.addInitScript(fail);
    for (let visits = 0; visits < 2; visits += 1) await comeBack(page, stage);
    // the account keeps it
    expect(await page.getByText('does not save your cart').count()).toBe(0);
    await lineOf(page, 'kettle').getByRole('button', { name: /^More/ }).click();
    await expect.poll(() => saved(stage)).toEqual({ cart: ['kettle'], wishes: ['toaster'] });
    await lineOf(page, 'kettle')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect.poll(() => saved(stage)).toEqual({ cart: [], wishes: ['toaster'] });
  });
});
