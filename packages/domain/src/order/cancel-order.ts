import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import { canMoveOrder } from './move-order.ts';
import type { Order } from './order.ts';
import type { OrderActor } from './order-actor.ts';
import { hasLeft, isGift } from './order-gifts.ts';
import { planRefund, type RefundFacts, type RefundPlan, type RefundReason, type RefundRequest } from './plan-refund.ts';
import { keptDeliveryCents, refundedQty } from './refunded-parts.ts';

/** Whether this actor may cancel an order: its shopper until it is packed, staff until it has left. */
export const canCancelOrder = (
  order: Pick<Order, 'status' | 'shipping'>,
  { kind }: Pick<OrderActor, 'kind'>,
): boolean =>
  kind === 'SHOPPER' ? order.status === 'PENDING' || order.status === 'PLACED' : canMoveOrder(order, 'CANCELLED');

/** A refund of everything not refunded yet. Whether gifts that have left come back is not known: they are asked for. */
export const refundOfRest = (order: Order, reason: string): RefundRequest => ({
  lines: order.lines
    .filter((line) => !(isGift(line) && hasLeft(order)))
    .map(({ id, qty }) => ({ lineId: id, qty: qty - refundedQty(order, id) }))
    .filter(({ qty }) => qty > 0),
  deliveryCents: keptDeliveryCents(order),
  goodwillCents: 0,
  restock: true,
  order: 'SHARES',
  cause: null,
  reason,
});

/** Plans the cancellation of a paid order: refunds all remaining money and returns the goods to stock. */
export function planCancel(
  order: Order,
  reason: string,
  facts: RefundFacts,
): Success<RefundPlan | null> | Rejected<RefundReason> {
  if (!canCancelOrder(order, facts.actor)) return rejected({ code: 'OrderStateInvalid' });
  const rest = refundOfRest(order, reason);
  if (rest.lines.length === 0 && rest.deliveryCents === 0) return success(null);
  return planRefund(order, { ...rest, cause: 'CANCELLED' }, facts);
}
