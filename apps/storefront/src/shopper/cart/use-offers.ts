import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useWaited } from '../../page/use-waited.ts';
import { useSavedLocation } from '../location/location-store.ts';
import { openClient } from '../session/open-client.ts';
import { useSignedIn } from '../session/use-signed-in.ts';
import { createOffersStore, NO_OFFERS, type OffersRequest, type OffersState } from './offers-store.ts';
import { usePromoCodes } from './promo-codes-store.ts';

const store = createOffersStore({
  load: async ({ promoCodes, locality }, signal) => {
    const client = await openClient();
    return client.loadCartOffers({ promoCodes: [...promoCodes], locality }, signal ? { signal } : {});
  },
  now: () => Date.now(),
});

export const tryOffers = store.tryOut;

/** The shopper's codes, place and identity, as a stable object. */
export function useOffersRequest(): OffersRequest {
  const codes = usePromoCodes();
  const locality = useSavedLocation()?.locality ?? null;
  const { loggedIn: isCustomer } = useSignedIn();
  return useMemo(
    () => ({
      promoCodes: codes,
      locality: locality && { postcode: locality.postcode, state: locality.state },
      isCustomer,
    }),
    [codes, locality, isCustomer],
  );
}

/** The current offers; null requests nothing. */
export function useOffers(request: OffersRequest | null): OffersState {
  useEffect(() => {
    if (!request) return undefined;
    const ask = () => {
      if (document.visibilityState === 'visible') store.ask(request);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [request]);
  return useSyncExternalStore(store.subscribe, store.get, () => NO_OFFERS);
}

/** Requests offers and quote again, such as after a failure. */
export const useAskAgain = (request: OffersRequest, retry: () => void): (() => void) =>
  useCallback(() => {
    store.ask(request);
    retry();
  }, [request, retry]);

/** How long to wait for offers, because a summary without them shifts when they arrive. */
const PATIENCE_MS = 500;

/** Requests offers while the cart is still loading; true once they have arrived or timed out. */
export function useOffersAwaited(isWanted: boolean): boolean {
  const request = useOffersRequest();
  const { status, answer } = useSyncExternalStore(store.subscribe, store.get, () => NO_OFFERS);
  const isKnown = answer !== null || status === 'ERROR';
  // what is shown then asks for itself, perhaps for the place of an address: asking here again would replace that
  useOffers(isWanted && !isKnown ? request : null);
  const hasWaited = useWaited(isWanted, PATIENCE_MS);
  return isKnown || hasWaited;
}
