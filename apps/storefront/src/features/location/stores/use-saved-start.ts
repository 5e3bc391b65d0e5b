import { useEffect, useState } from 'react';
import { browserClient } from '../../../page/browser-client.ts';
import { useLocation } from '../../../router/router-context.tsx';
import { useSavedLocation } from '../../../shopper/location/location-store.ts';
import { type StoreSearch, searchStores } from './search-stores.ts';

/**
 * Stores around the delivery location, shown when nothing was searched for. An address with a hash, such
 * as `#vic`, shows all stores instead.
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
      // all stores are on the page already
      .catch(() => {});
    return () => abort.abort();
  }, [locality]);
  return locality && found?.around.lat === locality.location.latitude ? found : null;
}
