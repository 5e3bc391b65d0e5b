import type { Locator, Page, Request } from 'playwright-core';
import { startInBrunswick } from './cart-summary-page.ts';
import { openCartWith } from './kept-cart.ts';

/** Dear enough for every way to pay, cheap enough too; there are more of it than tests that buy one. */
export const PRODUCT = '23L Microwave, 800 W, built-in, stainless';
const MICROWAVE = `/search?q=${encodeURIComponent(PRODUCT)}`;

export const BUYER = { email: 'ana.le@example.com', firstName: 'Ana', lastName: 'Le', phone: '0491570156' };

const HOME = {
  company: '',
  contactName: 'Ana Le',
  country: 'AU',
  postcode: '3056',
  state: 'VIC',
  street1: '12 Saxon Street',
  street2: '',
  suburb: 'Brunswick',
};

type Told = { readonly buyer?: typeof BUYER; readonly product?: string };

/** Somebody who has told everything but how they pay: for tests that are not about the steps before. */
export async function reachPayment(page: Page, { buyer = BUYER, product = MICROWAVE }: Told = {}): Promise<string> {
  await startInBrunswick(page);
  const [name = ''] = await openCartWith(page, product);
  const kept = {
    contact: { ...buyer, agreeToMarketing: false },
    shippingType: 'DELIVERY',
    delivery: {
      type: 'DELIVERY',
      address: { type: 'ENTERED', address: HOME },
      options: { methodCode: 'delivery' },
    },
  };
  await page.evaluate((text) => localStorage.setItem('wattle.checkout', text), JSON.stringify(kept));
  await openPayment(page);
  return name;
}

export async function openPayment(page: Page): Promise<void> {
  await page.goto('/checkout/payment');
  await payButton(page).waitFor();
}

export const payButton = (page: Page) =>
  page.locator('.adyen-checkout__payment-method--selected .adyen-checkout__button--pay');

export type SecuredField = 'encryptedCardNumber' | 'encryptedExpiryDate' | 'encryptedSecurityCode';

/** A field of the card, which is a page of the provider's own. */
export const secured = (page: Page, type: SecuredField): Locator =>
  page.frameLocator(`[data-cse="${type}"] iframe`).locator('input[data-fieldtype], input').first();

export const CARD = { number: '4111111111111111', date: '0330', code: '737', name: 'Ana Le' };

async function typeInto(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(text);
}

/** Types a card into the provider's own fields, over what is in them. */
export async function fillCard(page: Page, part: Partial<typeof CARD> = {}): Promise<void> {
  const { number, date, code, name } = { ...CARD, ...part };
  await typeInto(secured(page, 'encryptedCardNumber'), number);
  await typeInto(secured(page, 'encryptedExpiryDate'), date);
  await typeInto(secured(page, 'encryptedSecurityCode'), code);
  await page.getByLabel('Name on card').fill(name);
}

export async function payByCard(page: Page, part: Partial<typeof CARD> = {}): Promise<void> {
  await fillCard(page, part);
  await payButton(page).click();
}

/** Opens another way to pay. */
export async function choose(page: Page, method: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${method}`) }).click();
  await payButton(page).waitFor();
}

/** Opens another way to pay, and goes to its page. */
export async function payBy(page: Page, method: string): Promise<void> {
  await choose(page, method);
  await payButton(page).click();
}

/** What is said when it was not paid. */
export const refusal = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

/** The confirmation, with the number of the order. */
export async function orderNumberOf(page: Page): Promise<string> {
  await page.waitForURL('**/checkout/success');
  await page.getByRole('heading', { name: /^Thank you, Ana/, level: 1 }).waitFor();
  const words = await page.getByText(/^Order number/).innerText();
  return /W-\d+/.exec(words)?.[0] ?? '';
}

const giftBox = (page: Page) => page.getByRole('region', { name: 'Gift cards' });

/** The row of a gift card that is on the order. */
export const heldCard = (page: Page, last: string) => giftBox(page).getByText(`Ending ${last}`, { exact: true });

/** What is left to pay, as the gift cards' box says it. */
export const leftToPay = (page: Page) => giftBox(page).locator('strong');

/** A gift card of the demo shop is known by its last four digits, which are its PIN too. */
export async function addGiftCard(page: Page, last: string, pin = last): Promise<void> {
  const box = giftBox(page);
  const opener = box.getByRole('button', { name: /^Add (a|another) gift card$/ });
  if (await opener.isVisible()) await opener.click();
  await box.getByLabel('Card number').fill(`603628000000000${last}`);
  await box.getByLabel('PIN').fill(pin);
  await box.getByRole('button', { name: 'Apply gift card' }).click();
}

/** Everything that the browser keeps of the shop, and would keep after the tab is closed. */
export const keptText = (page: Page, kind: 'localStorage' | 'sessionStorage'): Promise<string> =>
  page.evaluate((name) => JSON.stringify(globalThis[name]), kind);

/** Counts the orders that a page sends, and the keys they come with. */
export function watchOrders(page: Page): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/order/place/guest')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

/** Another order for the same as one that a page sent, by somebody else, paid. */
export async function orderLike(page: Page, sent: Request): Promise<void> {
  const body = JSON.stringify(sent.postDataJSON()).replaceAll('"DECLINED"', '"Ana Le"');
  const response = await page.request.post('/api/order/place/guest', {
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    data: body,
  });
  if (!response.ok()) throw new Error(`The other order was not placed: ${await response.text()}`);
}

type Stocked = { readonly name: string; readonly variants: readonly { readonly qty: number }[] };

/** A product of which there is just one left. */
export async function findLastOne(page: Page): Promise<string> {
  for (const query of ['portable speaker', 'shaver', 'earbuds', 'router']) {
    const response = await page.request.post('/api/search/indexes/products/query', {
      data: { query, hitsPerPage: 48 },
    });
    const { hits }: { hits: readonly Stocked[] } = await response.json();
    const last = hits.find(({ variants }) => variants.length === 1 && variants[0]?.qty === 1);
    if (last) return last.name;
  }
  throw new Error('There is no product of which one is left.');
}
