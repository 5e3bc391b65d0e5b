import {
  answerReturn,
  type Order,
  type OrderActor,
  planRefund,
  type RefundReason,
  type RefundRequest,
} from '@wattle/domain/order';
import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import { saveLocked } from '../../store/lock-order.ts';
import { findNoted } from '../../store/order-events.ts';
import { applyRefund, CardUsedMeanwhile, loadRefundFacts } from './apply-refund.ts';
import { askChanges } from './ask-changes.ts';
import type { RefundDeps } from './order-deps.ts';
import { updateRefund } from './update-refund.ts';

export type RefundCommand = {
  readonly orderNumber: string;
  readonly request: RefundRequest;
  readonly actor: OrderActor;
  /** The same key is the same refund, however often it comes. */
  readonly key: string;
  /** The return that it answers. */
  readonly returned?: { readonly id: string; readonly answer: string };
};

export type RefundAnswer = Success<Order> | Rejected<RefundReason | 'ORDER_NOT_FOUND'>;

/**
 * Refunds an order: plans and writes it down in one transaction, asks the provider with none open, and writes what it
 * said in another. Two who refund the same line at once wait for each other, and the second finds it refunded. What the
 * provider does not answer is asked again by the sweeper, with the same key.
 */
export async function refundOrder(deps: RefundDeps, command: RefundCommand): Promise<RefundAnswer> {
  const answer = await writeRefund(deps, command);
  if (answer.status !== 'SUCCESS') return answer;
  await askChanges(deps, command.orderNumber);
  return (await readAgain(deps, command.orderNumber)) ?? answer;
}

async function writeRefund(deps: RefundDeps, command: RefundCommand): Promise<RefundAnswer> {
  const { orderNumber, request, actor, returned } = command;
  const key = `refund ${orderNumber} ${command.key}`;
  const nowMs = Date.now();
  const work = deps.store.orders.change<RefundAnswer>(orderNumber, async (tx, { order, isCustomers }) => {
    if (await findNoted(tx, key)) return success(order);
    const planned = planRefund(order, request, await loadRefundFacts(tx, order, { actor, nowMs }));
    if (planned.status !== 'SUCCESS') return planned;
    const how = { kind: 'REFUND' as const, actor, reason: request.reason, key };
    const refunded = await applyRefund(deps, tx, order, planned.value, how);
    const { id: refundId } = planned.value.refund;
    const answered = returned
      ? answerReturn(refunded, returned.id, { state: 'ACCEPTED', answer: returned.answer, refundId })
      : refunded;
    const updated = await updateRefund(deps, tx, { order: answered, isCustomers }, refundId);
    await saveLocked(tx, updated);
    return success(updated);
  });
  return (await orCardUsed(work)) ?? rejected({ code: 'ORDER_NOT_FOUND' });
}

/** A gift card that somebody used at the same moment undoes everything, and is told like one that was used before. */
export async function orCardUsed<T>(work: Promise<T>): Promise<T | Rejected<'GiftCardUsed'>> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CardUsedMeanwhile) return rejected({ code: 'GiftCardUsed' });
    throw error;
  }
}

/** The order as it is after the provider was asked. */
export async function readAgain(
  { store }: Pick<RefundDeps, 'store'>,
  number: string,
): Promise<Success<Order> | undefined> {
  const record = await store.orders.find(number);
  // what this shop wrote as an order is one
  return record && success(record.data as Order);
}
