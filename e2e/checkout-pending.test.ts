import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { BUYER, choose, fillCard, JOURNEY_MS, payButton, reachPayment } from './checkout-pay-page.ts';
import { newCustomer, signInAtPool, wasSignedIn } from './customer.ts';
import { mailsTo } from './mailbox.ts';
import { poolCall } from './sign-in-page.ts';

const open = useBrowser();

const lineOf = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first();
const putBack = (page: Page) => page.getByRole('button', { name: 'Put it back in my cart' });

async function mailAbout(email: string, subject: RegExp) {
  await expect
    .poll(async () => (await mailsTo(email)).map((mail) => mail.subject).join(), { timeout: 60_000 })
    .toMatch(subject);
  return (await mailsTo(email)).find((mail) => subject.test(mail.subject));
}

/** A card whose bank asks at its own page; that page's address. */
async function goToBank(page: Page): Promise<string> {
  await choose(page, 'Credit or debit card');
  await fillCard(page, { number: '4917610000000000' });
  await payButton(page).click();
  await page.getByRole('button', { name: 'Yes, it is me' }).waitFor();
  return page.url();
}

describe('a payment that nobody can tell the outcome of', () => {
  it(
    'keeps the cart and is mailed at once; it is not paid twice, and once cancelled it goes back in any cart, once',
    async () => {
      const { page } = await open();
      const email = 'pending.down@example.com';
      const name = await reachPayment(page, { buyer: { ...BUYER, email } });
      await choose(page, 'Credit or debit card');
      await fillCard(page, { name: 'DOWN' });
      await payButton(page).click();
      await page.getByRole('heading', { name: 'Your payment is being checked' }).waitFor();
      const told = await mailAbout(email, /^We are checking the payment for order W-\d+/);
      expect(told?.text).toContain('Please do not pay again');

      await page.goto('/cart');
      await page.getByText(/^The payment for your order W-\d+ for \$[\d,.]+ is being checked/).waitFor();
      await lineOf(page, name).waitFor();
      await page.goto('/checkout/payment');
      await page.getByRole('heading', { name: 'You have already ordered this' }).waitFor();
      expect(await payButton(page).count()).toBe(0);
      await page.reload();
      await page.getByRole('button', { name: /^Cancel order W-\d+ and pay again$/ }).click();
      await payButton(page).waitFor();

      const ended = await mailAbout(email, /has been cancelled/);
      const link = /Put it back in my cart: (\S+)/.exec(ended?.text ?? '')?.[1] ?? '';
      const { page: elsewhere } = await open();
      for (const _ of [1, 2]) {
        await elsewhere.goto(new URL(link).pathname + new URL(link).hash);
        await putBack(elsewhere).click();
        await elsewhere.waitForURL('**/cart');
        await lineOf(elsewhere, name).waitFor();
      }
      expect(await elsewhere.getByRole('link', { name: /^Cart/ }).first().innerText()).not.toContain('2');
    },
    JOURNEY_MS,
  );
});

describe('who comes back from the bank in another browser', () => {
  it(
    'is told that the payment was refused, and can put the goods in the cart there',
    async () => {
      const { page } = await open();
      const name = await reachPayment(page, { buyer: { ...BUYER, email: 'pending.refused@example.com' } });
      const bank = await goToBank(page);
      const { page: other } = await open();
      await other.goto(bank);
      await other.getByRole('button', { name: /^No/ }).click();
      await other.getByText('nothing was charged').waitFor();
      await other.getByText(name).first().waitFor();
      await putBack(other).click();
      await other.waitForURL('**/cart');
      await lineOf(other, name).waitFor();
    },
    JOURNEY_MS,
  );

  it(
    'sees the order, without anything of a person; where it was ordered, the cart is empty at the next visit',
    async () => {
      const { page } = await open();
      const name = await reachPayment(page, { buyer: { ...BUYER, email: 'pending.paid@example.com' } });
      const bank = await goToBank(page);
      const { page: other } = await open();
      await other.goto(bank);
      await other.getByRole('button', { name: 'Yes, it is me' }).click();
      await other.getByRole('heading', { name: 'Thank you. Your order has been placed.' }).waitFor();
      await other.getByText(name).first().waitFor();
      expect(await other.getByRole('main').innerText()).not.toMatch(/Ana|Saxon|pending\.paid/);
      await page.goto('/');
      await expect
        .poll(async () => page.evaluate(() => localStorage.getItem('wattle.cart-glance')), { timeout: 60_000 })
        .toContain('"totalQty":0');
      await page.goto('/cart');
      await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    },
    JOURNEY_MS,
  );
});

describe('a session that ends in the middle of checkout', () => {
  it(
    'loses nothing: the shopper is told, stays at the same step, and can sign in again',
    async () => {
      const { page } = await open();
      const customer = await newCustomer();
      await wasSignedIn(page, customer);
      const name = await reachPayment(page, { buyer: { ...BUYER, email: customer.email } });
      await poolCall('GlobalSignOut', { AccessToken: (await signInAtPool(customer)).AccessToken });
      await page.evaluate(() => {
        const tokens = JSON.parse(localStorage.getItem('wattle.identity') ?? '{}');
        localStorage.setItem('wattle.identity', JSON.stringify({ ...tokens, expiresAt: 0 }));
      });
      await page.reload();
      await page.getByText('You have been signed out.').waitFor();
      await payButton(page).waitFor();
      expect(new URL(page.url()).pathname).toBe('/checkout/payment');

      await page.getByRole('link', { name: 'Sign in again' }).click();
      await page.waitForURL('**/account/signin*');
      await page.goto('/cart');
      await lineOf(page, name).waitFor();
    },
    JOURNEY_MS,
  );
});
