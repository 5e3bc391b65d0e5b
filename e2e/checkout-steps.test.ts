import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { checked } from './cart-summary-page.ts';
import {
  fillContact,
  findAddress,
  GUEST,
  openStep,
  orderOf,
  startCheckout,
  toDelivery,
  wayOf,
} from './checkout-steps-page.ts';
import { field } from './sign-in-page.ts';

const open = useBrowser();

/** What stands in the step, once it says the words. */
const says = (page: Page, words: string) => openStep(page).getByText(words, { exact: true }).waitFor();

describe('a checkout', () => {
  it('leads to the cart without one, and to the first step that is not done [C-2-26 C-2-35]', async () => {
    const { page, complaints } = await open();
    for (const path of ['/checkout', '/checkout/shipping', '/checkout/payment']) {
      await page.goto(path);
      await page.waitForURL('**/cart');
    }
    const name = await startCheckout(page);
    for (const path of ['/checkout/payment', '/checkout/shipping', '/checkout']) {
      await page.goto(path);
      await page.waitForURL('**/checkout/contact-info');
    }
    // the layout of the checkout: nothing that leads away by accident
    await page.getByText('Secure checkout').waitFor();
    expect(await page.getByRole('search').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    await checked(page);
    await orderOf(page).getByText(name).waitFor();
    expect(await orderOf(page).innerText()).toMatch(/To pay\s+Includes GST of \$/);
    expect(complaints).toEqual([]);
  });
});

describe('the contact step', () => {
  it('says what is missing or wrong at each field, and stands at the first [C-2-47 C-5-14 C-5-15 C-5-22 C-5-23 C-5-47 C-5-48]', async () => {
    const { page } = await open();
    await startCheckout(page);
    await toDelivery(page).click();
    await says(page, 'Enter your email address.');
    await says(page, 'Enter your first name.');
    await says(page, 'Enter your last name.');
    await says(page, 'Enter a phone number.');
    expect(await field(page, 'Email address').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await fillContact(page, { email: 'ana', firstName: 'Ana<', lastName: 'L'.repeat(21), phone: '0491' });
    await toDelivery(page).click();
    await says(page, 'Enter a valid email address.');
    await says(page, 'Enter a valid first name.');
    await says(page, 'Enter a last name with 20 characters or fewer.');
    await says(page, 'Enter a valid phone number.');
    expect(await openStep(page).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/account/signin?next=%2Fcheckout',
    );
  });

  it('keeps what was typed over a reload, and is told once it is done; back and Change find it', async () => {
    const { page } = await open();
    await startCheckout(page);
    await field(page, 'First name').fill('An');
    await field(page, 'First name').blur();
    await page.reload();
    await expect.poll(() => field(page, 'First name').inputValue()).toBe('An');
    await fillContact(page);
    await toDelivery(page).click();
    await page.waitForURL('**/checkout/shipping');
    await page.reload();
    await page.getByText('Ana Le, 0491 570 156').waitFor();
    await page.goBack();
    await expect.poll(() => field(page, 'Phone').inputValue()).toBe(GUEST.phone);
    await page.goForward();
    await page.getByRole('link', { name: 'Change contact' }).click();
    await expect.poll(() => field(page, 'Email address').inputValue()).toBe(GUEST.email);
  });
});

/** Presses a key until the focus is where it should be. */
async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let press = 0; press < 30 && !(await isThere()); press += 1) await page.keyboard.press(key);
  expect(await isThere()).toBe(true);
}

const hasFocus = (page: Page, selector: string) => () =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

describe('on a small screen', () => {
  it('the steps are walked with the keyboard alone, and have nothing against accessibility', async () => {
    const { page } = await open({ width: 390 });
    await startCheckout(page);
    const summary = page.locator('details').filter({ hasText: 'Show summary' });
    await pressUntil(page, 'Tab', hasFocus(page, 'summary'));
    await page.keyboard.press('Enter');
    await summary.getByText('Items and plans').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await pressUntil(page, 'Tab', hasFocus(page, 'input[name=email]'));
    for (const text of [GUEST.email, GUEST.firstName, GUEST.lastName, GUEST.phone]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/checkout/shipping');
    await wayOf(page, 'Delivery').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // the heading of the step has the focus: whoever does not see it hears where they are
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Checkout, delivery or pickup');
    await pressUntil(page, 'Tab', hasFocus(page, 'input[name=shippingType]'));
    await page.keyboard.press('Space');
    await pressUntil(page, 'Tab', hasFocus(page, '[role=combobox]'));
    await findAddress(page);
    await page.getByRole('radio', { name: /^Standard delivery/ }).waitFor();
    await pressUntil(page, 'Tab', hasFocus(page, 'input[name=deliveryMethod]'));
    await page.keyboard.press('Space');
    expect(await page.getByRole('radio', { name: /^Standard delivery/ }).isChecked()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await pressUntil(page, 'Tab', async () =>
      page.evaluate(() => document.activeElement?.textContent === 'Continue to payment'),
    );
    await page.keyboard.press('Enter');
    await page.waitForURL('**/checkout/payment');
  });
});
