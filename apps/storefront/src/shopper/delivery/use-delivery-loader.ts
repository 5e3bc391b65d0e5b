import type { DeliveryEstimatesResult } from '@wattle/domain/delivery';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDeliveryLoader, type FetchAnswer } from './create-delivery-loader.ts';

export type DeliveryAnswer<T> = { readonly result: DeliveryEstimatesResult<T>; readonly retry: () => void };

const PENDING = { status: 'PENDING' } as const;

/** The response to a request; `fetchAnswer` must be stable. */
export function useDeliveryLoader<T>(request: string | null, fetchAnswer: FetchAnswer<T>): DeliveryAnswer<T> {
  const [loader] = useState(() => createDeliveryLoader(fetchAnswer));
  const load = useSyncExternalStore(loader.subscribe, loader.get, loader.get);
  useEffect(() => loader.ask(request), [loader, request]);
  useEffect(() => () => loader.ask(null), [loader]);
  return { result: load.request === request ? load.result : PENDING, retry: () => loader.ask(request) };
}
