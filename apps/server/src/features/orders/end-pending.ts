import type { PlaceOrderReason } from '@wattle/domain/order';
import { rejected } from '@wattle/domain/results';
import type { OrderDeps } from './order-deps.ts';

type Ended = {
  readonly orderNumber: string;
  readonly code: PlaceOrderReason;
  /** REFUSED: no money is held, for certain. TO_CANCEL: there may be some, which is then given back. */
  readonly payment: 'REFUSED' | 'TO_CANCEL';
};

/** Cancels an order whose payment did not come about, with its mail. One that does not wait stays as it is. */
export async function endPending(
  { store, saveWithOrder, onPlaced }: Pick<OrderDeps, 'store' | 'saveWithOrder' | 'onPlaced'>,
  { orderNumber, code, payment }: Ended,
): Promise<boolean> {
  const ended = { orderNumber, next: 'CANCELLED' as const, answer: rejected({ code }), payment, nowMs: Date.now() };
  const isEnded = await store.placements.settlePending(ended, saveWithOrder);
  if (isEnded) onPlaced();
  return isEnded;
}
