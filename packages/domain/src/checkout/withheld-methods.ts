import { AFTERPAY_LIMITS, type AmountLimits } from '../catalogue/instalments.ts';
import type { Cents } from '../money/cents.ts';
import type { PaymentType } from './checkout.ts';
import { isPaymentTypeOffered, PAYPAL_LIMITS } from './payment-limits.ts';

/** A way to pay that this order cannot have, and what it would have to come to. */
export type WithheldMethod = { readonly type: PaymentType; readonly limits: AmountLimits };

const LIMITED: readonly WithheldMethod[] = [
  { type: 'ADYEN_AFTERPAY', limits: AFTERPAY_LIMITS },
  { type: 'ADYEN_PAYPAL', limits: PAYPAL_LIMITS },
];

/** The ways to pay that an order's total keeps it from; of nothing left to pay there are none [C-9-32 C-9-33]. */
export function withheldMethods(amount: {
  readonly orderTotalCents: Cents;
  readonly outstandingCents: Cents;
}): readonly WithheldMethod[] {
  if (amount.outstandingCents <= 0) return [];
  return LIMITED.filter(({ type }) => !isPaymentTypeOffered(type, amount));
}
