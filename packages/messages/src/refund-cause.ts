import type { Order, OrderRefund, RefundCause } from '@wattle/domain/order';

const CAUSES = {
  CANCELLED: 'order cancelled',
  CHANGED_MIND: 'change of mind',
  FAULTY: 'faulty',
  DAMAGED: 'arrived damaged',
  WRONG_ITEM: 'wrong item',
  NOT_AS_DESCRIBED: 'not as described',
  LATE: 'late',
  NOT_DELIVERED: 'did not arrive',
  PRICE_MATCH: 'price match',
  GOODWILL: 'goodwill',
} as const satisfies Record<RefundCause, string>;

/** 'return accepted, faulty': why money went back; null: it was not noted, as for older refunds. */
export function refundCauseWords({ returns = [] }: Pick<Order, 'returns'>, { id, cause }: OrderRefund): string | null {
  if (cause === undefined) return null;
  return returns.some(({ refundId }) => refundId === id) ? `return accepted, ${CAUSES[cause]}` : CAUSES[cause];
}

/** 'Reason: faulty'; none where it was not noted. */
export function refundCauseLines(order: Pick<Order, 'returns'>, refund: OrderRefund): string[] {
  const words = refundCauseWords(order, refund);
  return words === null ? [] : [`Reason: ${words}`];
}
