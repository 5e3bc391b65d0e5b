import {
  actorName,
  answerReturn,
  type Order,
  type OrderActor,
  type OrderReturn,
  type RefundReason,
  type RefundRequest,
} from '@wattle/domain/order';
import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import { saveLocked } from '../../store/lock-order.ts';
import { noteEvent } from '../../store/order-events.ts';
import type { RefundDeps } from './order-deps.ts';
import { refundOrder } from './refund-order.ts';

export type ReturnDecision = {
  readonly orderNumber: string;
  readonly returnId: string;
  readonly actor: OrderActor;
  /** For the shopper to read; may be empty when it is accepted. */
  readonly answer: string;
};
export type AcceptedReturn = ReturnDecision &
  Pick<RefundRequest, 'deliveryCents' | 'restock' | 'order' | 'reason' | 'gifts'>;

type Refusal = RefundReason | 'ORDER_NOT_FOUND' | 'RETURN_NOT_FOUND' | 'ReturnAnswered' | 'ReturnAnswerMissing';
export type DecidedReturn = Success<Order> | Rejected<Refusal>;

/** Loads the return. Accepting it twice gives the same answer and makes one refund. */
async function find(
  { store }: RefundDeps,
  { orderNumber, returnId }: ReturnDecision,
): Promise<OrderReturn | undefined> {
  const record = await store.orders.find(orderNumber);
  return (record?.data as Order | undefined)?.returns?.find(({ id }) => id === returnId);
}

/** Accepts a return and refunds it in the same transaction. */
export async function acceptReturn(deps: RefundDeps, decision: AcceptedReturn): Promise<DecidedReturn> {
  const { orderNumber, returnId, actor, answer, deliveryCents, restock, order, reason, gifts = {} } = decision;
  const asked = await find(deps, decision);
  if (!asked) return rejected({ code: 'RETURN_NOT_FOUND' });
  const request = {
    lines: asked.lines,
    deliveryCents,
    goodwillCents: 0,
    restock,
    gifts,
    order,
    cause: asked.reason,
    reason,
  };
  const returned = { id: returnId, answer };
  return refundOrder(deps, { orderNumber, actor, request, key: returnId, returned });
}

/** Declines a return, with a message for the shopper. The units can be requested again. */
export async function declineReturn(deps: RefundDeps, decision: ReturnDecision): Promise<DecidedReturn> {
  const { orderNumber, returnId, actor, answer } = decision;
  if (answer.trim() === '') return rejected({ code: 'ReturnAnswerMissing' });
  const decided = await deps.store.orders.change<DecidedReturn>(orderNumber, async (tx, order) => {
    const asked = order.returns?.find(({ id }) => id === returnId);
    if (!asked) return rejected({ code: 'RETURN_NOT_FOUND' });
    if (asked.state === 'ACCEPTED') return rejected({ code: 'ReturnAnswered' });
    if (asked.state === 'DECLINED') return success(order);
    const declined = answerReturn(order, returnId, { state: 'DECLINED', answer: answer.trim(), refundId: null });
    await noteEvent(tx, {
      orderNumber,
      actor: actorName(actor),
      kind: 'RETURN_DECLINED',
      data: { id: returnId, answer },
    });
    await saveLocked(tx, declined);
    await deps.letters.returnDeclined(tx, declined, { asked: { ...asked, answer: answer.trim() } });
    return success(declined);
  });
  return decided ?? rejected({ code: 'ORDER_NOT_FOUND' });
}
