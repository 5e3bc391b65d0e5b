import { isTakenAtOnce } from '@wattle/domain/checkout';
import { type Order, planCapture } from '@wattle/domain/order';
import type { SaveWithOrder } from '../../store/close-placement.ts';
import { noteEvent } from '../../store/order-events.ts';
import { writeChange } from '../../store/payment-changes.ts';
import { listPaidLegs } from '../../store/refund-facts.ts';

/** Whether the goods have left. Gift cards leave by email as soon as they are paid. */
const hasLeft = ({ status, shipping }: Order): boolean =>
  ['ON_THE_WAY', 'DELIVERED', 'COLLECTED'].includes(status) || (status === 'PLACED' && shipping.type === 'EMAIL');

/**
 * Queues the capture, once, in the transaction of the status change with which the goods leave. Methods that cannot
 * hold money were charged when the order was placed.
 */
export const captureWhenGone: SaveWithOrder = async (tx, order) => {
  const { number: orderNumber, status } = order;
  const isPaidAtOnce = status === 'PLACED' && order.payments.some(({ type }) => isTakenAtOnce(type));
  if (!isPaidAtOnce && !hasLeft(order)) return;
  for (const leg of await listPaidLegs(tx, order)) {
    const capture = leg.isTakenAtOnce || hasLeft(order) ? planCapture(leg) : null;
    if (!capture) continue;
    const state = leg.isTakenAtOnce ? 'DONE' : 'OPEN';
    await writeChange(tx, { ...capture, orderNumber, refundId: null, state });
    const { amountCents } = capture;
    await noteEvent(tx, { orderNumber, actor: 'shop', kind: `CAPTURE_${state}`, amountCents, data: { leg: leg.leg } });
  }
};
