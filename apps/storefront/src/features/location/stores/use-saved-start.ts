import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { browserClient } from '../../../page/browser-client.ts';
import { useSavedLocation } from '../../../shopper/location/location-store.ts';
import { type StoreSearch, searchStores } from './search-stores.ts';

/**
 * The stores around the delivery location, to start from when nothing was asked for. An address with a place in it
 * asks for all stores.
 */
export function useSavedStart(isAsked: boolean): StoreSearch | null {
  const { hash } = useLocation();
  const saved = useSavedLocation();
  const locality = isAsked || hash !== '' ? undefined : saved?.locality;
  const [found, setFound] = useState<StoreSearch | null>(null);
  useEffect(() => {
    if (!locality) return;
    const abort = new AbortController();
    const { latitude: lat, longitude: lng } = locality.location;
    const label = `${locality.suburb} ${locality.postcode}`;
    searchStores(browserClient, { label, lat, lng }, { signal: abort.signal })
      .then((outcome) => {
        if (outcome.status === 'SUCCESS' && !abort.signal.aborted) setFound(outcome.value);
      })
      // all stores are there already
      .catch(() => {});
    return () => abort.abort();
  }, [locality]);
  return locality && found?.around.lat === locality.location.latitude ? found : null;
}
