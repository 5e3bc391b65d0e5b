import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { typeAddress } from '../apps/storefront/src/features/account/testing/address-dialog.ts';
import { useBrowser } from './browser.ts';
import { addFromList, KETTLES } from './cart-page.ts';
import { startInBrunswick } from './cart-summary-page.ts';
import { payButton, payByCard } from './checkout-pay-page.ts';
import {
  HOME,
  keptOf,
  methodOf,
  openDays,
  openStep,
  orderOf,
  says,
  toDelivery,
  toPayment,
  wayOf,
} from './checkout-steps-page.ts';
import { newCustomer, wasSignedIn } from './customer.ts';
import { field } from './sign-in-page.ts';

const open = useBrowser();
const WORK = { street: '88 Smith Street', suburb: 'Collingwood', postcode: '3066' };

async function addNew(page: Page, address: typeof WORK): Promise<void> {
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.waitFor();
  await typeAddress(page, address);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('button', { name: `Change the address ${address.street}` }).waitFor();
}

describe('a customer', () => {
  it('picks one of their addresses or adds one, and may collect it from a store near on a day [C-1-05 C-1-06 C-2-49 C-3-03 C-4-83]', async () => {
    const { page } = await open();
    const customer = await newCustomer();
    await startInBrunswick(page);
    await wasSignedIn(page, customer);
    await addFromList(page, KETTLES);
    await page.getByRole('link', { name: 'Check out' }).click();
    await page.waitForURL('**/checkout/contact-info');
    // the account prefills the email, but not yet a phone number
    await expect.poll(() => field(page, 'Email address').inputValue()).toBe(customer.email);
    await field(page, 'Phone').fill('0491 570 156');
    await toDelivery(page).click();
    await page.waitForURL('**/checkout/shipping');
    await wayOf(page, 'Delivery').check();
    await addNew(page, HOME);
    await page.getByRole('button', { name: `Change the address ${HOME.street}` }).click();
    await addNew(page, WORK);
    await page.getByRole('button', { name: `Change the address ${WORK.street}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: new RegExp(HOME.street) }).check();
    await dialog.getByRole('button', { name: 'Use this address' }).click();
    await page.getByRole('button', { name: `Change the address ${HOME.street}` }).waitFor();
    expect((await keptOf(page)).delivery.address.type).toBe('SELECTED');

    await wayOf(page, 'Pickup').check();
    await page.getByRole('heading', { name: 'Stores near Brunswick 3056' }).waitFor();
    // the nearest store that has it is preselected
    const stocked = page.locator('label:has(input[name=pickupStore])').filter({ hasText: 'In stock' }).first();
    await expect.poll(() => stocked.getByRole('radio').isChecked()).toBe(true);
    await methodOf(page, 'As soon as it is ready').waitFor();
    await toPayment(page).click();
    await says(page, 'Select when to collect.');
    await methodOf(page, 'Choose a day').check();
    await toPayment(page).click();
    await says(page, 'Select a day.');
    await openDays(page).first().click();
    await orderOf(page)
      .getByText(/^Collect from /)
      .waitFor();
    const { additional } = await keptOf(page);
    await page.reload();
    const day = openStep(page).locator(`button[data-date="${additional.storePickupDateValue}"]`);
    await expect.poll(() => day.getAttribute('aria-pressed')).toBe('true');
    await toPayment(page).click();
    await page.waitForURL('**/checkout/payment');
    await page.getByRole('listitem').filter({ hasText: 'Collect from ' }).first().waitFor();

    await payButton(page).waitFor();
    await payByCard(page);
    await page.waitForURL('**/checkout/success');
    await page.getByRole('heading', { name: /^Thank you/, level: 1 }).waitFor();
    const [number = ''] = /W-\d+/.exec(await page.getByText(/^Order number/).innerText()) ?? [];
    await page.goto('/account/orders');
    await page.getByRole('link', { name: new RegExp(number) }).click();
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
    await page.getByText('Visa ending 1111').waitFor();
  });
});
