import { openStripeServer, type StripeServer } from '@wattle/providers/payment/conformance';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpBrowser, WIDTHS } from '../scripts/browser/set-up-browser.ts';
import { axeViolations } from './axe.ts';
import { orderNumberOf, prepareOrder, refusal } from './checkout-pay-page.ts';
import { startFilledShop } from './filled-shop.ts';
import type { RunningShop } from './start-shop.ts';

let stripe: StripeServer;
let shop: RunningShop;
const open = setUpBrowser(() => shop.url);
beforeAll(async () => {
  stripe = await openStripeServer();
  shop = await startFilledShop(stripe.env);
});
afterAll(async () => {
  await shop?.stop();
  await stripe?.close();
});

/** Goes to the page of the provider, and enters a card there. */
async function enterCard(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Stripe' }).first().click();
  await page.waitForURL(`${stripe.origin}/pay/**`);
  await page.getByLabel('Card').fill(card);
  await page.getByRole('button', { name: 'Pay' }).click();
}

it('a shop that is paid by Stripe sends shoppers to its page: a decline is told, the bank may ask, and the order is there [C-1-09 C-2-27 C-4-90]', async () => {
  const { page, complaints } = await open({ width: WIDTHS.phone });
  await prepareOrder(page);
  await page.goto('/checkout/payment');
  await page.getByRole('radio', { name: 'Card' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTHS.phone);
  expect(complaints).toEqual([]);

  await enterCard(page, '4000000000009995');
  await page.getByText('Your card was declined.').waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await refusal(page, 'You have not been charged').waitFor();

  await enterCard(page, '4000000000003220');
  await page.getByRole('button', { name: 'Yes, it is me' }).click();
  const number = await orderNumberOf(page);
  const paid = [...stripe.intents.values()].find(({ status }) => status === 'requires_capture');
  expect(paid?.metadata).toEqual({ order: number });
  expect(new Set(await stripe.deliver(`${shop.url}/api/payment/webhook`))).toEqual(new Set([200]));
});
