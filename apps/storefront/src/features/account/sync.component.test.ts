import type { CartItem } from '@wattle/domain/cart';
import { failed } from '@wattle/domain/results';
import type { SyncableState } from '@wattle/domain/session';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Held, hold } from '../../../../../scripts/browser/hold.ts';
import { visit } from '../../../../../scripts/browser/set-up-browser.ts';
import { LIST, listingOf } from '../../../testing/cart/listing-of.ts';
import { quietCart } from '../../../testing/cart/quiet-cart.ts';
import { sampleDocument } from '../../../testing/cart/sample-products.ts';
import { callsOf, type Stage } from '../../../testing/open-stage.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { keepState, signedIn } from '../../../testing/signed-in.ts';

const open = setUpStage();
const ANSWERS = { ...quietCart, products: ['kettle', 'toaster'].map((id) => sampleDocument(id)) };

const item = (productId: string, part: Partial<CartItem> = {}): CartItem => ({
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
  ...part,
});

/** Opens the cart of a customer with this account state. */
const openCart = (state: Partial<SyncableState> = { cartItems: [item('kettle')] }) =>
  open('/cart', signedIn({ state: { syncableStateVersion: 1, ...state }, answers: ANSWERS }));

const lineOf = (page: Page, id: string) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Product ${id}`, exact: true }) });
const qtyOf = async (page: Page, id: string) =>
  Number((await lineOf(page, id).locator('output').innerText()).replace(/\D/g, ''));
const more = (page: Page, id: string) => lineOf(page, id).getByRole('button', { name: /^More/ }).click();

/** The quantities last saved to the account. */
const saved = ({ calls }: Stage) => {
  const items = callsOf(calls, 'saveAccountState').at(-1)?.input.cartItems as readonly CartItem[] | undefined;
  return items && Object.fromEntries(items.map(({ productId, qty }) => [productId, qty]));
};

describe('a sign-in', () => {
  it('says what the account added to the cart, once', async () => {
    const state = { syncableStateVersion: 1, cartItems: [item('kettle'), item('toaster', { qty: 2 })] };
    const { page } = await open('/cart', signedIn({ state, answers: ANSWERS }));
    await page.getByText('Added from your account: Product kettle and 2 × Product toaster.').waitFor();
    await page.reload();
    await lineOf(page, 'kettle').waitFor();
    expect(await page.getByText('Added from your account').count()).toBe(0);
  });
});

it('a product can be added while the cart of the account is still loading, and is added after it [D-2-112 D-4-19]', async () => {
  const loading = Promise.withResolvers<Held>();
  const { page } = await open(LIST, {
    ...signedIn({
      state: { syncableStateVersion: 1, cartItems: [item('kettle')] },
      answers: { ...ANSWERS, ...listingOf(sampleDocument('toaster')) },
    }),
    before: async (page) => {
      loading.resolve(await hold(page, '*/indexes/products/objects'));
    },
  });
  const { asked, release } = await loading.promise;
  await asked;
  const button = page.getByRole('button', { name: 'Add to cart Product toaster' });
  expect(await button.getAttribute('aria-disabled')).toBe('false');
  await button.click();
  await release();
  await page.waitForURL('**/cart?item=toaster');
  await lineOf(page, 'toaster').waitFor();
  await lineOf(page, 'kettle').waitFor();
});

describe('a change of who is signed in', () => {
  it('is saved to the account [C-4-52 C-6-04]', async () => {
    const { page, stage } = await openCart();
    await more(page, 'kettle');
    await expect.poll(() => saved(stage)).toEqual({ kettle: 2 });
  });

  it('that meets another made elsewhere is merged with it and saved once more [C-4-51]', async () => {
    const { page, stage } = await openCart();
    await lineOf(page, 'kettle').waitFor();
    const elsewhere = { syncableStateVersion: 7, cartItems: [item('kettle'), item('toaster')], wishlistItems: [] };
    stage.answer(keepState(elsewhere));
    await more(page, 'kettle');
    await expect.poll(() => saved(stage)).toEqual({ kettle: 2, toaster: 1 });
    await lineOf(page, 'toaster').waitFor();
    // first refused, then rebuilt from the account's latest state
    const versions = callsOf(stage.calls, 'saveAccountState').map(({ input }) => input.syncableStateVersion);
    expect(versions.slice(0, 2)).toEqual([1, 7]);
  });

  it('made without a network is shown at once, and saved when it is back', async () => {
    const { page, stage } = await openCart();
    await lineOf(page, 'kettle').waitFor();
    await page.context().setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await more(page, 'kettle');
    await expect.poll(() => qtyOf(page, 'kettle')).toBe(2);
    expect(saved(stage)).toBeUndefined();
    await page.context().setOffline(false);
    await expect.poll(() => saved(stage)).toEqual({ kettle: 2 });
    expect(await qtyOf(page, 'kettle')).toBe(2);
  });

  it('that the page was left with is saved when the shop is opened again', async () => {
    const { page, stage } = await openCart();
    const { saveAccountState } = keepState({
      syncableStateVersion: 1,
      cartItems: [item('kettle')],
      wishlistItems: [],
    });
    await lineOf(page, 'kettle').waitFor();
    stage.answer({ saveAccountState: failed('UNAVAILABLE') });
    await more(page, 'kettle');
    await expect.poll(() => qtyOf(page, 'kettle')).toBe(2);
    await page.goto('about:blank');
    stage.answer({ saveAccountState });
    const before = callsOf(stage.calls, 'saveAccountState').length;
    await visit(page, '/account/password');
    await expect.poll(() => callsOf(stage.calls, 'saveAccountState').length).toBeGreaterThan(before);
    expect(saved(stage)).toEqual({ kettle: 2 });
  });

  it('that the account refuses is taken back, and the shopper is told [C-4-53 C-4-54]', async () => {
    const { page } = await openCart();
    await lineOf(page, 'kettle').waitFor();
    await page.route('**/api/account/state', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, json: { status: 'REJECTED', reasons: [{ code: 'MISSING_DATA' }] } })
        : route.continue(),
    );
    await more(page, 'kettle');
    await page.getByText('could not be saved to your account').waitFor();
    await expect.poll(() => qtyOf(page, 'kettle')).toBe(1);
  });

  it('of what is sold takes it out of the account too [C-4-49]', async () => {
    const { page, stage } = await openCart({ cartItems: [item('kettle'), item('gone')] });
    await lineOf(page, 'kettle').waitFor();
    await expect.poll(() => saved(stage)).toEqual({ kettle: 1 });
  });
});

it('a wishlist never has more than 99 of a product, whatever the browser kept [C-9-02]', async () => {
  const items = [
    { productId: 'kettle', qty: 150, createdAt: 2 },
    { productId: 'toaster', qty: 3, createdAt: 1 },
  ];
  const stored = { 'wattle.wishlist': JSON.stringify({ version: 1, items }) };
  const { page, stage } = await open('/account/wishlist', signedIn({ answers: ANSWERS, stored }));
  await page.getByRole('article').first().waitFor();
  await expect
    .poll(() => callsOf(stage.calls, 'saveAccountState').at(-1)?.input.wishlistItems)
    .toEqual([
      { productId: 'kettle', qty: 99, createdAt: 2 },
      { productId: 'toaster', qty: 3, createdAt: 1 },
    ]);
});
