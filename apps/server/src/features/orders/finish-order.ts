import type { PaidCard, PlacedAnswer, PlaceOrderReason } from '@wattle/domain/order';
import { failed, type Outcome, success } from '@wattle/domain/results';
import type { HeldOrder } from '../../store/close-placement.ts';
import type { OrderDeps } from './order-deps.ts';
import { tellLate } from './tell-late.ts';

export type PlaceOrderAnswer = Outcome<PlacedAnswer, PlaceOrderReason>;

export type PaidOrder = {
  readonly orderNumber: string;
  readonly status: 'PLACED' | 'PENDING';
  /** The provider's reference; null: nothing was paid there. */
  readonly reference: string | null;
  readonly amountCents: number;
  /** The card or wallet, if the provider says which. */
  readonly card?: PaidCard | undefined;
  readonly held?: HeldOrder | undefined;
};

/**
 * Turns holds into an order, once, no matter who reports the payment first: our own call, the returning shopper or the
 * webhook. Money that arrives too late for an order is refunded.
 */
export async function finishOrder(deps: OrderDeps, paid: PaidOrder): Promise<PlaceOrderAnswer> {
  const { store } = deps;
  const { orderNumber, status, reference, amountCents, card = null, held } = paid;
  const nowMs = Date.now();
  const answer = success({
    orderNumber,
    status: status === 'PLACED' ? ('placed' as const) : ('pending' as const),
    actionData: null,
  });
  const { heldSeconds, pendingSeconds } = deps.times;
  const saved = {
    ...{ orderNumber, status, reference, answer, card, nowMs, held },
    // a payment the provider knows of may stay pending; one it may never have received may not
    pendingSeconds: reference === null ? heldSeconds : pendingSeconds,
  };
  if (await store.placements.saveOrder(saved, deps.saveWithOrder)) return answer;
  const placement = await store.placements.findOf(orderNumber);
  if (placement?.state === 'SAVED' && status === 'PLACED') {
    await store.placements.settlePending(
      { orderNumber, next: 'PLACED', answer, card, reference, nowMs },
      deps.saveWithOrder,
    );
  }
  if (reference !== null) await store.payments.owe(orderNumber, reference, amountCents, tellLate(deps, 'CANCELLED'));
  return (await store.placements.findOf(orderNumber))?.answer ?? failed('CONFLICT');
}
