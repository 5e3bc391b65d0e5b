import {
  type CancelledVoucher,
  type Cents,
  formatPrice,
  PAYMENT_LABELS,
  type PlaceProblemCode,
  SHOP,
  type VoucherGap,
  type VoucherProblem,
  type WithheldMethod,
} from '@wattle/domain';
import { errorMessages } from './error-messages.ts';

export type ProblemWords = {
  /** What happened. */
  readonly title: string;
  /** That nothing was charged, and what to do next. */
  readonly words: string;
};

const CHANGED = 'You have not been charged. Check the new total before you pay.';

/** What is said when an order is not placed: what happened, that nothing was charged, what to do. One for each code. */
export const placeProblemMessages = {
  InsufficientStock: {
    title: 'Something in your order has just sold out.',
    words: 'You have not been charged, and your details are kept.',
  },
  VoucherInsufficientFunds: {
    title: 'A gift card holds less than it did.',
    words: 'You have not been charged. Check what is left to pay, then pay again.',
  },
  PaymentGatewayRejected: {
    title: 'The payment did not go through.',
    words: 'You have not been charged. Try again, or pay in another way.',
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
    words: 'You have not been charged. Try again, or pay in another way.',
  },
  PaymentMethodUnavailable: {
    title: 'This way to pay cannot be used for this order.',
    words: 'You have not been charged. Choose another one.',
  },
  ShippingMethodUnavailable: {
    title: 'The day or the way to get your order is no longer available.',
    words: 'You have not been charged. Choose another one, then pay.',
  },
  CartInvalid: {
    title: 'Something in your cart cannot be ordered as it is.',
    words: 'You have not been charged. The cart says what it is.',
  },
  CartPromotionsChanged: { title: 'The offers on your order have changed.', words: CHANGED },
  CartPriceChanged: { title: 'A price has changed.', words: CHANGED },
  LOCALITY_NOT_FOUND: {
    title: 'We could not find the suburb or postcode of your address.',
    words: 'You have not been charged. Check the address, then pay.',
  },
  ORDER_NOT_FOUND: {
    title: 'This payment has run out of time.',
    words: 'You have not been charged, and your cart is kept. Please pay again.',
  },
  IdempotencyKeyReused: {
    title: 'Your order changed while it was being sent.',
    words: 'You have not been charged. Please pay again.',
  },
  ACCOUNT_NOT_AUTHENTICATED: {
    title: 'You have been signed out.',
    words: 'You have not been charged. Sign in again, or go on as a guest.',
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
    words: 'Do not pay again in another way: check again, and you pay once at most.',
  },
} as const satisfies Record<PlaceProblemCode, ProblemWords>;

/** What is said at the billing address when there is none to pay with [C-1-07]. */
export const billingMessages = { ADDRESS_EMPTY: 'Enter the billing address.' } as const;

/** Gift cards that were on the order when it failed stay on it. */
export const GIFT_CARDS_STAY = 'Your gift cards are still applied.';

/** What is said below the fields of a gift card [C-4-96 … C-4-103]. */
export const voucherMessages = {
  ALREADY_APPLIED: errorMessages.VOUCHER_APPLIED,
  REDEEMED: errorMessages.VOUCHER_REDEEMED,
  SUSPENDED: `This gift card is suspended. Call ${SHOP.supportPhone}.`,
  EXPIRED: errorMessages.VOUCHER_EXPIRED,
  NOT_FOUND: errorMessages.VOUCHER_NOT_FOUND,
  LOCKED: 'Too many tries. You can try this gift card again in a quarter of an hour.',
  ERROR: 'We could not check this gift card. Please try again.',
  VOUCHER_CODE_EMPTY: 'Enter the number of the gift card.',
  VOUCHER_PIN_EMPTY: 'Enter the PIN of the gift card.',
} as const satisfies Record<VoucherProblem | VoucherGap['code'], string>;

/** A gift card is known by its last four digits. */
export const voucherName = (code: string): string => `ending ${code.slice(-4)}`;

/** Why a gift card is no longer on the order [C-4-105]. */
export const cancelledVoucherWords = ({ code, reason }: CancelledVoucher): string =>
  `The gift card ${voucherName(code)} is no longer on your order. ${voucherMessages[reason]}`;

/** A gift card that holds another amount than when it was added. */
export const changedVoucherWords = (code: string, was: Cents, now: Cents): string =>
  `The gift card ${voucherName(code)} now holds ${formatPrice(now)}. It was ${formatPrice(was)} when you added it.`;

/** Why a way to pay is not offered. */
export function withheldWords({ limits }: WithheldMethod, totalCents: Cents): string {
  return `For orders from ${formatPrice(limits.minCents)} to ${formatPrice(limits.maxCents)}. Yours is ${formatPrice(totalCents)}.`;
}

export const withheldName = ({ type }: WithheldMethod): string => PAYMENT_LABELS[type];
