import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import type { Order, OrderStatus } from './order.ts';

/** Allowed status changes. None leads back. */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING: ['PLACED', 'CANCELLED'],
  PLACED: ['PACKED', 'ON_THE_WAY', 'READY_TO_COLLECT', 'DELIVERED', 'COLLECTED', 'CANCELLED', 'REFUNDED'],
  PACKED: ['ON_THE_WAY', 'READY_TO_COLLECT', 'DELIVERED', 'COLLECTED', 'CANCELLED', 'REFUNDED'],
  ON_THE_WAY: ['DELIVERED', 'REFUNDED'],
  READY_TO_COLLECT: ['COLLECTED', 'CANCELLED', 'REFUNDED'],
  DELIVERED: ['REFUNDED'],
  COLLECTED: ['REFUNDED'],
  CANCELLED: ['REFUNDED'],
  REFUNDED: [],
};

const ONLY_FOR: Partial<Record<OrderStatus, readonly Order['shipping']['type'][]>> = {
  ON_THE_WAY: ['DELIVERY'],
  READY_TO_COLLECT: ['STORE_PICKUP'],
  COLLECTED: ['STORE_PICKUP'],
  DELIVERED: ['DELIVERY', 'EMAIL'],
};

type Moved = Pick<Order, 'status' | 'history' | 'shipping'>;

/** Whether this may be the next status: a pickup order is never on the way. */
export function canMoveOrder({ status, shipping }: Pick<Moved, 'status' | 'shipping'>, next: OrderStatus): boolean {
  return NEXT[status].includes(next) && (ONLY_FOR[next]?.includes(shipping.type) ?? true);
}

/** Changes the status and records when. Idempotent. */
export function moveOrder<T extends Moved>(
  order: T,
  next: OrderStatus,
  { at, note = '' }: { readonly at: number; readonly note?: string },
): Success<T> | Rejected<'ORDER_STATE_INVALID'> {
  if (order.status === next) return success(order);
  if (!canMoveOrder(order, next)) return rejected({ code: 'ORDER_STATE_INVALID' });
  return success({ ...order, status: next, history: [...order.history, { status: next, at, note }] });
}
