import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import {
  fillAddress,
  findAddress,
  HOME,
  keptOf,
  methodOf,
  openDays,
  openStep,
  orderOf,
  reachShipping,
  toPayment,
  wayOf,
} from './checkout-steps-page.ts';
import { field } from './sign-in-page.ts';

const open = useBrowser();
const DAYS = '**/api/checkout/delivery-days';

/** What stands in the step, once it says the words. */
const says = (page: Page, words: string) => openStep(page).getByText(words, { exact: true }).waitFor();

describe('a delivery', () => {
  it('to an address that is found comes on a day of the calendar; a reload and back keep it [C-1-04 C-2-48 C-2-50 C-3-34 C-4-82 C-5-73 C-5-74 C-5-75]', async () => {
    const { page, complaints } = await open();
    await reachShipping(page);
    await toPayment(page).click();
    await says(page, 'Select an option.');
    await wayOf(page, 'Delivery').check();
    await toPayment(page).click();
    await says(page, 'Select an address.');
    await findAddress(page);
    await methodOf(page, 'Standard delivery').waitFor();
    await toPayment(page).click();
    await says(page, 'Select a delivery method.');
    await methodOf(page, 'Choose a day').check();
    await toPayment(page).click();
    await says(page, 'Select a day.');
    expect(await axeViolations(page)).toEqual([]);
    // the days are walked by arrows
    const wanted = (await openDays(page).nth(1).getAttribute('data-date')) ?? '';
    await openDays(page).first().focus();
    for (let press = 0; press < 7; press += 1) {
      if ((await page.evaluate(() => document.activeElement?.getAttribute('data-date'))) === wanted) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    const day = openStep(page).locator(`button[data-date="${wanted}"]`);
    expect(await day.getAttribute('aria-pressed')).toBe('true');
    const price = Number((await day.locator('small').innerText()).replace('$', '')).toFixed(2);
    await orderOf(page).getByText(`$${price}`).first().waitFor();
    await page.getByRole('radio', { name: '12 and 2 pm' }).check();
    await page.reload();
    await expect.poll(() => day.getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByRole('radio', { name: '12 and 2 pm' }).isChecked()).toBe(true);
    await toPayment(page).click();
    await page.waitForURL('**/checkout/payment');
    await page.getByText(/between 12 and 2 pm$/).waitFor();
    expect(await keptOf(page)).toMatchObject({ isAddressTyped: false, additional: { deliveryDateValue: wanted } });
    await page.goBack();
    await expect.poll(() => day.getAttribute('aria-pressed')).toBe('true');
    expect(complaints).toEqual([]);
  });

  it('to an address that is typed says what is wrong with each field, and keeps what was typed [C-5-51 C-5-54 C-5-60 C-5-63 C-5-66 C-5-67]', async () => {
    const { page } = await open();
    await reachShipping(page);
    await wayOf(page, 'Delivery').check();
    await page.getByRole('button', { name: 'Type the address by hand' }).click();
    await field(page, 'Name').fill('');
    await page.getByRole('button', { name: 'Use this address' }).click();
    for (const words of [
      'Enter a name.',
      'Enter a street address.',
      'Enter a town or suburb.',
      'Select a state or territory.',
      'Enter a postcode.',
    ]) {
      await says(page, words);
    }
    expect(await field(page, 'Name').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await field(page, 'Name').fill('Ana Le');
    await fillAddress(page, { ...HOME, postcode: '305' });
    // the way on takes what is typed, as the button of the address does
    await toPayment(page).click();
    await says(page, 'Enter a valid postcode.');
    await field(page, 'Postcode').fill('3011');
    await field(page, 'Postcode').blur();
    await page.reload();
    await expect.poll(() => field(page, 'Street address').inputValue()).toBe(HOME.street);
    await toPayment(page).click();
    // a postcode of another suburb is doubted once
    await page.getByRole('button', { name: 'Use VIC 3056' }).click();
    await toPayment(page).click();
    await methodOf(page, 'Standard delivery').check();
    await toPayment(page).click();
    await page.waitForURL('**/checkout/payment');
    await page.getByText(`${HOME.street}, Brunswick VIC 3056`).first().waitFor();
    expect(await keptOf(page)).toMatchObject({ isAddressTyped: true, addressDraft: null });
  });

  it('on a day that is full, or can no longer be had, is chosen again; days that do not come are asked for again', async () => {
    const { page } = await open();
    let full = '';
    const fillUp = async (route: Route) => {
      const response = await route.fetch();
      const calendar = await response.json();
      for (const day of calendar.days)
        if (day.date === full) Object.assign(day, { status: 'FULL', price: null, windows: [] });
      await route.fulfill({ response, json: calendar });
    };
    await page.route(DAYS, fillUp);
    await reachShipping(page);
    await wayOf(page, 'Delivery').check();
    await findAddress(page);
    await methodOf(page, 'Choose a day').check();
    full = (await openDays(page).first().getAttribute('data-date')) ?? '';
    await openDays(page).first().click();
    await page.reload();
    await page.getByText(/^\w+ \d+ \w+ can no longer be had\. Choose again\.$/).waitFor();
    await toPayment(page).click();
    await says(page, 'Select a delivery method.');
    await methodOf(page, 'Choose a day').check();
    const gone = openStep(page).locator(`button[data-date="${full}"]`);
    expect(await gone.innerText()).toMatch(/Full$/);
    expect(await gone.getAttribute('aria-disabled')).toBe('true');
    await page.unroute(DAYS);
    await page.route(DAYS, (route) => route.abort());
    await page.reload();
    await page.getByText('We could not load the delivery days.').waitFor();
    await page.unroute(DAYS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await methodOf(page, 'Standard delivery').waitFor();
  });
});
