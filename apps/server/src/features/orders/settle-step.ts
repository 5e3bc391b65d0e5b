import { rejected } from '@wattle/domain/results';
import type { PaymentOutcome } from '@wattle/providers/payment';
import type { PlaceOrderAnswer } from './finish-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { settlePayment } from './settle-payment.ts';
import type { SubmittedStep } from './submit-step.ts';

/**
 * Acts on the provider's answer to a step. A rejected step says nothing about the payment: details that are garbled or
 * belong to another order neither place this one nor end it.
 */
export async function settleStep(
  deps: OrderDeps,
  submitted: SubmittedStep,
  outcome: PaymentOutcome,
): Promise<PlaceOrderAnswer> {
  if (outcome.status !== 'REFUSED' || outcome.reason !== 'CALL_REFUSED') return settlePayment(deps, submitted, outcome);
  await deps.store.placements.dropStep(submitted.orderNumber);
  return rejected({ code: 'PaymentDetailsInvalid' });
}
