import type { Order, OrderLine } from './order.ts';
import { refundedQty } from './refunded-parts.ts';

type Packed = Pick<Order, 'lines' | 'refunds'>;

/** What goes into the box: no gift cards, which are mailed, and no units that were given back. */
export const packedLines = (order: Packed): OrderLine[] =>
  order.lines.flatMap((line) => {
    const qty = line.qty - refundedQty(order, line.id);
    return line.giftcard === null && qty > 0 ? [{ ...line, qty }] : [];
  });
