import { DECLINE_CAUSES, type PlaceOrderReason } from '@wattle/domain/order';
import { failed, success, unreachable } from '@wattle/domain/results';
import type { PaymentOutcome } from '@wattle/providers/payment';
import type { HeldOrder } from '../../store/close-placement.ts';
import { endPending } from './end-pending.ts';
import { finishOrder, type PlaceOrderAnswer } from './finish-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { releaseOrder } from './release-order.ts';
import { tellLate } from './tell-late.ts';

type Refused = Extract<PaymentOutcome, { status: 'REFUSED' }>;

export type AwaitedPayment = {
  readonly orderNumber: string;
  readonly amountCents: number;
  /** Whether the call may have taken money: not before the shopper has been on the provider's page. */
  readonly mayBePaid: boolean;
  readonly held?: HeldOrder;
};

/** Acts on the provider's answer. An unknown outcome keeps all holds: it is never a decline. */
export async function settlePayment(
  deps: OrderDeps,
  { orderNumber, amountCents, mayBePaid, held }: AwaitedPayment,
  outcome: PaymentOutcome,
): Promise<PlaceOrderAnswer> {
  switch (outcome.status) {
    case 'AUTHORISED': {
      const { paymentReference: reference, card } = outcome;
      if (outcome.amountCents === amountCents) {
        return finishOrder(deps, { orderNumber, status: 'PLACED', reference, amountCents, card, held });
      }
      deps.onProblem('another amount was authorised', { order: orderNumber });
      const answer = await releaseOrder(deps, orderNumber, { code: 'PaymentGatewayRejected', payment: 'TO_CANCEL' });
      await deps.store.payments.owe(orderNumber, reference, outcome.amountCents, tellLate(deps, 'CANCELLED'));
      return answer;
    }
    case 'PENDING': {
      const { paymentReference: reference } = outcome;
      return finishOrder(deps, { orderNumber, status: 'PENDING', reference, amountCents, held });
    }
    case 'ACTION_REQUIRED': {
      const { actionData, paymentReference: reference, pageReference: page = null } = outcome;
      const answer = success({ orderNumber, status: 'actionRequired' as const, actionData });
      const { placements } = deps.store;
      if (await placements.awaitAction(orderNumber, answer, deps.times.actionSeconds, { reference, page }))
        return answer;
      return (await placements.findOf(orderNumber))?.answer ?? failed('CONFLICT');
    }
    case 'REFUSED': {
      const code = reasonOf(outcome);
      await endPending(deps, { orderNumber, code, payment: 'REFUSED' });
      return releaseOrder(deps, orderNumber, { code, cause: causeOf(outcome), payment: 'REFUSED' });
    }
    case 'UNKNOWN':
      // the shopper gets an order number and may leave: a webhook, the sweeper or a timeout settles it
      if (mayBePaid) return finishOrder(deps, { orderNumber, status: 'PENDING', reference: null, amountCents, held });
      await deps.store.placements.leave(orderNumber);
      return failed(outcome.problem === 'TIMEOUT' ? 'TIMEOUT' : 'UNAVAILABLE');
    default:
      return unreachable(outcome);
  }
}

/** Declines that the shopper can fix. Others are reported without detail. */
const causeOf = ({ reason }: Refused) => DECLINE_CAUSES.find((cause) => cause === reason);

/** The shopper cancelled at the provider. */
function reasonOf({ code, reason }: Refused): PlaceOrderReason {
  if (reason === 'CANCELLED') return 'PAYMENT_CANCELLED';
  return reason === 'AUTHENTICATION_FAILED' ? 'PAYMENT_ADDITIONAL_ACTION_FAILED' : code;
}
