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
  /** Idempotency key: the same key is the same refund. */
  readonly key: string;
  /** The return it belongs to. */
  readonly returned?: { readonly id: string; readonly answer: string };
};

export type RefundAnswer = Success<Order> | Rejected<RefundReason | 'ORDER_NOT_FOUND' | 'ReturnAnswered'>;

/** The journal entry of a refund: the same key is the same refund. */
export const refundKey = ({ orderNumber, key }: Pick<RefundCommand, 'orderNumber' | 'key'>): string =>
  `refund ${orderNumber} ${key}`;

/**
 * Refunds an order: plans and saves it in one transaction, calls the provider with none open, and saves its answer in
 * another. Of two refunds of the same line, the second waits and finds it refunded. The sweeper repeats calls without
 * an answer, with the same key.
 */
export async function refundOrder(deps: RefundDeps, command: RefundCommand): Promise<RefundAnswer> {
  const answer = await writeRefund(deps, command);
  if (answer.status !== 'SUCCESS') return answer;
  await askChanges(deps, command.orderNumber);
  return (await readAgain(deps, command.orderNumber)) ?? answer;
}

async function writeRefund(deps: RefundDeps, command: RefundCommand): Promise<RefundAnswer> {
  const { orderNumber, request, actor, returned } = command;
  const key = refundKey(command);
  const nowMs = Date.now();
  const work = deps.store.orders.change<RefundAnswer>(orderNumber, async (tx, order) => {
    if (await findNoted(tx, key)) return success(order);
    if (returned && !isOpen(order, returned.id)) return rejected({ code: 'ReturnAnswered' });
    const planned = planRefund(order, request, await loadRefundFacts(tx, order, { actor, nowMs }));
    if (planned.status !== 'SUCCESS') return planned;
    const how = { kind: 'REFUND' as const, actor, reason: request.reason, key };
    const refunded = await applyRefund(deps, tx, order, planned.value, how);
    const { id: refundId } = planned.value.refund;
    const answered = returned
      ? answerReturn(refunded, returned.id, { state: 'ACCEPTED', answer: returned.answer, refundId })
      : refunded;
    const updated = await updateRefund(deps, tx, answered, refundId);
    await saveLocked(tx, updated);
    return success(updated);
  });
  return (await orCardUsed(work)) ?? rejected({ code: 'ORDER_NOT_FOUND' });
}

/** Somebody else may just have declined it. */
const isOpen = ({ returns = [] }: Order, id: string): boolean =>
  returns.some((one) => one.id === id && one.state === 'ASKED');

/** A gift card used at the same moment rolls everything back, with the same answer as one used earlier. */
export async function orCardUsed<T>(work: Promise<T>): Promise<T | Rejected<'GiftCardUsed'>> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CardUsedMeanwhile) return rejected({ code: 'GiftCardUsed' });
    throw error;
  }
}

/** The order after the provider calls. */
export async function readAgain(
  { store }: Pick<RefundDeps, 'store'>,
  number: string,
): Promise<Success<Order> | undefined> {
  const record = await store.orders.find(number);
  // saved by this shop, so it is a valid order
  return record && success(record.data as Order);
}
