import type { CallInput, CallValue } from '@wattle/contract';
import type { Locality } from '@wattle/domain/stores';
import { browserClient } from '../../page/browser-client.ts';
import { type DeliveryAnswer, useDeliveryLoader } from './use-delivery-loader.ts';

type Query = CallInput<'estimateDelivery'>;

export type DeliveryEstimates = CallValue<'estimateDelivery'>['estimates'];

async function fetchEstimates(request: string, signal: AbortSignal) {
  const query: Query = JSON.parse(request);
  const outcome = await browserClient.estimateDelivery(query, { signal });
  return outcome.status === 'SUCCESS' ? { ...outcome, value: outcome.value.estimates } : outcome;
}

/** Delivery dates and costs of products for a locality [C-4-75 C-4-76 C-4-77 C-4-78 C-4-79 C-4-80]. */
export function useDeliveryEstimates(
  productIds: readonly string[],
  locality: Pick<Locality, 'postcode' | 'state'> | null,
): DeliveryAnswer<DeliveryEstimates> {
  const query: Query | null = locality && {
    productIds: productIds.join(','),
    postcode: locality.postcode,
    state: locality.state,
  };
  return useDeliveryLoader(query && JSON.stringify(query), fetchEstimates);
}
