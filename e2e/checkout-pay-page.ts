import type { Locator, Page, Request } from 'playwright-core';
import { payButton } from '../apps/storefront/src/features/checkout/testing/payment-parts.ts';
import { startInBrunswick } from './cart-summary-page.ts';
import { openCartWith } from './kept-cart.ts';

export {
  addGiftCard,
  applyGiftCard,
  choose,
  heldCard,
  keptText,
  leftToPay,
  orderNumberOf,
  payButton,
  payBy,
  refusal,
} from '../apps/storefront/src/features/checkout/testing/payment-parts.ts';

/** A whole journey takes many pages, and a loaded machine is slow. */
export const JOURNEY_MS = 360_000;

/** Priced within the limits of every payment method, with enough stock for every test that buys one. */
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

/** Reaches payment with everything filled in but the payment, for tests that are not about the earlier steps. */
export async function reachPayment(page: Page, told: Told = {}): Promise<string> {
  const name = await prepareOrder(page, told);
  await openPayment(page);
  return name;
}

/** Fills in everything that an order needs before it is paid. */
export async function prepareOrder(page: Page, { buyer = BUYER, product = MICROWAVE }: Told = {}): Promise<string> {
  await startInBrunswick(page);
  const name = await openCartWith(page, product);
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
  return name;
}

async function openPayment(page: Page): Promise<void> {
  await page.goto('/checkout/payment');
  await payButton(page).waitFor();
}

type SecuredField = 'encryptedCardNumber' | 'encryptedExpiryDate' | 'encryptedSecurityCode';

/** A secured card field, which is an iframe of the payment provider. */
export const secured = (page: Page, type: SecuredField): Locator =>
  page.frameLocator(`[data-cse="${type}"] iframe`).locator('input[data-fieldtype], input').first();

const CARD = { number: '4111111111111111', date: '0330', code: '737', name: 'Ana Le' };

async function typeInto(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(text);
}

/** Fills the provider's card fields, replacing what is there. */
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

/** Records the idempotency keys of the orders a page sends. */
export function watchOrders(page: Page): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/order/place/guest')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

/** Places a paid order by another shopper for the same items. */
export async function orderLike(page: Page, sent: Request): Promise<void> {
  const body = JSON.stringify(sent.postDataJSON()).replaceAll('"DECLINED"', '"Ana Le"');
  const response = await page.request.post('/api/order/place/guest', {
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    data: body,
  });
  if (!response.ok()) throw new Error(`The other order was not placed: ${await response.text()}`);
}
