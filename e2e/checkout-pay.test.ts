import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressUntil } from '../apps/storefront/src/features/checkout/testing/checkout-parts.ts';
import { axeViolations } from './axe.ts';
import { useBrowser, WIDTHS } from './browser.ts';
import {
  fillCard,
  orderNumberOf,
  payButton,
  payBy,
  payByCard,
  reachPayment,
  refusal,
  secured,
  watchOrders,
} from './checkout-pay-page.ts';

const open = useBrowser();

const isWithin = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

/** How each refusal by the bank or the provider is shown; the cardholder name triggers it. */
const REFUSALS = [
  ['DECLINED', 'Your bank declined this payment.'],
  ['ERROR', 'The payment did not go through.'],
  ['NOT_3D_AUTHENTICATED', 'Your bank could not confirm that it was you.'],
  ['SHOPPER_CANCELLED', 'The payment was cancelled.'],
] as const;

describe('paying by card', () => {
  it('says each refusal in its own words, keeps what was typed, and pays in the end; the order says which campaign led to the shop [C-1-09 C-2-46 C-4-87 C-4-88 C-7-25 C-7-26 C-9-45]', async () => {
    const { page } = await open();
    const keys = watchOrders(page);
    await page.goto('/stores?utm_source=mail&utm_campaign=summer');
    await reachPayment(page);
    await fillCard(page);
    for (const [outcome, words] of REFUSALS) {
      await page.getByLabel('Name on card').fill(outcome);
      await payButton(page).click();
      await refusal(page, words).filter({ hasText: 'You have not been charged' }).waitFor();
      await payButton(page).and(page.locator(':enabled')).waitFor();
    }
    // every attempt has its own key
    expect(new Set(keys).size).toBe(REFUSALS.length);
    await page.getByLabel('Name on card').fill('Ana Le');
    const placed = page.waitForRequest('**/api/order/place/guest');
    await payButton(page).click();
    const { cart } = (await placed).postDataJSON();
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'wattle_fraud');
    expect(cart).toMatchObject({
      analytics: { utmSource: 'mail', utmCampaign: 'summer', browserInfo: { language: 'en-AU' } },
      fraudAnalytics: { token: cookie?.value },
    });
    // browsers cap a cookie's lifetime at 400 days
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(399 * 24 * 60 * 60);
    expect(await orderNumberOf(page)).toMatch(/^W-\d{8}$/);
  });

  it('is done with the keyboard alone on a phone, and asks the bank by 3-D Secure: a no is told, a yes leads to the confirmation [C-2-27 C-4-90]', async () => {
    const { page, complaints } = await open({ width: WIDTHS.phone });
    await reachPayment(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTHS.phone);
    // the card fields are iframes and load a moment after the form
    for (const field of ['encryptedCardNumber', 'encryptedExpiryDate', 'encryptedSecurityCode'] as const) {
      await secured(page, field).waitFor();
    }
    expect(await axeViolations(page)).toEqual([]);
    // tab from the checkbox above the form; after the expiry date the card fields advance by themselves
    await page.getByLabel('Billing address is the same as the delivery address').focus();
    await pressUntil(page, 'Tab', () => isWithin(page, '[data-cse="encryptedCardNumber"]'));
    await page.keyboard.type('5454545454545454');
    await pressUntil(page, 'Tab', () => isWithin(page, '[data-cse="encryptedExpiryDate"]'));
    await page.keyboard.type('0330');
    await expect.poll(() => isWithin(page, '[data-cse="encryptedSecurityCode"]')).toBe(true);
    await page.keyboard.type('737');
    await pressUntil(page, 'Tab', () => isWithin(page, '.adyen-checkout__card__holderName'));
    await page.keyboard.type('Ana Le');
    await pressUntil(page, 'Tab', () => isWithin(page, '.adyen-checkout__button--pay'));
    await page.keyboard.press('Enter');
    const no = page.getByRole('button', { name: 'No, it is not' });
    await no.waitFor();
    // check here: the browser logs an error for every refusal that follows
    expect(complaints).toEqual([]);
    await no.click();
    await page.waitForURL('**/checkout/payment');
    await refusal(page, 'You have not been charged').waitFor();
    // shown once: a reload starts clean
    await page.reload();
    await payButton(page).waitFor();
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
    await payByCard(page, { number: '4917610000000000' });
    await page.getByRole('button', { name: 'Yes, it is me' }).click();
    await orderNumberOf(page);
  });
});

it('one order comes of five clicks, and of a reload before the answer [C-4-93]', async () => {
  const { page } = await open();
  await reachPayment(page);
  await fillCard(page);
  const keys = watchOrders(page);
  let isHeld = true;
  // the order reaches the shop, but the response never reaches the page
  await page.route('**/api/order/place/guest', async (route) => {
    if (isHeld) await route.fetch();
    else await route.continue();
  });
  await payButton(page).evaluate((button: HTMLElement) => {
    for (let clicks = 0; clicks < 5; clicks += 1) button.click();
  });
  await expect.poll(() => keys.length).toBe(1);
  isHeld = false;
  await page.reload();
  await orderNumberOf(page);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  // going back cannot place a second order: nothing is left to order
  await page.goBack();
  await page.goto('/checkout/payment');
  await page.waitForURL('**/cart');
  expect(keys).toHaveLength(2);
});

describe('paying at another page', () => {
  it('comes back cancelled with everything kept; then paid, and stays so when that page is opened again [C-1-10 C-2-27]', async () => {
    const { page } = await open({ width: WIDTHS.tablet });
    await reachPayment(page);
    await payBy(page, 'PayPal');
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await page.waitForURL('**/checkout/payment');
    await refusal(page, 'The payment was cancelled.').waitFor();
    await payBy(page, 'Alipay');
    const back = page.waitForRequest((request) => request.url().includes('/checkout/adyen?'));
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    const returned = (await back).url();
    const number = await orderNumberOf(page);
    await page.goto(returned);
    await page.getByText(number).first().waitFor();
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  });

  it('shows a code to scan with WeChat, and goes on once the phone has paid [C-4-90]', async () => {
    const { page } = await open();
    await reachPayment(page);
    const placed = page.waitForResponse('**/api/order/place/guest');
    await payBy(page, 'WeChat Pay');
    const { actionData } = await (await placed).json();
    await page.getByText('Scan QR code').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const phone = await page.context().newPage();
    await phone.goto(actionData.qrCodeData);
    await phone.getByRole('button', { name: /^Pay \$/ }).click();
    await phone.getByText('The payment was accepted.').waitFor();
    await orderNumberOf(page);
  });
});
