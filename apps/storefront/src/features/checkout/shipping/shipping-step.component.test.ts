import { failed, success } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MICROWAVE } from '../../../../testing/cart/cart-goods.ts';
import { focusedText } from '../../../../testing/cart/set-up-cart.ts';
import { callsOf } from '../../../../testing/open-stage.ts';
import { calendar, FIRST_DAY, SECOND_DAY } from '../testing/checkout-answers.ts';
import {
  dayOf,
  field,
  fillAddress,
  findAddress,
  HOME,
  hasFocus,
  keptOf,
  methodOf,
  openDays,
  openStep,
  orderOf,
  says,
  toPayment,
  wayOf,
} from '../testing/checkout-parts.ts';
import { pickupAnswers } from '../testing/pickup-answers.ts';
import { KNOWN, READY_TO_PAY } from '../testing/saved-checkout.ts';
import { setUpCheckout } from '../testing/set-up-checkout.ts';

const open = setUpCheckout();
const openShipping = () => open('/checkout/shipping', { stored: KNOWN });
const isPressed = (page: Page, date: string) => dayOf(page, date).getAttribute('aria-pressed');

describe('the crew', () => {
  it('is told what to do at the door, which the summary counts and the order carries', async () => {
    const services = [
      { productId: MICROWAVE.id, code: 'REMOVAL', price: 0, detail: 'Empty, please.' },
      { productId: MICROWAVE.id, code: 'INSTALLATION', price: 59, detail: 'By our crew.' },
    ] as const;
    const answers = { listDeliveryDays: success({ ...calendar(), services: [...services] }) };
    const served = { ...MICROWAVE, services };
    const { page } = await open('/checkout/shipping', { stored: READY_TO_PAY, answers, cart: [served] });
    await page.getByRole('checkbox', { name: /^Install the new one/ }).check();
    await page.getByRole('checkbox', { name: /^Take the old one away/ }).check();
    await orderOf(page).getByText('$59.00').waitFor();
    await page.getByLabel('Note for the driver').fill('Ring the side bell.\nThe dog is friendly.');
    await page.getByText('40 of 160').waitFor();
    await page.reload();
    await page.getByRole('checkbox', { name: /^Install the new one/, checked: true }).waitFor();
    expect(await keptOf(page)).toMatchObject({
      driverNote: 'Ring the side bell. The dog is friendly.',
      services: [{ code: 'INSTALLATION', price: 59 }, { code: 'REMOVAL' }],
    });
  });
});

describe('the note for the driver', () => {
  it('takes what many say by a press, each once', async () => {
    const { page } = await open('/checkout/shipping', { stored: READY_TO_PAY });
    const chips = page.getByRole('group', { name: 'Add to the note' });
    await chips.getByRole('button', { name: 'Stairs' }).click();
    await chips.getByRole('button', { name: 'Call first' }).click();
    const note = page.getByLabel('Note for the driver');
    expect(await note.inputValue()).toBe('Stairs, Call first');
    expect(await chips.getByRole('button', { name: 'Stairs' }).isDisabled()).toBe(true);
    await note.fill('');
    expect(await chips.getByRole('button', { name: 'Stairs' }).isEnabled()).toBe(true);
  });
});

