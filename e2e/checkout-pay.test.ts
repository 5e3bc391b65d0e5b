import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { useBrowser, WIDTHS } from './browser.ts';
import {
  fillCard,
  openPayment,
  orderNumberOf,
  payButton,
  payBy,
  payByCard,
  reachPayment,
  refuseOrders,
} from './checkout-pay-page.ts';

const open = useBrowser();

describe('paying by card', () => {
  it('places the order, shows the confirmation and empties the cart [C-4-84 C-4-94 C-2-28]', async () => {
    const { page, complaints } = await open();
    const name = await reachPayment(page);
    await payByCard(page);
    expect(await orderNumberOf(page)).toMatch(/^W-\d{8}$/);
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('makes one order of five clicks [C-4-93]', async () => {
    const { page } = await open();
    await reachPayment(page);
    await fillCard(page);
    let orders = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/order/place/guest')) orders += 1;
    });
    await payButton(page).evaluate((button: HTMLElement) => {
      for (let clicks = 0; clicks < 5; clicks += 1) button.click();
    });
    await orderNumberOf(page);
    expect(orders).toBe(1);
  });

  it.each([
    ['DECLINED', 'Your bank declined this payment.'],
    ['NOT_ENOUGH_BALANCE', 'Your bank declined this payment.'],
    ['ERROR', 'The payment did not go through.'],
  ])('says what happened when the bank says %s, and another card pays [C-4-87 C-4-88]', async (outcome, words) => {
    const { page } = await open();
    await reachPayment(page);
    await payByCard(page, { name: outcome });
    await page.getByRole('alert').filter({ hasText: 'You have not been charged' }).waitFor();
    expect(await page.getByRole('alert').innerText()).toContain(words);
    await page.getByLabel('Name on card').fill('Ana Le');
    await payButton(page).click();
    await orderNumberOf(page);
  });

  it('goes to the bank for 3-D Secure and comes back to the confirmation [C-2-27 C-4-90]', async () => {
    const { page } = await open();
    await reachPayment(page);
    await payByCard(page, { number: '4917610000000000' });
    await page.getByRole('button', { name: 'Yes, it is me' }).click();
    await orderNumberOf(page);
  });

  it('keeps everything when the bank says that it was somebody else [C-2-27]', async () => {
    const { page } = await open();
    await reachPayment(page);
    await payByCard(page, { number: '5454545454545454' });
    await page.getByRole('button', { name: 'No, it is not' }).click();
    await page.waitForURL('**/checkout/payment');
    await page.getByRole('alert').filter({ hasText: 'You have not been charged' }).waitFor();
    await payByCard(page);
    await orderNumberOf(page);
  });

  it('says that a payment is still being checked', async () => {
    const { page } = await open();
    await reachPayment(page);
    await payByCard(page, { name: 'PENDING' });
    await page.waitForURL('**/checkout/success');
    await page.getByRole('heading', { name: /Your payment is being checked\.$/ }).waitFor();
  });

  it('is the same order after a reload in the middle', async () => {
    const { page } = await open();
    await reachPayment(page);
    await fillCard(page);
    const keys: (string | undefined)[] = [];
    let isHeld = true;
    await page.route('**/api/order/place/guest', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (isHeld) return;
      await route.continue();
    });
    await payButton(page).click();
    await expect.poll(() => keys.length).toBe(1);
    isHeld = false;
    await page.reload();
    await orderNumberOf(page);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });
});

describe('paying at another page', () => {
  it('comes back from a cancelled PayPal with everything kept, and pays by card then', async () => {
    const { page } = await open();
    await reachPayment(page);
    await payBy(page, 'PayPal');
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await page.waitForURL('**/checkout/payment');
    await page.getByRole('alert').filter({ hasText: 'The payment was cancelled.' }).waitFor();
    await payByCard(page);
    await orderNumberOf(page);
  });

  it('comes back from PayPal to the confirmation', async () => {
    const { page } = await open();
    await reachPayment(page);
    await payBy(page, 'PayPal');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await orderNumberOf(page);
  });

  it('says so when the way back was the back button', async () => {
    const { page } = await open();
    await reachPayment(page);
    await payBy(page, 'Zip');
    await page.getByRole('button', { name: /^Pay \$/ }).waitFor();
    await page.goBack();
    await page.getByText('You did not finish paying.').waitFor();
    await payButton(page).waitFor();
  });
});

