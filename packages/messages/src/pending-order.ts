import { exactPrice, toCents } from '@wattle/domain/money';

const forSum = (totalCents: number | undefined): string =>
  totalCents === undefined ? '' : ` for ${exactPrice(toCents(totalCents))}`;

/** In the cart, while the payment of an order is not sure. */
export const pendingInCart = (number: string, totalCents?: number): string =>
  `The payment for your order ${number}${forSum(totalCents)} is being checked. Its items stay in your cart until it is placed. Please do not pay for them again.`;

/** In the cart, once it has come to nothing. */
export const cancelledInCart = (number: string, totalCents?: number): string =>
  `The payment for your order ${number}${forSum(totalCents)} did not go through, and the order is cancelled. You have not been charged. Your cart is as you left it.`;

export const seeOrder = (number: string): string => `See order ${number}`;
export const dismiss = 'Got it';

/** In place of the payment form. */
export const pendingTitle = 'You have already ordered this';
export const pendingAtPayment = (number: string, totalCents?: number): string =>
  `The payment for your order ${number}${forSum(totalCents)} is being checked, and its items are still in your cart. If you pay now, you may pay for them twice. We email you as soon as we know.`;
export const cancelAndPay = (number: string): string => `Cancel order ${number} and pay again`;
export const cancelling = 'Cancelling';
export const orderTheRest = 'Order only my other items';
export const couldNotCancel = 'We could not cancel that order. Nothing has changed: please try again.';
