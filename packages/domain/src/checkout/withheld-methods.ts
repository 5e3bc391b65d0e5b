import type { AmountLimits } from '../catalogue/instalments.ts';
import type { Cents } from '../money/cents.ts';
import { PAYMENT_TYPES, type PaymentType } from './checkout.ts';
import { isPaymentTypeOffered } from './payment-limits.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';

/** A payment method unavailable for this order, and its limits. */
export type WithheldMethod = { readonly type: PaymentType; readonly limits: AmountLimits };

/** Payment methods excluded by the order total; none when nothing is left to pay [C-9-32 C-9-33]. */
export function withheldMethods(amount: {
  readonly orderTotalCents: Cents;
  readonly outstandingCents: Cents;
}): readonly WithheldMethod[] {
  if (amount.outstandingCents <= 0) return [];
  return PAYMENT_TYPES.flatMap((type) => {
    const { limits } = PAYMENT_METHODS[type];
    return limits && !isPaymentTypeOffered(type, amount) ? [{ type, limits }] : [];
  });
}
