import { useEffect } from 'react';
import { browserClient } from '../../page/browser-client.ts';
import { saveNearestStore, useSavedLocation } from './location-store.ts';
import { dropOwnStore, type OwnStore, saveOwnStore, useOwnStore } from './own-store.ts';
import type { NearestStore, SavedLocation } from './saved-location.ts';

const LOOK_AGAIN_AFTER_MS = 86_400_000;

const isStale = (lookedUpAtMs: number): boolean => Date.now() - lookedUpAtMs > LOOK_AGAIN_AFTER_MS;

/**
 * The shopper's own store, else the nearest to the delivery location; refreshed daily. On failure the frame names none.
 */
export function useStoreOnTop(): NearestStore | null {
  const own = useOwnStore();
  const saved = useSavedLocation();
  useEffect(() => {
    const abort = new AbortController();
    if (own && isStale(own.atMs)) refreshOwn(own, abort.signal).catch(() => {});
    if (!own && saved && isStale(saved.nearestAtMs)) refreshNearest(saved, abort.signal).catch(() => {});
    return () => abort.abort();
  }, [own, saved]);
  return own ?? saved?.nearest ?? null;
}

async function refreshOwn({ id, path }: OwnStore, signal: AbortSignal): Promise<void> {
  const outcome = await browserClient.loadStore({ path }, { signal });
  if (outcome.status === 'SUCCESS') saveOwnStore(outcome.value);
  // moved, or closed for good
  if (outcome.status === 'REJECTED') dropOwnStore(id);
}

async function refreshNearest({ locality }: SavedLocation, signal: AbortSignal): Promise<void> {
  const { latitude: lat, longitude: lng } = locality.location;
  const outcome = await browserClient.listStores({ lat, lng }, { signal });
  if (outcome.status !== 'SUCCESS') return;
  const [store] = outcome.value.stores;
  saveNearestStore(locality, store ? toNearest(store) : null, Date.now());
}

const toNearest = ({ name, path, timeZone, weeklyHours, seasonalHours }: NearestStore): NearestStore => ({
  name,
  path,
  timeZone,
  weeklyHours,
  seasonalHours,
});
