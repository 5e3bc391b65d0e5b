import { type PlacedDraft, placedOrderOf } from '@wattle/domain/order';
import { clearHere } from '../session/clear-here.ts';
import { keepPlacedOrder } from './checkout-store.ts';
import { attemptStore } from './kept-attempt.ts';
import { openAttemptStore } from './open-attempt.ts';
import { dropPending, keepPending } from './pending-orders.ts';

export type FinishedOrder = {
  readonly orderNumber: string;
  /** Its payment is not sure. */
  readonly isPending: boolean;
  /** Of its attempt; null: not known. */
  readonly key: string | null;
};

/**
 * Completes an order: allows its confirmation page and removes what was ordered from the cart. One whose payment is not
 * sure keeps the cart until it is placed [C-3-44 C-4-42 C-4-43].
 */
export async function finishOrder(draft: PlacedDraft, { orderNumber, isPending, key }: FinishedOrder): Promise<void> {
  keepPlacedOrder(placedOrderOf(draft, orderNumber, Date.now()));
  openAttemptStore.set(null);
  if (!isPending) return settlePlaced(draft, orderNumber);
  keepPending({ number: orderNumber, key, draft, state: 'PENDING', isApart: false, known: null });
  attemptStore.set(null);
}

/** The order is placed: its goods leave the cart, once, whoever learns of it first. */
export async function settlePlaced(draft: PlacedDraft, orderNumber: string): Promise<void> {
  dropPending(orderNumber);
  await clearHere('ORDER_PLACED', draft.cartItems);
}
