import { actorName, moveOrder, type Order, type OrderActor, planCancel, type RefundReason } from '@wattle/domain/order';
import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import { settlePending } from '../../store/close-placement.ts';
import type { Queryable } from '../../store/database.ts';
import { saveLocked } from '../../store/lock-order.ts';
import { noteEvent } from '../../store/order-events.ts';
import { applyRefund, loadRefundFacts } from './apply-refund.ts';
import { askChanges } from './ask-changes.ts';
import type { RefundDeps } from './order-deps.ts';
import { orCardUsed, readAgain } from './refund-order.ts';
import { updateRefund } from './update-refund.ts';

export type CancelCommand = {
  readonly orderNumber: string;
  readonly actor: OrderActor;
  /** For the journal. */
  readonly reason: string;
  /** For the shopper to read; may be empty. */
  readonly note?: string;
};

export type CancelAnswer = Success<Order> | Rejected<RefundReason | 'ORDER_NOT_FOUND'>;

/**
 * Cancels an order. Goods, gift cards, promotion uses and the delivery slot are released at once, and the provider is
 * asked to release the money. Idempotent.
 */
export async function cancelOrder(deps: RefundDeps, command: CancelCommand): Promise<CancelAnswer> {
  const { orderNumber, actor, reason, note = '' } = command;
  const at = Date.now();
  const work = deps.store.orders.change<CancelAnswer>(orderNumber, async (tx, order) => {
    if (order.status === 'CANCELLED') return success(order);
    if (order.status === 'PENDING') return cancelPending(deps, tx, command, at);
    const planned = planCancel(order, reason, await loadRefundFacts(tx, order, { actor, nowMs: at }));
    if (planned.status !== 'SUCCESS') return planned;
    const moved = moveOrder(order, 'CANCELLED', { at, note });
    if (moved.status !== 'SUCCESS') return rejected({ code: 'OrderStateInvalid' });
    const key = `cancel ${orderNumber}`;
    if (!planned.value) {
      await noteEvent(tx, { orderNumber, actor: actorName(actor), kind: 'CANCELLED', data: { reason }, key });
      await saveLocked(tx, moved.value);
      await deps.letters.refunded(tx, moved.value, { refund: null, back: [], isCancelled: true });
      return moved;
    }
    // goods return to stock, because the order has not left
    const refunded = await applyRefund(deps, tx, order, planned.value, { kind: 'CANCEL', actor, reason, key });
    const cancelled = { ...refunded, status: moved.value.status, history: moved.value.history };
    const updated = await updateRefund(deps, tx, cancelled, planned.value.refund.id);
    await saveLocked(tx, updated);
    return success(updated);
  });
  const answer = (await orCardUsed(work)) ?? rejected({ code: 'ORDER_NOT_FOUND' as const });
  if (answer.status !== 'SUCCESS') return answer;
  await askChanges(deps, orderNumber);
  return (await readAgain(deps, orderNumber)) ?? answer;
}

/** An order with a pending payment: releases its holds, and refunds the payment if it goes through later. */
async function cancelPending(
  { letters }: Pick<RefundDeps, 'letters'>,
  tx: Queryable,
  { orderNumber, actor, reason, note = '' }: CancelCommand,
  nowMs: number,
): Promise<CancelAnswer> {
  const answer = rejected({ code: 'PAYMENT_CANCELLED' as const });
  const settled = { orderNumber, next: 'CANCELLED' as const, answer, payment: 'TO_CANCEL' as const, note, nowMs };
  const cancelled: Order[] = [];
  await settlePending(tx, settled, async (_, order) => {
    cancelled.push(order);
    await letters.refunded(tx, order, { refund: null, back: [], isCancelled: true });
  });
  const [order] = cancelled;
  if (!order) return rejected({ code: 'OrderStateInvalid' });
  const key = `cancel ${orderNumber}`;
  await noteEvent(tx, { orderNumber, actor: actorName(actor), kind: 'CANCELLED', data: { reason }, key });
  return success(order);
}
