import type { PaidCard, PlacedAnswer, PlaceOrderReason } from '@wattle/domain/order';
import { failed, type Outcome, success } from '@wattle/domain/results';
import type { OrderDeps } from './order-deps.ts';

export type PlaceOrderAnswer = Outcome<PlacedAnswer, PlaceOrderReason>;

export type PaidOrder = {
  readonly orderNumber: string;
  readonly status: 'PLACED' | 'PENDING';
  /** The provider's; null: nothing was to be paid there. */
  readonly reference: string | null;
  readonly amountCents: number;
  /** What it was paid with, where the provider says it. */
  readonly card?: PaidCard | undefined;
};

/**
 * Makes an order of what is held, once, whoever comes with the news: the shop's own call, the shopper who returns, or
 * the provider by itself. Money that comes too late for an order is owed, and given back.
 */
export async function finishOrder(deps: OrderDeps, paid: PaidOrder): Promise<PlaceOrderAnswer> {
  const { store } = deps;
  const { orderNumber, status, reference, amountCents, card = null } = paid;
  const nowMs = Date.now();
  const answer = success({
    orderNumber,
    status: status === 'PLACED' ? ('placed' as const) : ('pending' as const),
    actionData: null,
  });
  const { heldSeconds, pendingSeconds } = deps.times;
  const saved = {
    ...{ orderNumber, status, reference, answer, card, nowMs },
    // one that the provider knows of may take its time; one that it may never have heard of may not
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
  if (reference !== null) await store.payments.owe(orderNumber, reference, amountCents);
  return (await store.placements.findOf(orderNumber))?.answer ?? failed('CONFLICT');
}
