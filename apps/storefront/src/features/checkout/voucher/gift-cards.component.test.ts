import { failed, rejected, success } from '@wattle/domain/results';
import { VOUCHER_SUSPENDED_MESSAGE } from '@wattle/domain/vouchers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { MICROWAVE } from '../../../../testing/cart/cart-goods.ts';
import { sampleDocument } from '../../../../testing/cart/sample-products.ts';
import { kept } from '../../../../testing/cart/set-up-cart.ts';
import { callsOf } from '../../../../testing/open-stage.ts';
import type { Answers } from '../../../../testing/stage-answers.ts';
import { toPayment } from '../testing/checkout-parts.ts';
import {
  addGiftCard,
  applyGiftCard,
  heldCard,
  keptText,
  leftToPay,
  orderNumberOf,
  payBy,
  refusal,
} from '../testing/payment-parts.ts';
import { NUMBER, takesOrder } from '../testing/placed-order.ts';
import { slowDearerQuote } from '../testing/price-changes.ts';
import { READY_TO_PAY } from '../testing/saved-checkout.ts';
import { setUpCheckout } from '../testing/set-up-checkout.ts';

const open = setUpCheckout();

/** A PIN in storage, which is JSON within JSON. */
const PIN = /pin\\*":\\*"\d/;

const holding = (amountRemaining: number) => success({ expires: '2099-01-01', amountRemaining });

/** Balances of the test gift cards, by their last four digits. */
const BALANCES: Answers = {
  checkVoucher: ({ code }) => {
    switch (code.slice(-4)) {
      case '1250':
        return holding(250);
      case '1025':
        return holding(25.5);
      case '1999':
        return holding(1999);
      case '5000':
        return holding(0);
      case '3100':
        return rejected({ code: 'VoucherExpired' });
      case '4075':
        return rejected({ code: 'VoucherInvalid', params: { message: VOUCHER_SUSPENDED_MESSAGE } });
      default:
        return rejected({ code: 'VoucherInvalid' });
    }
  },
};

const openPayment = (answers: Answers = {}) =>
  open('/checkout/payment', { stored: READY_TO_PAY, answers: { ...BALANCES, ...takesOrder, ...answers } });

const left = (page: Page, words: string) => leftToPay(page).getByText(words, { exact: true }).waitFor();

it('gift cards say why they are refused, and keep their number to be typed no second time', async () => {
  const { page } = await openPayment();
  for (const [last, words] of [
    ['3100', 'This gift card has expired.'],
    ['5000', 'There is nothing left on this gift card.'],
    ['4075', 'This gift card is suspended.'],
    ['9999', 'We could not find this gift card.'],
  ] as const) {
    await addGiftCard(page, last);
    await page.getByText(words).waitFor();
    expect(await page.getByLabel('PIN').inputValue()).toBe('');
    expect(await page.getByLabel('Card number').first().inputValue()).toContain(last);
  }
  await left(page, '$608.00');
});

it('what is left to pay counts delivery while the shop is asked again, for a shopper whose suburb is only in the address', async () => {
  const { 'wattle.checkout': checkout } = READY_TO_PAY;
  const { page, stage } = await open('/checkout/shipping', {
    stored: { 'wattle.checkout': checkout },
    answers: { ...BALANCES, ...takesOrder },
  });
  await toPayment(page).click();
  await left(page, '$608.00');
  const slow = slowDearerQuote();
  stage.answer(slow.answers);
  await applyGiftCard(page, '1250');
  await left(page, '$358.00');
  slow.open();
});

it('gift cards leave less to pay, are on the order once, and go when they are taken off [C-4-95]', async () => {
  const { page } = await openPayment();
  await left(page, '$608.00');
  for (const last of ['1250', '1025']) {
    await applyGiftCard(page, last);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(`Ending ${last}`);
  }
  await left(page, '$332.50');
  await addGiftCard(page, '1025');
  await page.getByText('This gift card has already been applied.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove the gift card ending 1025' }).click();
  await heldCard(page, '1025').waitFor({ state: 'detached' });
  await page.reload();
  await heldCard(page, '1250').waitFor();
  await left(page, '$358.00');
  // PINs stay in the tab, and removed cards are gone everywhere
  expect(await keptText(page, 'localStorage')).not.toMatch(PIN);
  const held = await keptText(page, 'sessionStorage');
  expect(held).toMatch(PIN);
  expect(held).not.toContain('6036280000000001025');
});

it('gift cards that pay it all need no other payment: one plain button [C-7-38]', async () => {
  const { page, stage } = await openPayment();
  await addGiftCard(page, '1999');
  await page.getByRole('button', { name: 'Place order' }).click();
  expect(await orderNumberOf(page)).toBe(NUMBER);
  expect(callsOf(stage.calls, 'placeGuestOrder').map(({ input }) => input)).toMatchObject([
    {
      cart: {
        payment: {
          methods: [
            { methodCode: 'adyenGivex', amount: 608, code: '6036280000000001999', pin: '1999' },
            { methodCode: 'noPayment', amount: 0 },
          ],
        },
      },
    },
  ]);
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    expect(await keptText(page, kind)).not.toMatch(PIN);
  }
});

it('gift cards that hold less than before are told of before anything is paid, and stay after a refusal [C-4-104 C-4-105]', async () => {
  const { page, stage } = await openPayment({ placeGuestOrder: rejected({ code: 'PaymentProcessorDeclinedHard' }) });
  await applyGiftCard(page, '1250');
  await payBy(page, 'Alipay');
  await refusal(page, 'Your gift cards are still applied.').waitFor();
  stage.answer({ ...takesOrder, checkVoucher: holding(0) });
  await payBy(page, 'Alipay');
  await page.getByText(/The gift card ending 1250 is no longer on your order\./).waitFor();
  await page.getByText('You have not been charged. Check what is left to pay.').waitFor();
  await heldCard(page, '1250').waitFor({ state: 'detached' });
  expect(callsOf(stage.calls, 'placeGuestOrder')).toHaveLength(1);
  await payBy(page, 'Alipay');
  expect(await orderNumberOf(page)).toBe(NUMBER);
});

it('gift cards that cannot be asked about are dropped, and it is said [C-4-103 C-4-104]', async () => {
  const { page, stage } = await openPayment();
  await applyGiftCard(page, '1250');
  stage.answer({ checkVoucher: failed('UNAVAILABLE') });
  await payBy(page, 'Alipay');
  await page
    .getByText('The gift card ending 1250 is no longer on your order. We could not check this gift card.')
    .waitFor();
  await heldCard(page, '1250').waitFor({ state: 'detached' });
  expect(callsOf(stage.calls, 'placeGuestOrder')).toEqual([]);
});

it('gift cards are not taken for an order with a gift card in it, and the page says so', async () => {
  const card = sampleDocument('gift', {
    ...{ name: 'Digital gift card, $50', functionalType: 'giftcard', price: 50, erpOriginalPrice: 50 },
  });
  const details = { amount: 50, message: '', senderName: 'Sam', recipientName: 'Ana' };
  const giftcard = { ...details, recipientEmail: 'ana@example.com' };
  const { page } = await open('/checkout/payment', {
    stored: READY_TO_PAY,
    cart: [MICROWAVE, kept(card, { id: 'own', giftcard })],
    answers: { ...BALANCES, ...takesOrder, products: [MICROWAVE, card] },
  });
  await page.getByText('Gift cards cannot buy gift cards.').waitFor();
  expect(await page.getByRole('button', { name: 'Add a gift card' }).count()).toBe(0);
});
