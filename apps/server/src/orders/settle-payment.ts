import { failed, type PlaceOrderReason, success, unreachable } from '@wattle/domain';
import { finishOrder, type PlaceOrderAnswer } from './finish-order.ts';
import type { OrderDeps } from './order-deps.ts';
import type { PaymentOutcome } from './payment-port.ts';
import { releaseOrder } from './release-order.ts';

type Refused = Extract<PaymentOutcome, { status: 'REFUSED' }>;

export type AwaitedPayment = { readonly orderNumber: string; readonly amountCents: number };

/** Does what an answer of the provider asks for. An unknown one keeps everything as it is: it is never a decline. */
export async function settlePayment(
  deps: OrderDeps,
  { orderNumber, amountCents }: AwaitedPayment,
  outcome: PaymentOutcome,
): Promise<PlaceOrderAnswer> {
  switch (outcome.status) {
    case 'AUTHORISED': {
      const { paymentReference: reference, card } = outcome;
      if (outcome.amountCents === amountCents) {
        return finishOrder(deps, { orderNumber, status: 'PLACED', reference, amountCents, card });
      }
      deps.onProblem('another amount was authorised', { order: orderNumber });
      const answer = await releaseOrder(deps, orderNumber, { code: 'PaymentGatewayRejected', payment: 'TO_CANCEL' });
      await deps.store.owePayment(orderNumber, reference, outcome.amountCents);
      return answer;
    }
    case 'PENDING': {
      const { paymentReference: reference } = outcome;
      return finishOrder(deps, { orderNumber, status: 'PENDING', reference, amountCents });
    }
    case 'ACTION_REQUIRED': {
      const { actionData, paymentReference } = outcome;
      const answer = success({ orderNumber, status: 'actionRequired' as const, actionData });
      await deps.store.awaitAction(orderNumber, answer, deps.times.actionSeconds, paymentReference);
      return answer;
    }
    case 'REFUSED':
      return releaseOrder(deps, orderNumber, { code: reasonOf(outcome), payment: 'REFUSED' });
    case 'UNKNOWN':
      await deps.store.leavePlacement(orderNumber);
      return failed(outcome.problem === 'TIMEOUT' ? 'TIMEOUT' : 'UNAVAILABLE');
    default:
      return unreachable(outcome);
  }
}

/** Shoppers who turned back are told so; of a refusal they learn no detail. */
function reasonOf({ code, reason }: Refused): PlaceOrderReason {
  if (reason === 'CANCELLED') return 'PAYMENT_CANCELLED';
  return reason === 'AUTHENTICATION_FAILED' ? 'PAYMENT_ADDITIONAL_ACTION_FAILED' : code;
}
