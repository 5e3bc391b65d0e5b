import { failed } from '@wattle/domain';
import type { PlaceOrderAnswer } from './finish-order.ts';
import type { OrderDeps } from './order-deps.ts';
import type { PaymentOutcome } from './payment-port.ts';
import { settlePayment } from './settle-payment.ts';
import type { ToldStep } from './tell-provider.ts';

/**
 * Does what the provider's answer to a step asks for. That it took no step says nothing of the payment: details that are
 * garbled, or of another order, neither place this one nor end it.
 */
export async function settleStep(deps: OrderDeps, told: ToldStep, outcome: PaymentOutcome): Promise<PlaceOrderAnswer> {
  if (outcome.status !== 'REFUSED' || outcome.reason !== 'CALL_REFUSED') return settlePayment(deps, told, outcome);
  await deps.store.dropStep(told.orderNumber);
  return failed('UNAVAILABLE');
}
