import { AFTERPAY_LIMITS, type AmountLimits } from '../catalogue/instalments.ts';
import { type Cents, toCents } from '../money/cents.ts';
import { PAYMENT_TYPES, type PaymentType } from './checkout.ts';

/** Dollars 30 to 2,000 [C-9-33]. */
export const PAYPAL_LIMITS: AmountLimits = { minCents: toCents(30_00), maxCents: toCents(2_000_00) };

/** What an order must come to for a way to pay it; the others take any amount. */
const ORDER_LIMITS: Partial<Readonly<Record<PaymentType, AmountLimits>>> = {
  ADYEN_AFTERPAY: AFTERPAY_LIMITS,
  ADYEN_PAYPAL: PAYPAL_LIMITS,
};

/** What is to be paid: the whole order, and what of it vouchers leave. */
export type AmountToPay = { readonly orderTotalCents: Cents; readonly outstandingCents: Cents };

/** Whether an order can be paid in this way: limits look at its total, and nothing left to pay is NO_PAYMENT [C-9-32] [C-9-33]. */
export function isPaymentTypeOffered(type: PaymentType, { orderTotalCents, outstandingCents }: AmountToPay): boolean {
  if (type === 'NO_PAYMENT') return outstandingCents === 0;
  if (outstandingCents <= 0) return false;
  const limits = ORDER_LIMITS[type];
  return !limits || (orderTotalCents >= limits.minCents && orderTotalCents <= limits.maxCents);
}

/** The ways to pay this order, in the order of PAYMENT_TYPES. */
export function offeredPaymentTypes(amount: AmountToPay): readonly PaymentType[] {
  return PAYMENT_TYPES.filter((type) => isPaymentTypeOffered(type, amount));
}
