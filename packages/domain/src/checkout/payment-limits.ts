import type { Cents } from '../money/cents.ts';
import { PAYMENT_TYPES, type PaymentType } from './checkout.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';

/** The order total, and what is left to pay after vouchers. */
export type AmountToPay = { readonly orderTotalCents: Cents; readonly outstandingCents: Cents };

/**
 * Whether a payment method is offered: limits apply to the order total; NO_PAYMENT only when nothing is left [C-9-32]
 * [C-9-33].
 */
export function isPaymentTypeOffered(type: PaymentType, { orderTotalCents, outstandingCents }: AmountToPay): boolean {
  if (type === 'NO_PAYMENT') return outstandingCents === 0;
  if (outstandingCents <= 0) return false;
  const { limits } = PAYMENT_METHODS[type];
  return !limits || (orderTotalCents >= limits.minCents && orderTotalCents <= limits.maxCents);
}

/** The payment methods offered for this order, in PAYMENT_TYPES order. */
export function offeredPaymentTypes(amount: AmountToPay): readonly PaymentType[] {
  return PAYMENT_TYPES.filter((type) => isPaymentTypeOffered(type, amount));
}
