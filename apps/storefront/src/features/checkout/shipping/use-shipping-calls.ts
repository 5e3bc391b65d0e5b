import type { CallValue } from '@wattle/contract';
import { type CartLine, toRequestItems } from '@wattle/domain/cart';
import type { EnteredAddress } from '@wattle/domain/checkout';
import type { Locality } from '@wattle/domain/stores';
import { useMemo } from 'react';
import { browserClient } from '../../../page/browser-client.ts';
import { type DeliveryAnswer, useDeliveryLoader } from '../../../shopper/delivery/use-delivery-loader.ts';
import { openClient } from '../../../shopper/session/open-client.ts';
import { useSignedIn } from '../../../shopper/session/use-signed-in.ts';

export type DeliveryDays = CallValue<'listDeliveryDays'>;
export type DeliveryCalendar = Extract<DeliveryDays, { status: 'SUCCESS' }>;
export type PickupStores = CallValue<'listPickupStores'>['stores'];
export type ListedStore = PickupStores[number];
export type PickupDays = CallValue<'listPickupDays'>;

export type Place = Pick<EnteredAddress, 'postcode' | 'state'>;

async function fetchDeliveryDays(request: string, signal: AbortSignal) {
  const client = await openClient();
  return client.listDeliveryDays(JSON.parse(request).query, { signal });
}

/** Delivery days and prices of the cart for a place; no request without one. */
export function useDeliveryDays(
  lines: readonly CartLine[],
  place: Place | null,
  promoCodes: readonly string[],
): DeliveryAnswer<DeliveryDays> {
  const { loggedIn } = useSignedIn();
  const items = useMemo(() => toRequestItems(lines), [lines]);
  const locality = place && { postcode: place.postcode, state: place.state };
  const request = locality && JSON.stringify({ loggedIn, query: { items, locality, promoCodes } });
  return useDeliveryLoader(request, fetchDeliveryDays);
}

async function fetchPickupStores(request: string, signal: AbortSignal) {
  const outcome = await browserClient.listPickupStores(JSON.parse(request), { signal });
  return outcome.status === 'SUCCESS' ? { ...outcome, value: outcome.value.stores } : outcome;
}

/** Stores near a place, with their stock of the cart and when all of it can be collected. */
export function usePickupStores(
  lines: readonly CartLine[],
  locality: Pick<Locality, 'location'> | null,
): DeliveryAnswer<PickupStores> {
  const items = useMemo(() => toRequestItems(lines), [lines]);
  const point = locality && { lat: locality.location.latitude, lng: locality.location.longitude };
  return useDeliveryLoader(point && JSON.stringify({ items, point }), fetchPickupStores);
}

const fetchPickupDays = (request: string, signal: AbortSignal) =>
  browserClient.listPickupDays(JSON.parse(request), { signal });

/** The days on which a store has the cart ready for pickup. */
export function usePickupDays(lines: readonly CartLine[], storeId: string | null): DeliveryAnswer<PickupDays> {
  const items = useMemo(() => toRequestItems(lines), [lines]);
  return useDeliveryLoader(storeId === null ? null : JSON.stringify({ items, storeId }), fetchPickupDays);
}
