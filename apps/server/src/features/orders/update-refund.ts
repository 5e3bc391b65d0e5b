import { isAllRefunded, moveOrder, type Order, type OrderRefund, type RefundPart } from '@wattle/domain/order';
import type { Queryable } from '../../store/database.ts';
import { noteEvent } from '../../store/order-events.ts';
import { claimUnnotified, listChanges, type PaymentChange } from '../../store/payment-changes.ts';
import type { RefundDeps } from './order-deps.ts';

/** The state of each part of a refund, from its last try, in the order of the payments. */
function readParts({ id, parts }: OrderRefund, changes: readonly PaymentChange[]) {
  const own = changes.filter(({ refundId }) => refundId === id);
  const legs = [...new Set(own.map(({ leg }) => leg))].sort((a, b) => a - b);
  return parts.map((part, index) => {
    const leg = legs[index] ?? -1;
    return { leg, part: { ...part, state: own.findLast((change) => change.leg === leg)?.state ?? part.state } };
  });
}

/**
 * Updates a refund of a locked order from its payments. Once every part has been sent, the shopper is mailed about each
 * refunded part, once. An order with nothing left becomes REFUNDED.
 */
export async function updateRefund(
  { letters }: Pick<RefundDeps, 'letters'>,
  tx: Queryable,
  order: Order,
  refundId: string,
): Promise<Order> {
  const found = order.refunds?.find(({ id }) => id === refundId);
  if (!found) return order;
  const read = readParts(found, await listChanges(tx, [order.number]));
  const parts: RefundPart[] = read.map(({ part }) => part);
  const refund = { ...found, parts };
  const now: Order = { ...order, refunds: order.refunds?.map((one) => (one.id === refundId ? refund : one)) ?? [] };
  if (parts.some(({ state }) => state === 'OPEN')) return now;
  const unnotified = await claimUnnotified(tx, refundId);
  const back = read.filter(({ leg }) => unnotified.includes(leg)).map(({ part }) => part);
  const isFirst = await noteEvent(tx, { ...SHOPPER_NOTIFIED, orderNumber: order.number, key: `told ${refundId}` });
  const isCancelled = isFirst && order.status === 'CANCELLED';
  if (back.length > 0 || isCancelled) await letters.refunded(tx, now, { refund, back, isCancelled });
  return close(now, parts);
}

const SHOPPER_NOTIFIED = { actor: 'shop', kind: 'SHOPPER_TOLD' };

function close(order: Order, parts: readonly RefundPart[]): Order {
  const isDone = isAllRefunded(order) && !parts.some(({ state }) => state === 'FAILED');
  if (!isDone || order.status === 'CANCELLED') return order;
  const moved = moveOrder(order, 'REFUNDED', { at: Date.now() });
  return moved.status === 'SUCCESS' ? moved.value : order;
}
