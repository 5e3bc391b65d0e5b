import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { orderOf } from '../apps/storefront/src/features/checkout/testing/checkout-parts.ts';
import { centsIn } from './cart-summary-page.ts';
import {
  applyGiftCard,
  BUYER,
  choose,
  fillCard,
  heldCard,
  leftToPay,
  payButton,
  payBy,
  reachPayment,
} from './checkout-pay-page.ts';

/** The only one in stock, and within the limits of every method. No other test buys it. */
const LAST_ONE = '27-inch Lookout 4 monitor with USB-C, 4K, 180 Hz';
/** Once a customer, on their first order. */
const CODE = 'WELCOME20';
/** Holds $100.00. No other test uses it. */
const GIFT_CARD = '1100';

export type Method = {
  readonly name: string;
  /** Leaves for the provider, from the payment step. */
  readonly go: (page: Page) => Promise<void>;
  /** What is there then: a page of the provider, or a code on ours. */
  readonly isThere: (page: Page) => Promise<void>;
  readonly title: string;
  readonly finish: string;
};

const toItsPage = (page: Page) => page.getByRole('button', { name: /^Pay \$/ }).waitFor();

export const elsewhere = (name: string, go = (page: Page) => payBy(page, name)): Method => ({
  name,
  go,
  isThere: toItsPage,
  title: `Your ${name} payment was not finished`,
  finish: `Finish paying with ${name}`,
});

export const byWallet = (name: string): Method =>
  elsewhere(name, (page) => page.getByRole('button', { name: `Continue to ${name}` }).click());

export const bank: Method = {
  name: 'a card whose bank asks at its own page',
  go: async (page) => {
    await choose(page, 'Credit or debit card');
    await fillCard(page, { number: '4917610000000000' });
    await payButton(page).click();
  },
  isThere: (page) => page.getByRole('button', { name: 'Yes, it is me' }).waitFor(),
  title: 'Your bank has not confirmed the payment yet',
  finish: 'Finish paying with your bank',
};

export const phone: Method = {
  ...elsewhere('WeChat Pay'),
  isThere: (page) => page.getByText('Scan QR code').first().waitFor(),
};

/** The payment step for the last unit, with a code that works once and a gift card. */
export async function reachLastOne(page: Page, email: string): Promise<number> {
  await page.addInitScript((text) => localStorage.setItem('wattle.promo-codes', text), codes());
  await reachPayment(page, { buyer: { ...BUYER, email }, product: `/search?q=${encodeURIComponent(LAST_ONE)}` });
  const whole = centsIn(await leftToPay(page).innerText());
  await applyGiftCard(page, GIFT_CARD);
  await expect.poll(async () => centsIn(await leftToPay(page).innerText())).toBe(whole - 100_00);
  await orderOf(page).getByText('−$20.00').waitFor();
  return whole - 100_00;
}

const codes = (): string => JSON.stringify({ version: 1, items: [CODE] });

/** The attempt can be finished, for the same amount. */
async function canFinish(page: Page, { title, finish }: Method, cents: number): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByRole('button', { name: finish }).waitFor();
  const now = await page
    .getByText('Left to pay, the same as before')
    .locator('xpath=following-sibling::dd')
    .innerText();
  expect(centsIn(now)).toBe(cents);
  expect(await page.getByText(/just sold out|None left|total has changed/).count()).toBe(0);
}

/** The back button; a code is on our own page, which the shopper leaves for the cart. */
async function comeBack(page: Page): Promise<void> {
  if (page.url().endsWith('/checkout/payment')) await page.goto('/cart');
  await page.goBack();
}

/** Gives the attempt up: everything is as it was before. */
export async function payAnotherWay(page: Page, cents: number): Promise<void> {
  await page.getByRole('button', { name: 'Pay another way' }).click();
  await page.getByText('The payment you started has been cancelled').waitFor();
  await heldCard(page, GIFT_CARD).waitFor();
  await payButton(page).waitFor();
  await expect.poll(async () => centsIn(await leftToPay(page).innerText())).toBe(cents);
  expect(await page.getByText(/just sold out|None left|total has changed/).count()).toBe(0);
}

/** Leaves for the provider, and finds the attempt by Back, by reload and in a second tab, which it returns. */
export async function leaveAndLook(page: Page, method: Method, cents: number): Promise<Page> {
  await method.go(page);
  await method.isThere(page);
  await comeBack(page);
  await canFinish(page, method, cents);
  await page.reload();
  await canFinish(page, method, cents);
  const second = await page.context().newPage();
  await second.goto('/checkout/payment');
  await canFinish(second, method, cents);
  await second.getByRole('button', { name: method.finish }).click();
  await method.isThere(second);
  return second;
}
