import type { DeclineCause, KeptAnswer, PlaceOrderReason } from '@wattle/domain/order';
import { rejected } from '@wattle/domain/results';
import type { OrderDeps } from './order-deps.ts';

export type Release = {
  readonly code: PlaceOrderReason;
  /** What the shopper can fix, if the provider says so. */
  readonly cause?: DeclineCause | undefined;
  /** REFUSED: certainly no money is held. TO_CANCEL: there may be some, which is then released. */
  readonly payment: 'REFUSED' | 'TO_CANCEL';
  /** Whether the same request may start again: it never got an answer. */
  readonly freesKey?: boolean;
};

/** Releases the holds of an order that is not placed. Does nothing if it is already closed. */
export async function releaseOrder(
  { store }: Pick<OrderDeps, 'store'>,
  orderNumber: string,
  { code, cause, payment, freesKey = false }: Release,
): Promise<KeptAnswer> {
  const answer = rejected({ code, ...(cause && { params: { cause } }) });
  if (await store.placements.release({ orderNumber, answer, payment, freesKey })) return answer;
  return (await store.placements.findOf(orderNumber))?.answer ?? answer;
}
