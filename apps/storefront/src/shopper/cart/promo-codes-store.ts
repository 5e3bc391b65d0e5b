import {
  addPromoCode,
  NO_PROMO_CODES,
  readPromoCodes,
  type StoredPromoCodes,
  storePromoCodes,
  withoutPromoCode,
} from '@wattle/domain';
import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../page/stored-value.ts';

const store = createStoredValue<StoredPromoCodes>('wattle.promo-codes', readPromoCodes);

/** The codes of this shopper's cart; none on the server and while hydrating. */
export function usePromoCodes(): readonly string[] {
  return useSyncExternalStore(store.subscribe, store.get, () => NO_PROMO_CODES).items;
}

/** As any tab stored them last. */
export const listPromoCodes = (): readonly string[] => store.get().items;

/** Keeps one more code, on top of what any tab stored last. */
export function keepPromoCode(code: string): void {
  const added = addPromoCode(store.get().items, code);
  if (added.status === 'SUCCESS') store.set(storePromoCodes(added.value));
}

export function removePromoCode(code: string): void {
  store.set(storePromoCodes(withoutPromoCode(store.get().items, code)));
}

/** Who is next at this browser has none of them. */
export function clearPromoCodes(): void {
  if (store.get().items.length > 0) store.set(NO_PROMO_CODES);
}
