import { type KeptAnswer, type PlaceOrderReason, rejected } from '@wattle/domain';
import type { OrderDeps } from './order-deps.ts';

export type Release = {
  readonly code: PlaceOrderReason;
  /** REFUSED: no money is held, for certain. TO_CANCEL: there may be some, which is then given back. */
  readonly payment: 'REFUSED' | 'TO_CANCEL';
  /** Whether the same request may be tried anew: nobody was told how it ended. */
  readonly freesKey?: boolean;
};

/** Gives back what is held for an order that does not come about. One that was closed already stays as it is. */
export async function releaseOrder(
  { store }: Pick<OrderDeps, 'store'>,
  orderNumber: string,
  { code, payment, freesKey = false }: Release,
): Promise<KeptAnswer> {
  const answer = rejected({ code });
  if (await store.releasePlacement({ orderNumber, answer, payment, freesKey })) return answer;
  return (await store.findPlacementOf(orderNumber))?.answer ?? answer;
}
