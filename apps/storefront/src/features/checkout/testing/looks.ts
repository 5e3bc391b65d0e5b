import { failed, rejected, success } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { visit } from '../../../../../../scripts/browser/set-up-browser.ts';
import { IN_BRUNSWICK } from '../../../../testing/cart/cart-answers.ts';
import { MICROWAVE } from '../../../../testing/cart/cart-goods.ts';
import { keepCart } from '../../../../testing/cart/set-up-cart.ts';
import type { Look } from '../../../../testing/look.ts';
import { signedIn } from '../../../../testing/signed-in.ts';
import type { Answers } from '../../../../testing/stage-answers.ts';
import {
  fillAddress,
  findAddress,
  HOME,
  methodOf,
  openDays,
  says,
  toDelivery,
  toPayment,
  wayOf,
} from './checkout-parts.ts';
import { paymentAnswers } from './payment-answers.ts';
import { addGiftCard, applyGiftCard, choose, payBy, refusal } from './payment-parts.ts';
import { pickupAnswers } from './pickup-answers.ts';
import { NUMBER, PLACED, takesOrder } from './placed-order.ts';
import { priceChanges } from './price-changes.ts';
import { ADDRESS, KNOWN, READY_TO_PAY } from './saved-checkout.ts';

const ADDRESSES = [
  { ...ADDRESS, id: 'home', isDefaultBilling: true, isDefaultShipping: true },
  { ...ADDRESS, id: 'work', street1: '88 Smith Street', isDefaultBilling: false, isDefaultShipping: false },
];

type Stored = Record<string, string>;
type Reach = (page: Page) => Promise<unknown>;
type Part = { readonly stored?: Stored; readonly answers?: Answers };

/** A checkout page with a microwave in the cart, and the steps to take. */
const look = (name: string, path: string, reach: Reach, { stored = IN_BRUNSWICK, answers = {} }: Part = {}): Look => ({
  name,
  path: '/cart',
  stored,
  answers: { ...paymentAnswers, ...pickupAnswers, ...takesOrder, ...answers },
  reach: async (page) => {
    await keepCart(page, [MICROWAVE]);
    await visit(page, path);
    await reach(page);
  },
});

const shipping = (name: string, reach: Reach, part: Part = {}): Look =>
  look(name, '/checkout/shipping', reach, { stored: KNOWN, ...part });

const payment = (name: string, answers: Answers, reach: Reach): Look =>
  look(name, '/checkout/payment', reach, { stored: READY_TO_PAY, answers });

const providerPage: Answers = {
  loadPaymentSettings: success({
    browser: { kind: 'PAGE', providerName: 'Stripe' },
    captcha: { siteKey: 'site', scriptUrl: '/payment-form/captcha.js' },
  }),
  listPaymentMethods: success({ types: ['ADYEN_CREDIT_CARD', 'ADYEN_AFTERPAY'], browserData: {} }),
};

const holding = (amountRemaining: number): Answers => ({
  checkVoucher: success({ expires: '2099-01-01', amountRemaining }),
});

