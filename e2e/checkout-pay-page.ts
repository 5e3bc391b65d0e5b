import type { Page } from 'playwright-core';
import { addFromList } from './cart-page.ts';
import { startInBrunswick } from './cart-summary-page.ts';

/** Dear enough for every way to pay, cheap enough too. */
const MICROWAVES = '/search?q=microwave';

export const BUYER = { email: 'ana.le@example.com', firstName: 'Ana', lastName: 'Le', phone: '0491570156' };

const KEPT = {
  contact: { ...BUYER, agreeToMarketing: false },
  shippingType: 'DELIVERY',
  delivery: {
    type: 'DELIVERY',
    address: {
      type: 'ENTERED',
      address: {
        company: '',
        contactName: 'Ana Le',
        country: 'AU',
        postcode: '3056',
        state: 'VIC',
        street1: '12 Saxon Street',
        street2: '',
        suburb: 'Brunswick',
      },
    },
    options: { methodCode: 'delivery' },
  },
};

/** Somebody who has told everything but how they pay: for tests that are not about the steps before. */
export async function reachPayment(page: Page): Promise<string> {
  await startInBrunswick(page);
  const name = await addFromList(page, MICROWAVES);
  await page.evaluate((kept) => localStorage.setItem('wattle.checkout', kept), JSON.stringify(KEPT));
  await openPayment(page);
  return name;
}

export async function openPayment(page: Page): Promise<void> {
  await page.goto('/checkout/payment');
  await payButton(page).waitFor();
}

export const payButton = (page: Page) =>
  page.locator('.adyen-checkout__payment-method--selected .adyen-checkout__button--pay');

const secured = (page: Page, type: string) => page.frameLocator(`[data-cse="${type}"] iframe`).locator('input');

export const CARD = { number: '4111111111111111', date: '0330', code: '737', name: 'Ana Le' };

/** Types a card into the provider's own fields. */
export async function fillCard(page: Page, part: Partial<typeof CARD> = {}): Promise<void> {
  const { number, date, code, name } = { ...CARD, ...part };
  await secured(page, 'encryptedCardNumber').pressSequentially(number);
  await secured(page, 'encryptedExpiryDate').pressSequentially(date);
  await secured(page, 'encryptedSecurityCode').pressSequentially(code);
  await page.getByLabel('Name on card').fill(name);
}

export async function payByCard(page: Page, part: Partial<typeof CARD> = {}): Promise<void> {
  await fillCard(page, part);
  await payButton(page).click();
}

/** Opens another way to pay, and goes to its page. */
export async function payBy(page: Page, method: string): Promise<void> {
  await page
    .locator('.adyen-checkout__payment-method')
    .filter({ hasText: method })
    .locator('button,.adyen-checkout__payment-method__header__title')
    .first()
    .click();
  await payButton(page).click();
}

/** The confirmation, with the number of the order. */
export async function orderNumberOf(page: Page): Promise<string> {
  await page.waitForURL('**/checkout/success');
  await page.getByRole('heading', { name: /^Thank you, Ana/, level: 1 }).waitFor();
  const words = await page.getByText(/^Order number/).innerText();
  return /W-\d+/.exec(words)?.[0] ?? '';
}

/** What is left to pay, as the gift cards' box says it. */
export const leftToPay = (page: Page) => page.getByRole('region', { name: 'Gift cards' }).getByText('Left to pay');

export async function addGiftCard(page: Page, code: string, pin: string): Promise<void> {
  const box = page.getByRole('region', { name: 'Gift cards' });
  const opener = box.getByRole('button', { name: /^Add (a|another) gift card$/ });
  if (await opener.isVisible()) await opener.click();
  await box.getByLabel('Card number').fill(code);
  await box.getByLabel('PIN').fill(pin);
  await box.getByRole('button', { name: 'Apply gift card' }).click();
}

/** A gift card of the demo shop by its last four digits, which are its PIN too. */
export const demoCard = (last: string): readonly [string, string] => [`603628000000000${last}`, last];

/** The shop refuses the next orders for this reason. */
export async function refuseOrders(page: Page, reason: Record<string, unknown>): Promise<void> {
  await page.route('**/api/order/place/guest', (route) =>
    route.fulfill({ status: 422, contentType: 'application/json', body: JSON.stringify({ reasons: [reason] }) }),
  );
}