describe('what may have changed meanwhile', () => {
  it('leads back to the cart with what is short [C-4-86]', async () => {
    const { page } = await open();
    await reachPayment(page);
    await refuseOrders(page, { code: 'InsufficientStock' });
    await payByCard(page);
    await page.getByRole('alert').filter({ hasText: 'just sold out' }).waitFor();
    await page.getByRole('link', { name: 'Change your cart' }).click();
    await page.waitForURL('**/cart');
  });

  it('asks again what the order comes to when a price has changed, and keeps the card form', async () => {
    const { page } = await open();
    await reachPayment(page);
    await refuseOrders(page, { code: 'CartPriceChanged', params: { totalCents: 1 } });
    const asked = page.waitForRequest('**/api/checkout/info');
    await payByCard(page);
    await page.getByRole('alert').filter({ hasText: 'A price has changed.' }).waitFor();
    await asked;
    await page.unroute('**/api/order/place/guest');
    await payButton(page).click();
    await orderNumberOf(page);
  });

  it('does not say that nothing was charged while nobody knows, and finds out', async () => {
    const { page } = await open();
    await reachPayment(page);
    await page.route('**/api/order/place/guest', (route) => route.abort());
    await payByCard(page);
    const alert = page.getByRole('alert').filter({ hasText: 'We do not know yet' });
    await alert.waitFor();
    expect(await alert.innerText()).not.toContain('not been charged');
    await page.unroute('**/api/order/place/guest');
    await page.getByRole('button', { name: 'Check again' }).click();
    await orderNumberOf(page);
  });
});

describe('the payment step', () => {
  it('says that it is a simulator, and where its cards are', async () => {
    const { page } = await open();
    await reachPayment(page);
    await page.getByText('This is a simulator.').waitFor();
    expect(await page.getByRole('link', { name: /^the guide/ }).getAttribute('href')).toBe('/adyen/pages/guide');
  });

  it('loads the provider’s code on no other page', async () => {
    const { page } = await open();
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto('/cart');
    await page.getByRole('heading', { name: /cart/i, level: 1 }).waitFor();
    expect(files.filter((url) => /drop-in|checkoutshopper/.test(url))).toEqual([]);
  });

  it.each([WIDTHS.phone, WIDTHS.desktop])('is accessible and does not scroll sideways at %i', async (width) => {
    const { page } = await open({ width });
    await reachPayment(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it('can be paid with the keyboard alone', async () => {
    const { page } = await open();
    await reachPayment(page);
    await page.frameLocator('[data-cse="encryptedCardNumber"] iframe').locator('input').focus();
    await page.keyboard.type('4111111111111111');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0330');
    await page.keyboard.press('Tab');
    await page.keyboard.type('737');
    await page.getByLabel('Name on card').focus();
    await page.keyboard.type('Ana Le');
    await page.keyboard.press('Enter');
    await orderNumberOf(page);
  });

  it('opens too early only as far as what is told [C-2-35]', async () => {
    const { page } = await open();
    await reachPayment(page);
    await page.evaluate(() => localStorage.removeItem('wattle.checkout'));
    await page.goto('/checkout/payment');
    await page.waitForURL('**/checkout/contact-info');
    await page.goto('/checkout/success');
    await page.waitForURL('**/cart');
  });
});

describe('the page that the provider leads back to', () => {
  it('without an order leads to the payment', async () => {
    const { page } = await open();
    await reachPayment(page);
    await page.goto('/checkout/adyen');
    await page.waitForURL('**/checkout/payment');
    await openPayment(page);
  });
});
