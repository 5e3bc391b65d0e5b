import { failed, success } from '@wattle/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calendar, FIRST_DAY, SECOND_DAY } from '../testing/checkout-answers.ts';
import {
  dayOf,
  field,
  fillAddress,
  findAddress,
  HOME,
  keptOf,
  methodOf,
  openDays,
  orderOf,
  says,
  toPayment,
  wayOf,
} from '../testing/checkout-parts.ts';
import { setUpCheckout } from '../testing/set-up-checkout.ts';
import { KNOWN, READY_TO_PAY } from '../testing/told-so-far.ts';

const open = setUpCheckout();
const openShipping = () => open('/checkout/shipping', { stored: KNOWN });
const isPressed = (page: Page, date: string) => dayOf(page, date).getAttribute('aria-pressed');

describe('a delivery', () => {
  it('is asked for one thing after another until it is whole [C-5-73 C-5-74 C-5-75]', async () => {
    const { page } = await openShipping();
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
  });

  it('to an address that is found comes on a day of the calendar; a reload and back keep it [C-1-04 C-2-48 C-2-50 C-3-34 C-4-82]', async () => {
    const { page, complaints } = await openShipping();
    await wayOf(page, 'Delivery').check();
    await findAddress(page);
    await methodOf(page, 'Choose a day').check();
    // the days are walked by arrows
    expect(await openDays(page).first().getAttribute('data-date')).toBe(FIRST_DAY);
    await openDays(page).first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-date'))).toBe(SECOND_DAY);
    await page.keyboard.press('Enter');
    expect(await isPressed(page, SECOND_DAY)).toBe('true');
    expect(await dayOf(page, SECOND_DAY).locator('small').innerText()).toBe('$14');
    await orderOf(page).getByText('$14.00').first().waitFor();
    await page.getByRole('radio', { name: '12 and 2 pm' }).check();
    await page.reload();
    await expect.poll(() => isPressed(page, SECOND_DAY)).toBe('true');
    expect(await page.getByRole('radio', { name: '12 and 2 pm' }).isChecked()).toBe(true);
    await toPayment(page).click();
    await page.waitForURL('**/checkout/payment');
    await page.getByText(/between 12 and 2 pm$/).waitFor();
    expect(await keptOf(page)).toMatchObject({ isAddressTyped: false, additional: { deliveryDateValue: SECOND_DAY } });
    await page.goBack();
    await expect.poll(() => isPressed(page, SECOND_DAY)).toBe('true');
    expect(complaints).toEqual([]);
  });

  it('to an address that is typed says what is wrong with each field [C-5-51 C-5-54 C-5-60 C-5-63 C-5-66 C-5-67]', async () => {
    const { page } = await openShipping();
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
    await field(page, 'Name').fill('Ana Le');
    await fillAddress(page, { ...HOME, postcode: '305' });
    // the way on takes what is typed, as the button of the address does
    await toPayment(page).click();
    await says(page, 'Enter a valid postcode.');
  });

  it('to an address that is typed keeps what was typed, and doubts a postcode of another suburb once', async () => {
    const { page } = await openShipping();
    await wayOf(page, 'Delivery').check();
    await page.getByRole('button', { name: 'Type the address by hand' }).click();
    await fillAddress(page, { ...HOME, postcode: '3011' });
    await field(page, 'Postcode').blur();
    await page.reload();
    await expect.poll(() => field(page, 'Street address').inputValue()).toBe(HOME.street);
    await toPayment(page).click();
    await page.getByRole('button', { name: 'Use VIC 3056' }).click();
    await toPayment(page).click();
    await methodOf(page, 'Standard delivery').check();
    await toPayment(page).click();
    await page.waitForURL('**/checkout/payment');
    await page.getByText(`${HOME.street}, Brunswick VIC 3056`).first().waitFor();
    expect(await keptOf(page)).toMatchObject({ isAddressTyped: true, addressDraft: null });
  });

  it('on a day that is full, or can no longer be had, is chosen again; days that do not come are asked for again', async () => {
    const { page, stage } = await open('/checkout/shipping', { stored: READY_TO_PAY });
    await methodOf(page, 'Choose a day').check();
    await openDays(page).first().click();
    await expect.poll(() => isPressed(page, FIRST_DAY)).toBe('true');
    stage.answer({ listDeliveryDays: success(calendar({ full: FIRST_DAY })) });
    await page.reload();
    await page.getByText('Tuesday 3 March can no longer be had. Choose again.', { exact: true }).waitFor();
    await toPayment(page).click();
    await says(page, 'Select a delivery method.');
    await methodOf(page, 'Choose a day').check();
    expect(await dayOf(page, FIRST_DAY).innerText()).toMatch(/Full$/);
    expect(await dayOf(page, FIRST_DAY).getAttribute('aria-disabled')).toBe('true');
    stage.answer({ listDeliveryDays: failed('UNAVAILABLE') });
    await page.reload();
    await page.getByText('We could not load the delivery days.').waitFor();
    stage.answer({ listDeliveryDays: success(calendar()) });
    await page.getByRole('button', { name: 'Try again' }).click();
    await methodOf(page, 'Standard delivery').waitFor();
  });
});
