import {
  addPromoCode,
  NO_PROMO_CODES,
  readPromoCodes,
  type StoredPromoCodes,
  storePromoCodes,
  withoutPromoCode,
} from '@wattle/domain/promotions';
import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../page/stored-value.ts';

const store = createStoredValue<StoredPromoCodes>('wattle.promo-codes', readPromoCodes);

/** The cart's promo codes; none on the server and during hydration. */
export function usePromoCodes(): readonly string[] {
  return useSyncExternalStore(store.subscribe, store.get, () => NO_PROMO_CODES).items;
}

/** As last stored by any tab. */
export const listPromoCodes = (): readonly string[] => store.get().items;

/** Adds a code to those last stored by any tab. */
export function keepPromoCode(code: string): void {
  const added = addPromoCode(store.get().items, code);
  if (added.status === 'SUCCESS') store.set(storePromoCodes(added.value));
}

export function removePromoCode(code: string): void {
  store.set(storePromoCodes(withoutPromoCode(store.get().items, code)));
}

/** For the next person at this browser. */
export function clearPromoCodes(): void {
  if (store.get().items.length > 0) store.set(NO_PROMO_CODES);
}
