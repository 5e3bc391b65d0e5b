import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../page/stored-value.ts';
import { addRecentSearch, parseRecentSearches, removeRecentSearch } from './recent-searches.ts';

const store = createStoredValue('wattle.searches', parseRecentSearches);
const NONE: readonly string[] = [];

export const rememberSearch = (words: string): void => store.set(addRecentSearch(store.get(), words));
export const forgetSearch = (words: string): void => store.set(removeRecentSearch(store.get(), words));
export const forgetAllSearches = (): void => store.set(NONE);

/** Recent searches on this device, newest first; empty on the server and during hydration. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(store.subscribe, store.get, () => NONE);
}