describe('a delivery', () => {
  it('is asked for one thing after another until it is whole [C-5-73 C-5-74 C-5-75]', async () => {
    const listDeliveryDays = success({ status: 'NOT_AVAILABLE', refusal: 'NOT_SERVED' } as const);
    const { page, stage } = await open('/checkout/shipping', { stored: KNOWN, answers: { listDeliveryDays } });
    await page.getByText('Brunswick 3056').first().waitFor();
    await toPayment(page).click();
    await says(page, 'Select an option.');
    await wayOf(page, 'Delivery').check();
    await toPayment(page).click();
    await says(page, 'Select an address.');
    stage.answer({ listDeliveryDays: success(calendar()) });
    await page.reload();
    await findAddress(page);
    await methodOf(page, 'Choose a day').check();
    await toPayment(page).click();
    await says(page, 'Select a day.');
  });

  it('is preselected, by standard delivery once there is an address, found in one search [C-7-51]', async () => {
    const { page, stage } = await openShipping();
    await expect.poll(() => wayOf(page, 'Delivery').isChecked()).toBe(true);
    await findAddress(page);
    // the service bills what has one token as one search
    const tokens = [...callsOf(stage.calls, 'suggestAddresses'), ...callsOf(stage.calls, 'findAddress')];
    expect(tokens.length).toBeGreaterThan(1);
    expect(new Set(tokens.map(({ input }) => input.sessionToken)).size).toBe(1);
    await expect.poll(() => methodOf(page, 'Standard delivery').isChecked()).toBe(true);
    await toPayment(page).click();
    await page.waitForURL('**/checkout/payment');
  });

  it('to an address that is found comes on a day of the calendar; a reload and back keep it [C-1-04 C-2-48 C-2-50 C-3-34 C-4-82]', async () => {
    const { page, stage, complaints } = await openShipping();
    await wayOf(page, 'Delivery').check();
    await findAddress(page);
    await methodOf(page, 'Choose a day').check();
    expect(callsOf(stage.calls, 'listDeliveryDays').at(-1)?.input).toMatchObject({
      items: [{ productId: MICROWAVE.id, qty: 1 }],
      locality: { postcode: '3056', state: 'VIC' },
    });
    // arrow keys move between days
    expect(await openDays(page).first().getAttribute('data-date')).toBe(FIRST_DAY);
    await openDays(page).first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-date'))).toBe(SECOND_DAY);
    await page.keyboard.press('Enter');
    expect(await isPressed(page, SECOND_DAY)).toBe('true');
    expect(await dayOf(page, SECOND_DAY).locator('small').innerText()).toBe('$14');
    await orderOf(page).getByText('$14.00').first().waitFor();
    await page.getByRole('radio', { name: '12–2 pm' }).check();
    await page.reload();
    await expect.poll(() => isPressed(page, SECOND_DAY)).toBe('true');
    expect(await page.getByRole('radio', { name: '12–2 pm' }).isChecked()).toBe(true);
    await toPayment(page).click();
    await page.waitForURL('**/checkout/payment');
    await page.getByText(/12–2 pm$/).waitFor();
    expect(await keptOf(page)).toMatchObject({ isAddressTyped: false, additional: { deliveryDateValue: SECOND_DAY } });
    await page.goBack();
    await expect.poll(() => isPressed(page, SECOND_DAY)).toBe('true');
    expect(complaints).toEqual([]);
  });

  it('to an address that is typed says what is wrong with each field [C-5-51 C-5-54 C-5-60 C-5-63 C-5-66 C-5-67]', async () => {
    const { page } = await openShipping();
    await wayOf(page, 'Delivery').check();
    await page.getByRole('button', { name: 'Enter the address manually' }).click();
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
    // the continue button submits the typed address too
    await toPayment(page).click();
    await says(page, 'Enter a valid postcode.');
  });

  it('to an address that is typed keeps what was typed, and doubts a postcode of another suburb once', async () => {
    const { page } = await openShipping();
    await wayOf(page, 'Delivery').check();
    await page.getByRole('button', { name: 'Enter the address manually' }).click();
    await fillAddress(page, { ...HOME, postcode: '3011' });
    // still in the last field
    await page.reload();
    await expect.poll(() => field(page, 'Street address').inputValue()).toBe(HOME.street);
    expect(await field(page, 'Postcode').inputValue()).toBe('3011');
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
    await page.getByText('Tuesday 3 March is no longer available. Please choose again.', { exact: true }).waitFor();
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

describe('a pickup', () => {
  it('starts at the nearest store that has everything [C-1-05]', async () => {
    const { page, stage } = await open('/checkout/shipping', { stored: KNOWN, answers: pickupAnswers });
    await wayOf(page, 'Pickup').check();
    await expect.poll(() => page.getByRole('radio', { name: /Richmond/ }).isChecked()).toBe(true);
    const items = [{ productId: MICROWAVE.id, qty: 1 }];
    expect(callsOf(stage.calls, 'listPickupStores').map(({ input }) => input)).toMatchObject([
      { items, point: { lat: expect.closeTo(-37.77, 1), lng: expect.closeTo(144.96, 1) } },
    ]);
    await expect
      .poll(() => callsOf(stage.calls, 'listPickupDays').at(-1)?.input)
      .toMatchObject({ items, storeId: 'erp-richmond' });
    expect(await keptOf(page)).toMatchObject({ storePickup: { store: { erpStoreId: 'erp-richmond' } } });
  });
});

describe('the focus', () => {
  it('is on the address that was chosen, after a search and after typing', async () => {
    const { page } = await openShipping();
    await wayOf(page, 'Delivery').check();
    await findAddress(page);
    await expect.poll(() => focusedText(page)).toContain('12 Saxon Street');
    await page.getByRole('button', { name: /^Change the address/ }).click();
    await field(page, 'Street address').fill('14 Saxon Street');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect.poll(() => focusedText(page)).toContain('14 Saxon Street');
  });

  it('is on the first empty field of an address that is typed, and on the search again', async () => {
    const { page } = await openShipping();
    await wayOf(page, 'Delivery').check();
    await page.getByRole('button', { name: 'Enter the address manually' }).click();
    await expect.poll(hasFocus(page, 'input[name=street1]')).toBe(true);
    await page.getByRole('button', { name: 'Search for an address instead' }).click();
    await expect.poll(hasFocus(page, '[role=combobox]')).toBe(true);
  });

  it('is on the stores near the suburb that was chosen', async () => {
    const { page } = await open('/checkout/shipping', { stored: KNOWN, answers: pickupAnswers });
    await wayOf(page, 'Pickup').check();
    await page.getByRole('button', { name: 'Change suburb' }).click();
    await page.getByRole('combobox', { name: 'Suburb or postcode' }).fill('macq');
    await page.getByRole('option', { name: /^Macquarie Island/ }).click();
    await expect.poll(() => focusedText(page)).toBe('Stores near Macquarie Island 7151');
  });
});

it('on a phone the amount and the way on stay at the bottom of the screen', async () => {
  const { page } = await open('/checkout/shipping', { stored: READY_TO_PAY, width: 390 });
  await page.getByText('Standard delivery').first().waitFor();
  const bottomOf = async () => {
    const box = await toPayment(page).boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  const height = page.viewportSize()?.height ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(height + 200);
  expect(await bottomOf()).toBeLessThanOrEqual(height);
  expect(await bottomOf()).toBeGreaterThan(height - 60);
  await openStep(page).getByText('$608.00').waitFor();
});
