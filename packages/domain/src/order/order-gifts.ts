import type { Order, OrderLine } from './order.ts';
import type { ReturnLine } from './order-refund.ts';
import { keptGiftQty, refundedQty } from './refunded-parts.ts';

type Given = Pick<Order, 'lines' | 'refunds'>;

/** Whether an order's goods are out of the shop's hands. */
export const hasLeft = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'ON_THE_WAY' || status === 'DELIVERED' || status === 'COLLECTED';

export const isGift = ({ promotionId }: Pick<OrderLine, 'promotionId'>): boolean => promotionId !== null;

export type LostGift = { readonly line: OrderLine; readonly qty: number };

/**
 * Gifts that an order no longer earns when units of it go back: what stays is held against the promotion as it was when
 * the order was placed. A gift that goes back itself, went back, or was settled before is not among them.
 */
export function lostGifts(order: Given, going: readonly ReturnLine[]): readonly LostGift[] {
  const goingQty = (id: string): number => going.find(({ lineId }) => lineId === id)?.qty ?? 0;
  const goods = order.lines.filter((line) => !isGift(line) && line.giftcard === null);
  if (!goods.some(({ id }) => goingQty(id) > 0)) return [];
  const staying = ({ id, qty }: OrderLine): number => qty - refundedQty(order, id) - goingQty(id);
  const isEarned = ({ gift }: OrderLine): boolean =>
    goods.some((line) => staying(line) > 0) &&
    (gift?.earnedBy ?? []).every(({ least, counts }) => {
      const counted = goods.map((line) => ((counts[line.id] ?? 0) * staying(line)) / line.qty);
      return counted.reduce((sum, one) => sum + one, 0) >= least;
    });
  return order.lines
    .filter((line) => isGift(line) && goingQty(line.id) === 0)
    .map((line) => ({ line, qty: line.qty - refundedQty(order, line.id) - keptGiftQty(order, line.id) }))
    .filter(({ line, qty }) => qty > 0 && !isEarned(line));
}

/** Gifts that are with their shopper, kept ones too: each can still come back. */
export const giftsOut = (order: Given): readonly OrderLine[] =>
  order.lines.filter((line) => isGift(line) && refundedQty(order, line.id) < line.qty);
