import { failed, success } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleDocument } from '../../../testing/cart/sample-products.ts';
import { leaveCart } from '../../../testing/cart/set-up-cart.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import type { Answers } from '../../../testing/stage-answers.ts';

const GOODS = [
  sampleDocument('kettle', { name: 'Tarn kettle', price: 50 }),
  sampleDocument('tree', { name: 'Plant a tree', price: 5, taxExclusive: true, functionalType: 'donation' }),
  sampleDocument('food', { name: 'A meal for somebody', price: 10 }),
];
const ANSWERS: Answers = {
  loadCartSettings: success({ donationProductIds: ['food'] }),
  loadCartOffers: success({ promotions: [], uses: {}, services: null }),
  checkoutInfo: failed('UNAVAILABLE'),
  listWarranties: success({ warranties: [] }),
  recommendProducts: success({ attributionToken: '', products: [] }),
};

/** Answers search index lookups. */
const answerLookups = (page: Page) =>
  page.route('**/api/search/indexes/products/objects', (route) => {
    const { objectIds } = route.request().postDataJSON() as { readonly objectIds: readonly string[] };
    return route.fulfill({ json: { results: objectIds.map((id) => GOODS.find((one) => one.id === id) ?? null) } });
  });

const cartOf = (ids: readonly string[]): string =>
  JSON.stringify({
    version: 1,
    items: ids.map((id) => ({ productId: id, variantId: `${id}-1`, qty: 1, createdAt: 1 })),
  });

const open = setUpStage();
const openCart = (...ids: readonly string[]) =>
  open('/cart', {
    answers: ANSWERS,
    before: async (page) => {
      await answerLookups(page);
      await leaveCart(page, cartOf(ids));
    },
  });
const summaryOf = (page: Page) => page.getByRole('complementary', { name: 'Summary' });
const rowOf = (page: Page, name: string) => summaryOf(page).locator('dl > div').filter({ hasText: name });

describe('donations in a cart', () => {
  it('are a line of the summary and not of the products, and can be taken out there [C-9-66 D-9-68]', async () => {
    const { page } = await openCart('kettle', 'tree', 'food');
    await rowOf(page, 'Items and plans').getByText('$50.00').waitFor();
    await rowOf(page, 'Plant a tree').getByText('$5.00').waitFor();
    await rowOf(page, 'A meal for somebody').getByText('$10.00').waitFor();
    expect(await summaryOf(page).getByText('delivery day').count()).toBe(1);
    const lines = page.locator('main').getByRole('listitem');
    expect(await lines.filter({ hasText: 'Tarn kettle' }).count()).toBe(1);
    expect(await lines.filter({ hasText: 'Plant a tree' }).count()).toBe(0);
    expect(await page.locator('main').getByText('1 item', { exact: true }).count()).toBe(1);
    await summaryOf(page).getByRole('button', { name: 'Remove Plant a tree' }).click();
    await rowOf(page, 'Plant a tree').waitFor({ state: 'detached' });
    expect(await rowOf(page, 'A meal for somebody').count()).toBe(1);
  });

  it('alone are a cart that leads to the checkout [C-9-66]', async () => {
    const { page } = await openCart('tree');
    await rowOf(page, 'Plant a tree').getByText('$5.00').waitFor();
    expect(await rowOf(page, 'Items and plans').count()).toBe(0);
    expect(await summaryOf(page).getByText('delivery day').count()).toBe(0);
    await summaryOf(page).getByRole('link', { name: 'Check out' }).click();
    await page.getByRole('heading', { level: 1, name: /^Checkout/ }).waitFor();
    await page.waitForURL('**/checkout/contact-info');
    await page.locator('dl > div:visible').filter({ hasText: 'Plant a tree' }).getByText('$5.00').waitFor();
  });
});
