import type { CallInput, CallValue } from '@wattle/contract';
import type { Locality } from '@wattle/domain/stores';
import { browserClient } from '../../page/browser-client.ts';
import { type DeliveryAnswer, useDeliveryLoader } from './use-delivery-loader.ts';

type Query = CallInput<'listProductStores'>;

export type ProductStore = CallValue<'listProductStores'>['stores'][number];

async function fetchStores(request: string, signal: AbortSignal) {
  const query: Query = JSON.parse(request);
  const outcome = await browserClient.listProductStores(query, { signal });
  return outcome.status === 'SUCCESS' ? { ...outcome, value: outcome.value.stores } : outcome;
}

/** The nearest stores with their stock of a variant [C-9-36 D-2-130]. */
export function useProductStores(
  productId: string,
  variantId: string,
  locality: Pick<Locality, 'location'> | null,
): DeliveryAnswer<readonly ProductStore[]> {
  const query: Query | null = locality && {
    productId,
    variantId,
    lat: locality.location.latitude,
    lng: locality.location.longitude,
  };
  return useDeliveryLoader(query && JSON.stringify(query), fetchStores);
}
