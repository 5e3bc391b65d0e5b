import type { Locality } from '@wattle/domain';
import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../page/stored-value.ts';
import { type NearestStore, parseSavedLocation, type SavedLocation } from './saved-location.ts';

const store = createStoredValue<SavedLocation | null>('wattle.location', parseSavedLocation);

export function saveLocality(locality: Locality): void {
  store.set({ locality, nearest: null, nearestAtMs: 0 });
}

/** Keeps the nearest store, unless the shopper has chosen another place meanwhile. */
export function saveNearestStore(locality: Locality, nearest: NearestStore | null, nowMs: number): void {
  if (store.get()?.locality.name === locality.name) store.set({ locality, nearest, nearestAtMs: nowMs });
}

/** For what is asked besides a page. */
export const savedLocation = (): SavedLocation | null => store.get();

/** Where the shopper wants things delivered; null on the server, while hydrating, and when not chosen yet. */
export function useSavedLocation(): SavedLocation | null {
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}
