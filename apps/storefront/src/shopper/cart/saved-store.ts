import { SAVED_KEY } from '@wattle/contract';
import { NOTHING_SAVED, readSavedItems, type SavedItem } from '@wattle/domain/cart';
import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../page/stored-value.ts';

/** Items saved for later in this browser (decision 0049). */
export const savedStore = createStoredValue(SAVED_KEY, readSavedItems);

/** The saved items; none on the server and during hydration. */
export function useSavedItems(): readonly SavedItem[] {
  return useSyncExternalStore(savedStore.subscribe, savedStore.get, () => NOTHING_SAVED).items;
}
