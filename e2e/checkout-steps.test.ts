import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { BUYER, JOURNEY_MS, orderNumberOf, payButton, payByCard } from './checkout-pay-page.ts';
import {
  fillAddress,
  fillContact,
  HOME,
  methodOf,
  openDays,
  openStep,
  orderOf,
  startCheckout,
  toDelivery,
  toPayment,
  wayOf,
} from './checkout-steps-page.ts';

const open = useBrowser();

it(
  'a guest has it brought to an address that was typed, on a day and at an hour of their choice [C-1-04 C-2-48 C-3-34 C-4-82]',
  async () => {
    const { page, complaints } = await open();
    await startCheckout(page);
    await fillContact(page, BUYER);
    await toDelivery(page).click();
    await wayOf(page, 'Delivery').check();
    await page.getByRole('button', { name: 'Enter the address manually' }).click();
    await fillAddress(page, { ...HOME, postcode: '3011' });
    await toPayment(page).click();
    // a postcode that does not match the suburb is queried once
    await page.getByRole('button', { name: 'Use VIC 3056' }).click();
    await toPayment(page).click();
    await methodOf(page, 'Choose a day').check();
    const date = (await openDays(page).nth(1).getAttribute('data-date')) ?? '';
    await openDays(page).nth(1).click();
    const day = openStep(page).locator(`button[data-date="${date}"]`);
    const price = Number((await day.locator('small').innerText()).replace('$', '')).toFixed(2);
    await orderOf(page).getByText(`$${price}`).first().waitFor();
    await page.getByRole('radio', { name: '12–2 pm' }).check();
    await toPayment(page).click();
    await page.waitForURL('**/checkout/payment');
    await page.getByText(/12–2 pm$/).waitFor();
    await payButton(page).waitFor();
    const placed = page.waitForRequest('**/api/order/place/guest');
    await payByCard(page);
    expect((await placed).postDataJSON().extra).toMatchObject({
      shippingDate: date,
      shippingWindow: '12:00-14:00',
      manuallyEnteredAddress: true,
    });
    await orderNumberOf(page);
    const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));
    await page.getByRole('heading', { name: `Thank you, Ana. See you ${weekday}.` }).waitFor();
    expect(complaints).toEqual([]);
  },
  JOURNEY_MS,
);
