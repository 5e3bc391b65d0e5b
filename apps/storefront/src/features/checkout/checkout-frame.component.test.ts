import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { IN_BRUNSWICK } from '../../../testing/cart/cart-answers.ts';
import { DESCALER, ESPRESSO, MICROWAVE } from '../../../testing/cart/cart-goods.ts';
import { checked } from '../../../testing/cart/cart-parts.ts';
import {
  findAddress,
  GUEST,
  hasFocus,
  keptOf,
  methodOf,
  orderOf,
  pressUntil,
  toDelivery,
} from './testing/checkout-parts.ts';
import { READY_TO_PAY } from './testing/saved-checkout.ts';
import { setUpCheckout } from './testing/set-up-checkout.ts';

const open = setUpCheckout();

describe('a checkout', () => {
  it('leads to the cart without one [C-2-35]', async () => {
    const { page, complaints } = await open('/checkout', { cart: [] });
    await page.waitForURL('**/cart');
    for (const path of ['/checkout/shipping', '/checkout/payment']) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForURL('**/cart');
    }
    expect(complaints).toEqual([]);
  });

  it('leads to the first step that is not done, keeps where the shopper came from, and lists gifts [C-2-26 C-2-35 C-2-46 C-3-41]', async () => {
    const path = '/checkout?utm_source=mail&utm_campaign=summer';
    const { page, complaints } = await open(path, { stored: IN_BRUNSWICK, cart: [MICROWAVE, ESPRESSO] });
    await page.waitForURL('**/checkout/contact-info');
    const campaign = () => page.evaluate(() => localStorage.getItem('wattle.campaign'));
    await expect.poll(campaign).toContain('"utmSource":"mail"');
    expect(await campaign()).toContain('"utmCampaign":"summer"');
    // the checkout layout, without distractions
    await page.getByText('Secure checkout').waitFor();
    expect(await page.getByRole('search').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    await checked(page);
    await orderOf(page).getByText(MICROWAVE.name).waitFor();
    await orderOf(page)
      .getByRole('listitem')
      .filter({ hasText: DESCALER.name })
      .filter({ hasText: 'Free descaler with any espresso machine' })
      .getByText('Free', { exact: true })
      .waitFor();
    expect(await orderOf(page).innerText()).toMatch(/To pay\s+Includes GST of \$/);
    for (const path of ['/checkout/payment', '/checkout/shipping']) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForURL('**/checkout/contact-info');
    }
    expect(complaints).toEqual([]);
  });

  it('begins anew after an order, also from the cart [C-2-35]', async () => {
    const placedOrder = { number: 'W-1', placedAt: 1, contact: GUEST, cartItems: [] };
    const { page } = await open('/cart', { stored: { 'wattle.checkout': JSON.stringify({ placedOrder }) } });
    await page.getByRole('main').locator('a[href="/checkout"]').first().click();
    await page.waitForURL('**/checkout/contact-info');
    await toDelivery(page).waitFor();
    await page.reload();
    await orderOf(page).getByText(MICROWAVE.name).waitFor();
    expect(page.url()).toContain('/checkout/contact-info');
  });

  it('has no confirmation without an order that was placed, whatever else is told [C-6-08]', async () => {
    const { page } = await open('/checkout/success', { stored: READY_TO_PAY });
    await page.waitForURL('**/cart');
    expect(await page.getByRole('heading', { name: /^Thank you/ }).count()).toBe(0);
  });
});

it('on a small screen the steps are walked with the keyboard alone', async () => {
  const { page } = await open('/checkout/contact-info', { width: WIDTHS.phone, stored: IN_BRUNSWICK });
  const summary = page.locator('details').filter({ hasText: 'Show summary' });
  await toDelivery(page).waitFor();
  await pressUntil(page, 'Tab', hasFocus(page, 'summary'));
  await page.keyboard.press('Enter');
  await summary.getByText('Items and plans').waitFor();
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Tab', hasFocus(page, 'input[name=email]'));
  for (const text of [GUEST.email, GUEST.firstName, GUEST.lastName, GUEST.phone]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout/shipping');
  // the step heading has focus, so that screen readers announce it
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Checkout, delivery or pickup');
  await pressUntil(page, 'Tab', hasFocus(page, 'input[name=shippingType]'));
  await page.keyboard.press('Space');
  await pressUntil(page, 'Tab', hasFocus(page, '[role=combobox]'));
  await findAddress(page);
  await methodOf(page, 'Standard delivery').waitFor();
  await pressUntil(page, 'Tab', hasFocus(page, 'input[name=deliveryMethod]'));
  await page.keyboard.press('Space');
  expect(await methodOf(page, 'Standard delivery').isChecked()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTHS.phone);
  await pressUntil(page, 'Tab', () =>
    page.evaluate(() => document.activeElement?.textContent === 'Continue to payment'),
  );
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await keptOf(page)).delivery?.options).toEqual({ methodCode: 'delivery' });
  await page.waitForURL('**/checkout/payment');
});
