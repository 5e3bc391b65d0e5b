import type { PlaceOrderReason } from '@wattle/domain/order';
import { rejected } from '@wattle/domain/results';
import type { OrderDeps } from './order-deps.ts';

type Ended = {
  readonly orderNumber: string;
  readonly code: PlaceOrderReason;
  /** REFUSED: certainly no money is held. TO_CANCEL: there may be some, which is then released. */
  readonly payment: 'REFUSED' | 'TO_CANCEL';
};

/** Cancels a pending order whose payment failed, with its mail. Other orders are left alone. */
export async function endPending(
  { store, saveWithOrder, onPlaced }: Pick<OrderDeps, 'store' | 'saveWithOrder' | 'onPlaced'>,
  { orderNumber, code, payment }: Ended,
): Promise<boolean> {
  const ended = { orderNumber, next: 'CANCELLED' as const, answer: rejected({ code }), payment, nowMs: Date.now() };
  const isEnded = await store.placements.settlePending(ended, saveWithOrder);
  if (isEnded) onPlaced();
  return isEnded;
}
