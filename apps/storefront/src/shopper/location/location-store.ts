import type { Locality } from '@wattle/domain/stores';
import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../page/stored-value.ts';
import { type NearestStore, parseSavedLocation, type SavedLocation } from './saved-location.ts';

const store = createStoredValue<SavedLocation | null>('wattle.location', parseSavedLocation);

export function saveLocality(locality: Locality): void {
  store.set({ locality, nearest: null, nearestAtMs: 0 });
}

/** Stores the nearest store, unless the location has changed meanwhile. */
export function saveNearestStore(locality: Locality, nearest: NearestStore | null, nowMs: number): void {
  if (store.get()?.locality.name === locality.name) store.set({ locality, nearest, nearestAtMs: nowMs });
}

/** For use outside React. */
export const savedLocation = (): SavedLocation | null => store.get();

export const subscribeToLocation = store.subscribe;

/** The delivery location; null on the server, during hydration, and when not chosen. */
export function useSavedLocation(): SavedLocation | null {
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}
