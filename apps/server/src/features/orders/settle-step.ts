import { rejected } from '@wattle/domain/results';
import type { PaymentOutcome } from '@wattle/providers/payment';
import type { PlaceOrderAnswer } from './finish-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { settlePayment } from './settle-payment.ts';
import type { SubmittedStep } from './submit-step.ts';

/**
 * Does what the provider's answer to a step asks for. That it took no step says nothing of the payment: details that are
 * garbled, or of another order, neither place this one nor end it.
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
