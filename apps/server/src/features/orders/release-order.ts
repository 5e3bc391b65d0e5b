import type { DeclineCause, KeptAnswer, PlaceOrderReason } from '@wattle/domain/order';
import { rejected } from '@wattle/domain/results';
import type { OrderDeps } from './order-deps.ts';

export type Release = {
  readonly code: PlaceOrderReason;
  /** What the shopper can mend, where the provider said it. */
  readonly cause?: DeclineCause | undefined;
  /** REFUSED: no money is held, for certain. TO_CANCEL: there may be some, which is then given back. */
  readonly payment: 'REFUSED' | 'TO_CANCEL';
  /** Whether the same request may be tried anew: nobody was told how it ended. */
  readonly freesKey?: boolean;
};

/** Gives back what is held for an order that does not come about. One that was closed already stays as it is. */
export async function releaseOrder(
  { store }: Pick<OrderDeps, 'store'>,
  orderNumber: string,
  { code, cause, payment, freesKey = false }: Release,
): Promise<KeptAnswer> {
  const answer = rejected({ code, ...(cause && { params: { cause } }) });
  if (await store.placements.release({ orderNumber, answer, payment, freesKey })) return answer;
  return (await store.placements.findOf(orderNumber))?.answer ?? answer;
}
