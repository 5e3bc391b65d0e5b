import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { startInBrunswick } from './cart-summary-page.ts';
import { BUYER, JOURNEY_MS, orderNumberOf, PRODUCT, payButton, payByCard } from './checkout-pay-page.ts';
import {
  fillAddress,
  fillContact,
  findAddress,
  methodOf,
  toDelivery,
  toPayment,
  wayOf,
} from './checkout-steps-page.ts';
import { mailsTo } from './mailbox.ts';
import { addButton } from './product-buying-page.ts';
import { field } from './sign-in-page.ts';

const open = useBrowser();

type Event = { readonly event?: string; readonly ecommerce?: Readonly<Record<string, unknown>> };

/** Purchase events sent to analytics on this page. */
const purchases = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = globalThis as { dataLayer?: Event[] };
    return dataLayer.filter(({ event }) => event === 'purchase').map(({ ecommerce }) => ecommerce);
  });

/** Opens the product page of the first search result. */
async function openFound(page: Page, query: string): Promise<string> {
  const response = await page.request.post('/api/search/indexes/products/query', { data: { query, hitsPerPage: 1 } });
  const { hits }: { hits: readonly { readonly path: string; readonly name: string }[] } = await response.json();
  await page.goto(`/${hits[0]?.path}`);
  await addButton(page).and(page.locator('[aria-disabled=false]')).waitFor();
  return hits[0]?.name ?? '';
}

async function findOrder(page: Page, number: string, email: string): Promise<void> {
  const form = page.locator('main form');
  await form.getByLabel('Order number').fill(number);
  await form.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Find my order' }).click();
}

describe('a guest', () => {
  it(
    'buys from the product page to the confirmation, is written to, and finds the order again [C-1-07 C-2-28 C-2-51 C-2-52 C-4-84 C-4-94 C-6-03 C-9-21]',
    async () => {
      const { page, complaints } = await open();
      const email = `ana.${Date.now()}@example.com`;
      await startInBrunswick(page);
      const name = await openFound(page, PRODUCT);
      await addButton(page).click();
      await page.waitForURL('**/cart?item=*');
      await page.getByRole('link', { name: 'Check out' }).click();
      await page.waitForURL('**/checkout/contact-info');
      await toDelivery(page).waitFor();
      await fillContact(page, { ...BUYER, email });
      await toDelivery(page).click();
      await wayOf(page, 'Delivery').check();
      await findAddress(page);
      await methodOf(page, 'Standard delivery').check();
      await toPayment(page).click();
      await page.waitForURL('**/checkout/payment');
      await payButton(page).waitFor();

      // separate billing address: missing fields show errors, and the typed card stays
      await page.getByLabel('Billing address is the same as the delivery address').uncheck();
      await payByCard(page);
      await page.getByText('Enter the billing address.').waitFor();
      await page.getByRole('button', { name: 'Enter the address manually' }).click();
      await field(page, 'Street address').fill('88 Smith Street');
      await payButton(page).click();
      await page.getByText('Enter a town or suburb.').waitFor();
      await fillAddress(page, { street: '88 Smith Street', suburb: 'Collingwood', postcode: '3066' });
      const placed = page.waitForRequest('**/api/order/place/guest');
      await payButton(page).click();
      const { cart } = (await placed).postDataJSON();
      expect(cart.billingAddress).toMatchObject({ street1: '88 Smith Street', postcode: '3066' });
      expect(cart.shippingAddress).toMatchObject({ street1: '12 Saxon Street', postcode: '3056' });

      const number = await orderNumberOf(page);
      await page.getByRole('heading', { name, exact: true }).waitFor();
      await page.getByText('Visa ending 1111').waitFor();
      await page.getByRole('heading', { name: 'Save this order to an account' }).waitFor();
      await expect.poll(() => purchases(page)).toMatchObject([{ transaction_id: number, currency: 'AUD' }]);
      const [sold] = await purchases(page);
      expect(Number(sold?.tax)).toBeCloseTo(Number(sold?.value) / 11, 1);
      await page.reload();
      await page.getByRole('heading', { name, exact: true }).waitFor();
      expect(await purchases(page)).toEqual([]);
      expect(complaints).toEqual([]);

      await expect.poll(() => mailsTo(email), { timeout: 60_000 }).toMatchObject([{ kind: 'ORDER_PLACED', to: email }]);
      expect((await mailsTo(email))[0]?.subject).toContain(number);
      await page.goto('/cart');
      await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
      await page.getByRole('link', { name: 'Track an order' }).first().click();
      await page.waitForURL('**/orders/find');
      await findOrder(page, number.toLowerCase(), email.toUpperCase());
      await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
      await page.getByRole('heading', { name, exact: true }).waitFor();
    },
    JOURNEY_MS,
  );
});
