import type { Page } from 'playwright-core';
import { addFromList, KETTLES } from './cart-page.ts';
import { startInBrunswick } from './cart-summary-page.ts';
import { field } from './sign-in-page.ts';

export const GUEST = { email: 'ana.le@example.com', firstName: 'Ana', lastName: 'Le', phone: '0491 570 156' };
export const HOME = { street: '12 Saxon Street', suburb: 'Brunswick', postcode: '3056' } as const;

/** The step that is open. */
export const openStep = (page: Page) => page.locator('main li[aria-current=step]');

/** The summary beside the steps, on wide screens. */
export const orderOf = (page: Page) => page.getByRole('complementary', { name: 'Your order' });

/** Puts a kettle into the cart and goes to the checkout, delivering to Brunswick. */
export async function startCheckout(page: Page): Promise<string> {
  await startInBrunswick(page);
  const name = await addFromList(page, KETTLES);
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.waitForURL('**/checkout/contact-info');
  await openStep(page).getByRole('button', { name: 'Continue to delivery' }).waitFor();
  return name;
}

export async function fillContact(page: Page, contact: Partial<typeof GUEST> = GUEST): Promise<void> {
  const { email, firstName, lastName, phone } = { ...GUEST, ...contact };
  await field(page, 'Email address').fill(email);
  await field(page, 'First name').fill(firstName);
  await field(page, 'Last name').fill(lastName);
  await field(page, 'Phone').fill(phone);
}

/** Through the first step as a guest. */
export async function reachShipping(page: Page): Promise<void> {
  await startCheckout(page);
  await fillContact(page);
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.waitForURL('**/checkout/shipping');
  await page.getByRole('radio', { name: /^Delivery/ }).waitFor();
}

/** Types the address by hand and takes it. */
export async function typeDeliveryAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Type the address by hand' }).click();
  await field(page, 'Street address').fill(HOME.street);
  await field(page, 'Town or suburb').fill(HOME.suburb);
  await field(page, 'State or territory').selectOption('VIC');
  await field(page, 'Postcode').fill(HOME.postcode);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await page.getByRole('button', { name: /^Change the address/ }).waitFor();
}