const STEPS: readonly Look[] = [
  look('the contact step', '/checkout/contact-info', async (page) => {
    await toDelivery(page).waitFor();
    await page.locator('summary').evaluate((summary: HTMLElement) => summary.click());
  }),
  look('the contact step with everything missing', '/checkout/contact-info', async (page) => {
    await toDelivery(page).click();
    await says(page, 'Enter your email address.');
  }),
  shipping('the choice between delivery and pickup', (page) => wayOf(page, 'Delivery').waitFor()),
  shipping('a delivery without a day', async (page) => {
    await wayOf(page, 'Delivery').check();
    await findAddress(page);
    await methodOf(page, 'Choose a day').check();
    await toPayment(page).click();
    await says(page, 'Select a day.');
  }),
  shipping('a standard delivery', async (page) => {
    await wayOf(page, 'Delivery').check();
    await findAddress(page);
    await methodOf(page, 'Standard delivery').check();
  }),
  shipping('an address with everything missing', async (page) => {
    await wayOf(page, 'Delivery').check();
    await page.getByRole('button', { name: 'Enter the address manually' }).click();
    await page.getByRole('button', { name: 'Use this address' }).click();
    await says(page, 'Enter a street address.');
  }),
  shipping('a pickup without a day', async (page) => {
    await wayOf(page, 'Pickup').check();
    await page.locator('input[name=pickupStore]:not([disabled])').first().check();
    await methodOf(page, 'Choose a day').check();
    await openDays(page).first().waitFor();
    await toPayment(page).click();
    await says(page, 'Select a day.');
  }),
  shipping(
    'the choice among saved addresses',
    async (page) => {
      await wayOf(page, 'Delivery').check();
      await page.getByRole('button', { name: /^Change the address/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    signedIn({ customer: { addresses: ADDRESSES }, stored: KNOWN }),
  ),
];

const PAYMENTS: readonly Look[] = [
  payment('the payment step', {}, (page) => choose(page, 'Alipay')),
  payment('the payment step of a provider with a page of its own', providerPage, async (page) => {
    await page.getByRole('radio', { name: 'Afterpay' }).waitFor();
  }),
  payment('a billing address that is typed', {}, async (page) => {
    await page.getByLabel('Billing address is the same as the delivery address').uncheck();
    await page.getByRole('button', { name: 'Enter the address manually' }).click();
    await fillAddress(page, HOME);
  }),
  payment(
    'a refused payment',
    { placeGuestOrder: rejected({ code: 'PaymentProcessorDeclinedHard' }) },
    async (page) => {
      await payBy(page, 'Alipay');
      await refusal(page, 'You have not been charged').waitFor();
    },
  ),
  payment('a payment that nobody knows of', { placeGuestOrder: failed('UNAVAILABLE') }, async (page) => {
    await payBy(page, 'Alipay');
    await refusal(page, 'We do not know yet').waitFor();
  }),
  payment(
    'a payment of what is sold out',
    {
      placeGuestOrder: rejected({
        code: 'InsufficientStock',
        params: { variantId: MICROWAVE.variantId, stockQty: 0 },
      }),
    },
    async (page) => {
      await payBy(page, 'Alipay');
      await refusal(page, 'just sold out').waitFor();
    },
  ),
  payment('a total that has changed', priceChanges(), async (page) => {
    await payBy(page, 'Alipay');
    await page.getByText('Your total has changed.').waitFor();
  }),
  payment('a gift card that is refused', { checkVoucher: rejected({ code: 'VoucherExpired' }) }, async (page) => {
    await addGiftCard(page, '3100');
    await page.getByText('This gift card has expired.').waitFor();
  }),
  payment('a gift card that pays it all', holding(1999), async (page) => {
    await addGiftCard(page, '1999');
    await page.getByRole('button', { name: 'Place order' }).waitFor();
  }),
  payment('a gift card that pays a part', holding(250), async (page) => {
    await applyGiftCard(page, '1250');
  }),
];

const AFTERWARDS: readonly Look[] = [
  payment('a confirmation', {}, async (page) => {
    await payBy(page, 'Alipay');
    await page.getByRole('heading', { name: 'Save this order to an account' }).waitFor();
    await page.getByRole('heading', { name: MICROWAVE.name, exact: true }).waitFor();
  }),
  payment(
    'the confirmation of a payment that is being checked',
    {
      placeGuestOrder: success({ orderNumber: NUMBER, status: 'pending', actionData: null }),
      findGuestOrder: success({ ...PLACED, status: 'PENDING' }),
    },
    async (page) => {
      await payBy(page, 'Alipay');
      await page.getByRole('heading', { name: 'To pay' }).waitFor();
    },
  ),
];

async function findOrder(page: Page): Promise<void> {
  const form = page.locator('main form');
  await form.getByLabel('Order number').fill(NUMBER);
  await form.getByLabel('Email address').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Find my order' }).click();
}

/** Checkout, confirmation and order lookup in every state. */
export const LOOKS: readonly Look[] = [
  ...STEPS,
  ...PAYMENTS,
  ...AFTERWARDS,
  {
    name: 'an order that is not found',
    path: '/orders/find',
    answers: { findGuestOrder: rejected({ code: 'ORDER_NOT_FOUND' }) },
    reach: async (page) => {
      await findOrder(page);
      await page.getByText(/^We could not find this order\./).waitFor();
    },
  },
  {
    name: 'an order that is found',
    path: '/orders/find',
    answers: { ...takesOrder, listDocuments: success({ products: [] }) },
    reach: async (page) => {
      await findOrder(page);
      await page.getByRole('heading', { name: `Order ${NUMBER}` }).waitFor();
    },
  },
];
