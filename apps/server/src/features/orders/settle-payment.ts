import { DECLINE_CAUSES, type PlaceOrderReason } from '@wattle/domain/order';
import { failed, success, unreachable } from '@wattle/domain/results';
import type { PaymentOutcome } from '@wattle/providers/payment';
import { endPending } from './end-pending.ts';
import { finishOrder, type PlaceOrderAnswer } from './finish-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { releaseOrder } from './release-order.ts';

type Refused = Extract<PaymentOutcome, { status: 'REFUSED' }>;

export type AwaitedPayment = {
  readonly orderNumber: string;
  readonly amountCents: number;
  /** Whether the call may have taken money: not while the shopper has yet to go to a page for it. */
  readonly mayBePaid: boolean;
};

/** Does what an answer of the provider asks for. An unknown one keeps everything held: it is never a decline. */
export async function settlePayment(
  deps: OrderDeps,
  { orderNumber, amountCents, mayBePaid }: AwaitedPayment,
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
      await deps.store.payments.owe(orderNumber, reference, outcome.amountCents);
      return answer;
    }
    case 'PENDING': {
      const { paymentReference: reference } = outcome;
      return finishOrder(deps, { orderNumber, status: 'PENDING', reference, amountCents });
    }
    case 'ACTION_REQUIRED': {
      const { actionData, paymentReference } = outcome;
      const answer = success({ orderNumber, status: 'actionRequired' as const, actionData });
      const { placements } = deps.store;
      if (await placements.awaitAction(orderNumber, answer, deps.times.actionSeconds, paymentReference)) return answer;
      return (await placements.findOf(orderNumber))?.answer ?? failed('CONFLICT');
    }
    case 'REFUSED': {
      const code = reasonOf(outcome);
      await endPending(deps, { orderNumber, code, payment: 'REFUSED' });
      return releaseOrder(deps, orderNumber, { code, cause: causeOf(outcome), payment: 'REFUSED' });
    }
    case 'UNKNOWN':
      // the shopper gets a number and may leave: news, the sweeper or the clock settles it
      if (mayBePaid) return finishOrder(deps, { orderNumber, status: 'PENDING', reference: null, amountCents });
      await deps.store.placements.leave(orderNumber);
      return failed(outcome.problem === 'TIMEOUT' ? 'TIMEOUT' : 'UNAVAILABLE');
    default:
      return unreachable(outcome);
  }
}

/** What the shopper can do something about; of any other refusal they learn no detail. */
const causeOf = ({ reason }: Refused) => DECLINE_CAUSES.find((cause) => cause === reason);

/** Shoppers who turned back are told so. */
function reasonOf({ code, reason }: Refused): PlaceOrderReason {
  if (reason === 'CANCELLED') return 'PAYMENT_CANCELLED';
  return reason === 'AUTHENTICATION_FAILED' ? 'PAYMENT_ADDITIONAL_ACTION_FAILED' : code;
}
