import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import type { Order } from './order.ts';
import type { OrderReturn, ReturnLine, ReturnReason } from './order-refund.ts';
import { refundedQty } from './refunded-parts.ts';

/** How long somebody may change their mind, from the day it arrived. What is not right has no such end. */
export const CHANGE_OF_MIND_DAYS = 30;
const DAY_MS = 86_400_000;

export const RETURN_REFUSALS = ['OrderStateInvalid', 'ReturnLinesInvalid', 'ReturnTooLate'] as const;
export type ReturnRefusal = (typeof RETURN_REFUSALS)[number];

export type ReturnRequest = {
  readonly lines: readonly ReturnLine[];
  readonly reason: ReturnReason;
  readonly note: string;
};

type Returned = Pick<Order, 'status' | 'history' | 'lines' | 'number' | 'refunds' | 'returns'>;

const returnsOf = ({ returns = [] }: Pick<Order, 'returns'>): readonly OrderReturn[] => returns;

/** When an order was handed over; undefined: it was not yet. */
export const arrivedAt = ({ status, history }: Pick<Order, 'status' | 'history'>): number | undefined =>
  status === 'DELIVERED' || status === 'COLLECTED'
    ? history.findLast((event) => event.status === status)?.at
    : undefined;

/** How many units of a line may still be sent back: neither refunded nor asked for already. Gift cards are not. */
export function returnableQty(order: Returned, lineId: string): number {
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line || line.giftcard !== null) return 0;
  const asked = returnsOf(order)
    .filter(({ state }) => state === 'ASKED')
    .flatMap(({ lines }) => lines)
    .filter((one) => one.lineId === lineId)
    .reduce((sum, { qty }) => sum + qty, 0);
  return Math.max(0, line.qty - refundedQty(order, lineId) - asked);
}

/** Accepts a return request, or says why not. */
export function planReturn(
  order: Returned,
  { lines, reason, note }: ReturnRequest,
  nowMs: number,
): Success<OrderReturn> | Rejected<ReturnRefusal> {
  const arrived = arrivedAt(order);
  if (arrived === undefined) return rejected({ code: 'OrderStateInvalid' });
  const wrong = lines.filter(({ lineId, qty }) => qty < 1 || qty > returnableQty(order, lineId));
  const isTwice = new Set(lines.map(({ lineId }) => lineId)).size < lines.length;
  if (lines.length === 0 || isTwice) return rejected({ code: 'ReturnLinesInvalid' });
  if (wrong.length > 0) {
    const left = (lineId: string) => ({ line: lineId, left: returnableQty(order, lineId) });
    return rejected(...wrong.map(({ lineId }) => ({ code: 'ReturnLinesInvalid' as const, params: left(lineId) })));
  }
  if (reason === 'CHANGED_MIND' && nowMs - arrived > CHANGE_OF_MIND_DAYS * DAY_MS)
    return rejected({ code: 'ReturnTooLate', params: { days: CHANGE_OF_MIND_DAYS } });
  const id = `${order.number}-T${returnsOf(order).length + 1}`;
  return success({ id, at: nowMs, reason, note: note.trim(), lines, state: 'ASKED', answer: '', refundId: null });
}

/** Notes what the shop said to a return; one that was answered keeps its answer. */
export function answerReturn<T extends Pick<Order, 'returns'>>(
  order: T,
  id: string,
  answer: Pick<OrderReturn, 'state' | 'answer' | 'refundId'>,
): T {
  return {
    ...order,
    returns: returnsOf(order).map((one) => (one.id === id && one.state === 'ASKED' ? { ...one, ...answer } : one)),
  };
}
