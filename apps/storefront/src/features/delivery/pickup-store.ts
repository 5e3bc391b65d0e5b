import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../page/stored-value.ts';

const ID = /^[\w-]{1,100}$/;

function parseStoreId(text: string | null): string | null {
  const id = text?.replace(/^"(.*)"$/, '$1');
  return id && ID.test(id) ? id : null;
}

/** The store that the shopper collects from; kept, so that it need not be chosen again. */
const store = createStoredValue<string | null>('wattle.pickup-store', parseStoreId);

export const savePickupStore = (storeId: string): void => store.set(storeId);

export function usePickupStoreId(): string | null {
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}
