import { useEffect } from 'react';
import { browserClient } from '../../browser-client.ts';
import { saveNearestStore, useSavedLocation } from './location-store.ts';
import type { NearestStore, SavedLocation } from './saved-location.ts';

const LOOK_AGAIN_AFTER_MS = 86_400_000;

const isStale = ({ nearestAtMs }: SavedLocation, nowMs: number): boolean => nowMs - nearestAtMs > LOOK_AGAIN_AFTER_MS;

/** The store nearest to the delivery location, looked up once a day. Without an answer the frame just does not name one. */
export function useNearestStore(): NearestStore | null {
  const saved = useSavedLocation();
  useEffect(() => {
    if (!saved || !isStale(saved, Date.now())) return;
    const abort = new AbortController();
    const { locality } = saved;
    const { latitude: lat, longitude: lng } = locality.location;
    browserClient
      .listStores({ lat, lng }, { signal: abort.signal })
      .then((outcome) => {
        if (outcome.status !== 'SUCCESS') return;
        const [store] = outcome.value.stores;
        saveNearestStore(locality, store ? toNearest(store) : null, Date.now());
      })
      .catch(() => {});
    return () => abort.abort();
  }, [saved]);
  return saved?.nearest ?? null;
}

const toNearest = ({ name, path, timeZone, weeklyHours, seasonalHours }: NearestStore): NearestStore => ({
  name,
  path,
  timeZone,
  weeklyHours,
  seasonalHours,
});
