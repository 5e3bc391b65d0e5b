import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { useBrowser, WIDTHS } from './browser.ts';
import { checked } from './cart-summary-page.ts';
import { fillContact, GUEST, openStep, orderOf, reachShipping, startCheckout } from './checkout-steps-page.ts';
import { field } from './sign-in-page.ts';

const open = useBrowser();

describe('a checkout', () => {
  it('with an empty cart leads to the cart, whichever step is opened [C-2-35]', async () => {
    const { page } = await open();
    for (const path of ['/checkout', '/checkout/shipping', '/checkout/payment']) {
      await page.goto(path);
      await page.waitForURL('**/cart');
    }
  });

  it('leads from a later step to the first one that is not done [C-2-35]', async () => {
    const { page } = await open();
    await startCheckout(page);
    await page.goto('/checkout/payment');
    await page.waitForURL('**/checkout/contact-info');
  });

  it('shows what is ordered, what it comes to and the GST in it', async () => {
    const { page } = await open();
    const name = await startCheckout(page);
    await checked(page);
    const order = orderOf(page);
    await order.getByText(name).waitFor();
    expect(await order.innerText()).toMatch(/To pay\s+Includes GST of \$/);
  });

  it('keeps the campaign of the address it was opened with [C-2-46]', async () => {
    const { page } = await open();
    await startCheckout(page);
    await page.goto('/checkout?utm_source=newsletter&utm_campaign=summer');
    await page.waitForURL('**/checkout/contact-info');
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('wattle.checkout') ?? '{}').utm);
    expect(kept).toEqual({ utmSource: 'newsletter', utmCampaign: 'summer' });
  });
});

describe('the contact step', () => {
  it('says what is missing and stands at the first of it [C-5-14 C-5-22 C-5-23 C-5-47]', async () => {
    const { page } = await open();
    await startCheckout(page);
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    const step = openStep(page);
    for (const words of [
      'Enter your email address.',
      'Enter your first name.',
      'Enter your last name.',
      'Enter a phone number.',
    ]) {
      await step.getByText(words).waitFor();
    }
    expect(await field(page, 'Email address').evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('refuses a phone number that is none [C-5-48]', async () => {
    const { page } = await open();
    await startCheckout(page);
    await fillContact(page, { phone: '0491' });
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await openStep(page).getByText('Enter a valid phone number.').waitFor();
  });

  it('keeps what was typed over a reload, and what was told as a finished step', async () => {
    const { page } = await open();
    await startCheckout(page);
    await field(page, 'First name').fill('An');
    await field(page, 'First name').blur();
    await page.reload();
    await expect.poll(() => field(page, 'First name').inputValue()).toBe('An');
    await fillContact(page);
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.waitForURL('**/checkout/shipping');
    await page.reload();
    await page.getByText('Ana Le, 0491 570 156').waitFor();
    await page.getByRole('link', { name: 'Change contact' }).click();
    await expect.poll(() => field(page, 'Email address').inputValue()).toBe(GUEST.email);
  });

  it('offers to sign in and comes back to the checkout', async () => {
    const { page } = await open();
    await startCheckout(page);
    const link = openStep(page).getByRole('link', { name: 'Sign in' });
    expect(await link.getAttribute('href')).toBe('/account/signin?next=%2Fcheckout');
  });
});

describe.each(Object.entries(WIDTHS))('at the width %s', (_, width) => {
  it('the steps have nothing against accessibility', async () => {
    const { page } = await open({ width });
    await startCheckout(page);
    expect(await axeViolations(page)).toEqual([]);
    await fillContact(page);
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.waitForURL('**/checkout/shipping');
    await page.getByRole('radio', { name: /^Delivery/ }).check();
    expect(await axeViolations(page)).toEqual([]);
  });
});

it('on a small screen the sum is in sight and the rest behind it', async () => {
  const { page } = await open({ width: 390 });
  await reachShipping(page);
  const summary = page.locator('details').filter({ hasText: 'Show summary' });
  await summary.getByText('Show summary').click();
  await summary.getByText('Items and plans').waitFor();
});
