import { failed, type Outcome, type PaidCard, type PlacedAnswer, type PlaceOrderReason, success } from '@wattle/domain';
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
  if (await store.saveOrder({ orderNumber, status, reference, answer, card, nowMs }, deps.saveWithOrder)) return answer;
  const placement = await store.findPlacementOf(orderNumber);
  if (placement?.state === 'SAVED' && status === 'PLACED') {
    await store.settlePending({ orderNumber, next: 'PLACED', card, nowMs }, deps.saveWithOrder);
  }
  if (reference !== null) await store.owePayment(orderNumber, reference, amountCents);
  return placement?.answer ?? failed('CONFLICT');
}
