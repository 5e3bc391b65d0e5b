import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addAddress, enterAsNew } from './account-pages-page.ts';
import { useBrowser } from './browser.ts';
import { addFromList, KETTLES } from './cart-page.ts';
import { HOME, openStep, orderOf, reachShipping, typeDeliveryAddress } from './checkout-steps-page.ts';

const open = useBrowser();
const DAYS = '**/api/checkout/delivery-days';
const WORK = { street: '88 Smith Street', suburb: 'Collingwood', postcode: '3066' };

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to payment' }).click();
const daysOf = (page: Page) => openStep(page).locator('button[data-date]:not([aria-disabled])');

async function chooseDelivery(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Delivery/ }).check();
}

describe('the shipping step', () => {
  it('says what is still to be chosen, one thing after another [C-5-73 C-5-74 C-5-75]', async () => {
    const { page } = await open();
    await reachShipping(page);
    await goOn(page);
    await openStep(page).getByText('Select an option.').waitFor();
    await chooseDelivery(page);
    await goOn(page);
    await openStep(page).getByText('Select an address.').waitFor();
    await typeDeliveryAddress(page);
    await page.getByRole('radio', { name: /^Standard delivery/ }).waitFor();
    await goOn(page);
    await openStep(page).getByText('Select a delivery method.').waitFor();
  });

  it('takes a guest to payment by standard delivery, and a reload finds it all [C-1-04 C-4-82]', async () => {
    const { page } = await open();
    await reachShipping(page);
    await chooseDelivery(page);
    await typeDeliveryAddress(page);
    await page.getByRole('radio', { name: /^Standard delivery/ }).check();
    await page.reload();
    expect(await page.getByRole('radio', { name: /^Standard delivery/ }).isChecked()).toBe(true);
    await goOn(page);
    await page.waitForURL('**/checkout/payment');
    await page.getByText(`${HOME.street}, Brunswick VIC 3056`).first().waitFor();
  });

  it('lets a day be chosen with the keyboard, and its price is in the sum [C-3-34]', async () => {
    const { page } = await open();
    await reachShipping(page);
    await chooseDelivery(page);
    await typeDeliveryAddress(page);
    await page.getByRole('radio', { name: /^Choose a day/ }).check();
    const [first, second] = [daysOf(page).nth(0), daysOf(page).nth(1)];
    await first.focus();
    const wanted = await second.getAttribute('data-date');
    for (let press = 0; press < 7; press += 1) {
      if ((await page.evaluate(() => document.activeElement?.getAttribute('data-date'))) === wanted) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    expect(await second.getAttribute('aria-pressed')).toBe('true');
    const price = (await second.locator('small').innerText()).replace('$', '');
    await orderOf(page)
      .getByText(`$${Number(price).toFixed(2)}`)
      .first()
      .waitFor();
    await goOn(page);
    await page.waitForURL('**/checkout/payment');
  });

  it('says when the days cannot be loaded, and tries again', async () => {
    const { page } = await open();
    await reachShipping(page);
    await chooseDelivery(page);
    await page.route(DAYS, (route) => route.abort());
    await typeDeliveryAddress(page);
    // the place is the one that was asked about before: another one asks anew
    await page.reload();
    await page.getByText('We could not load the delivery days.').waitFor();
    await page.unroute(DAYS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('radio', { name: /^Standard delivery/ }).waitFor();
  });

  it('lets it be collected from a store near, at once or on a day [C-1-05 C-1-06 C-4-83]', async () => {
    const { page } = await open();
    await reachShipping(page);
    await page.getByRole('radio', { name: /^Pickup/ }).check();
    await page.getByRole('heading', { name: 'Stores near Brunswick 3056' }).waitFor();
    await goOn(page);
    await openStep(page).getByText('Select a store.').waitFor();
    await page.locator('input[name=pickupStore]:not([disabled])').first().check();
    await page.getByRole('radio', { name: /^Choose a day/ }).check();
    await goOn(page);
    await openStep(page).getByText('Select when to collect.').waitFor();
    await daysOf(page).first().click();
    await goOn(page);
    await page.waitForURL('**/checkout/payment');
    await page
      .getByText(/^Collect from /)
      .first()
      .waitFor();
  });
});

describe('a customer', () => {
  it('finds their default address, and another in the dialog [C-2-49 C-3-03]', async () => {
    const { page } = await enterAsNew(open, '/account/addresses');
    await addAddress(page, HOME);
    await addAddress(page, WORK);
    await addFromList(page, KETTLES);
    await page.getByRole('link', { name: 'Check out' }).click();
    await page.waitForURL('**/checkout/contact-info');
    await page.locator('main').getByLabel('Phone', { exact: true }).fill('0491 570 156');
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.waitForURL('**/checkout/shipping');
    await chooseDelivery(page);
    await page.getByRole('button', { name: `Change the address ${HOME.street}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: new RegExp(WORK.street) }).check();
    await dialog.getByRole('button', { name: 'Use this address' }).click();
    await page.getByRole('button', { name: `Change the address ${WORK.street}` }).waitFor();
  });
});
