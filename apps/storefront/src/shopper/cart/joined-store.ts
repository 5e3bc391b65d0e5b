import { type JoinedItem, NOTHING_JOINED, readJoined, storeJoined } from '@wattle/domain/sync';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStoredValue } from '../../page/stored-value.ts';

const store = createStoredValue('wattle.cart-joined', readJoined);

/** Keeps what a sign-in added to the cart, until a page has said so. */
export const keepJoined = (items: readonly JoinedItem[]): void => store.set(storeJoined(items));

export const forgetJoined = (): void => {
  if (store.get().items.length > 0) store.set(NOTHING_JOINED);
};

/** What a sign-in added to the cart. Said by one page, and not again after a reload. */
export function useJoined(): readonly JoinedItem[] {
  const { items } = useSyncExternalStore(store.subscribe, store.get, () => NOTHING_JOINED);
  const [said, setSaid] = useState<readonly JoinedItem[]>([]);
  useEffect(() => {
    if (items.length === 0) return;
    setSaid(items);
    forgetJoined();
  }, [items]);
  return said;
}
