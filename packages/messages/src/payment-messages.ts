import { PAYMENT_METHODS, type WithheldMethod } from '@wattle/domain/checkout';
import { type Cents, formatPrice } from '@wattle/domain/money';
import type { DeclineCause, PlaceProblemCode } from '@wattle/domain/order';
import type { CancelledVoucher, VoucherFormCode, VoucherProblem } from '@wattle/domain/vouchers';
import { errorMessages } from './error-messages.ts';

export type ProblemWords = {
  /** What happened. */
  readonly title: string;
  /** Says that nothing was charged, and what to do next. */
  readonly words: string;
};

const CHANGED = 'You have not been charged. Check the new total before you pay.';

/** Shown when an order is not placed, one per code: what happened, that nothing was charged, what to do. */
export const placeProblemMessages = {
  InsufficientStock: {
    title: 'Something in your order has just sold out.',
    words: 'You have not been charged, and your details are kept.',
  },
  VoucherInsufficientFunds: {
    title: 'The balance of a gift card has changed.',
    words: 'You have not been charged. Check what is left to pay, then pay again.',
  },
  GiftCardNotAccepted: {
    title: 'Gift cards cannot buy gift cards.',
    words: 'You have not been charged. Pay another way, or buy the gift card in an order of its own.',
  },
  PaymentGatewayRejected: {
    title: 'The payment did not go through.',
    words: 'You have not been charged. Try again, or pay another way.',
  },
  PaymentProcessorDeclinedHard: {
    title: 'Your bank declined this payment.',
    words: 'You have not been charged. Try another card or another way to pay.',
  },
  PAYMENT_CANCELLED: {
    title: 'The payment was cancelled.',
    words: 'You have not been charged, and everything is as you left it. Pay again when you are ready.',
  },
  PAYMENT_ADDITIONAL_ACTION_FAILED: {
    title: 'Your bank could not confirm that it was you.',
    words: 'You have not been charged. Try again, or pay another way.',
  },
  PaymentDetailsInvalid: {
    title: 'The payment page answered for a different payment.',
    words: 'Your order is not placed yet. Continue the payment below, or cancel it and pay another way.',
  },
  PaymentMethodUnavailable: {
    title: 'This way to pay cannot be used for this order.',
    words: 'You have not been charged. Choose another one.',
  },
  ShippingMethodUnavailable: {
    title: 'That delivery or pickup option is no longer available.',
    words: 'You have not been charged. Choose another one, then pay.',
  },
  CartInvalid: {
    title: 'Something in your cart cannot be ordered as it is.',
    words: 'You have not been charged. See the note in your cart.',
  },
  CartPromotionsChanged: { title: 'The offers on your order have changed.', words: CHANGED },
  CartPriceChanged: { title: 'A price has changed.', words: CHANGED },
  LOCALITY_NOT_FOUND: {
    title: 'We could not find the suburb or postcode of your address.',
    words: 'You have not been charged. Check the address, then pay.',
  },
  ORDER_NOT_FOUND: {
    title: 'This payment timed out.',
    words: 'You have not been charged, and your cart is safe. Please pay again.',
  },
  IdempotencyKeyReused: {
    title: 'Your order changed while it was being sent.',
    words: 'You have not been charged. Please pay again.',
  },
  OrderAlreadyPlaced: {
    title: 'This order is already placed.',
    words: 'You have not been charged again: it was paid a moment ago.',
  },
  ACCOUNT_NOT_AUTHENTICATED: {
    title: 'You have been signed out.',
    words: 'You have not been charged. Sign in again, or continue as a guest.',
  },
  MISSING_DATA: {
    title: 'Something about your order is missing.',
    words: 'You have not been charged. Check your contact details and the delivery, then pay.',
  },
  PLACING_ELSEWHERE: {
    title: 'This order is being placed in another tab.',
    words: 'You have not been charged here. Look at the other tab first.',
  },
  NO_ANSWER: {
    title: 'We do not know yet whether your payment went through.',
    words: 'Please do not pay again. Check again first: you will not be charged twice.',
  },
} as const satisfies Record<PlaceProblemCode, ProblemWords>;

/** Refusals of which the bank says what is wrong: what happened, that nothing was charged, what to do. */
export const declineMessages = {
  CARD_EXPIRED: {
    title: 'This card has expired.',
    words: 'You have not been charged. Check the date on the card, or use another card.',
  },
  CODE_INVALID: {
    title: 'The security code is incorrect.',
    words: 'You have not been charged. Type it again: 3 digits on the back, or 4 on the front of an American Express.',
  },
  CARD_INVALID: {
    title: 'The bank does not recognise this card number.',
    words: 'You have not been charged. Check the number against the card: one digit may be wrong.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'There is not enough money on this card.',
    words: 'You have not been charged. Use another card, add a gift card, or pay another way.',
  },
} as const satisfies Record<DeclineCause, ProblemWords>;

/** Error at a missing billing address [C-1-07]. */
export const billingMessages = { ADDRESS_EMPTY: 'Enter the billing address.' } as const;

/** Gift cards on a failed order stay applied. */
export const GIFT_CARDS_STAY = 'Your gift cards are still applied.';

/** Field errors of the gift card form in the checkout [C-4-96 … C-4-103]. */
export const voucherMessages = {
  ALREADY_APPLIED: errorMessages.VOUCHER_APPLIED,
  REDEEMED: errorMessages.VOUCHER_REDEEMED,
  SUSPENDED: 'This gift card is suspended. Please call us.',
  EXPIRED: errorMessages.VOUCHER_EXPIRED,
  NOT_FOUND: errorMessages.VOUCHER_NOT_FOUND,
  LOCKED: 'Too many tries. You can try this gift card again in 15 minutes.',
  ERROR: 'We could not check this gift card. Please try again.',
  VOUCHER_CODE_EMPTY: 'Enter the gift card number.',
  VOUCHER_PIN_EMPTY: 'Enter the gift card PIN.',
} as const satisfies Record<VoucherProblem | VoucherFormCode, string>;

/** Identifies a gift card by its last four digits. */
export const voucherName = (code: string): string => `ending ${code.slice(-4)}`;

/** Why a gift card was removed from the order [C-4-105]. */
export const cancelledVoucherWords = ({ code, reason }: CancelledVoucher): string =>
  `The gift card ${voucherName(code)} is no longer on your order. ${voucherMessages[reason]}`;

/** The balance of a gift card has changed since it was added. */
export const changedVoucherWords = (code: string, was: Cents, now: Cents): string =>
  `The gift card ${voucherName(code)} now holds ${formatPrice(now)}. It was ${formatPrice(was)} when you added it.`;

/** Why a payment method is not offered. */
export function withheldWords({ limits }: WithheldMethod, totalCents: Cents): string {
  return `For orders from ${formatPrice(limits.minCents)} to ${formatPrice(limits.maxCents)}. Yours is ${formatPrice(totalCents)}.`;
}

export const withheldName = ({ type }: WithheldMethod): string => PAYMENT_METHODS[type].label;
