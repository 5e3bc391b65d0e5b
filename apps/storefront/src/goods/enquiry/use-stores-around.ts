import type { CallValue } from '@wattle/contract';
import { useEffect, useState } from 'react';
import { browserClient } from '../../page/browser-client.ts';

const STORES_SHOWN = 3;

export type NearStore = CallValue<'listStores'>['stores'][number];
export type StoresAround =
  | { readonly status: 'PENDING' }
  | { readonly status: 'ERROR' }
  | { readonly status: 'SUCCESS'; readonly stores: readonly NearStore[] };

const PENDING: StoresAround = { status: 'PENDING' };

/** The nearest stores to a point. A new point cancels the previous request. */
export function useStoresAround({
  latitude: lat,
  longitude: lng,
}: {
  latitude: number;
  longitude: number;
}): StoresAround {
  const [around, setAround] = useState(PENDING);
  useEffect(() => {
    const abort = new AbortController();
    setAround(PENDING);
    browserClient
      .listStores({ lat, lng }, { signal: abort.signal })
      .then((outcome): StoresAround => {
        if (outcome.status !== 'SUCCESS') return { status: 'ERROR' };
        return { status: 'SUCCESS', stores: outcome.value.stores.slice(0, STORES_SHOWN) };
      })
      .catch((): StoresAround => ({ status: 'ERROR' }))
      .then((answer) => {
        if (!abort.signal.aborted) setAround(answer);
      });
    return () => abort.abort();
  }, [lat, lng]);
  return around;
}
