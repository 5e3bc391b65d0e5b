import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../page/stored-value.ts';
import { isLoose, isNearestStore, type NearestStore } from './saved-location.ts';

/** The shopper's chosen store: for pickup, and named at the top of every page. */
export type OwnStore = NearestStore & {
  readonly id: string;
  /** When its hours were loaded. */
  readonly atMs: number;
};

const ID = /^[\w-]{1,100}$/;

/** Parses the stored store; null when invalid. */
export function parseOwnStore(text: string | null): OwnStore | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isLoose(value)) return null;
    const { id, atMs } = value;
    if (typeof id !== 'string' || !ID.test(id) || !isNearestStore(value)) return null;
    const { name, path, timeZone, weeklyHours, seasonalHours } = value;
    return { id, name, path, timeZone, weeklyHours, seasonalHours, atMs: typeof atMs === 'number' ? atMs : 0 };
  } catch {
    return null;
  }
}

const store = createStoredValue<OwnStore | null>('wattle.pickup-store', parseOwnStore);

export function saveOwnStore({ id, ...one }: NearestStore & { readonly id: string }): void {
  const { name, path, timeZone, weeklyHours, seasonalHours } = one;
  store.set({ id, name, path, timeZone, weeklyHours, seasonalHours, atMs: Date.now() });
}

/** Clears it, unless another store was chosen meanwhile. */
export function dropOwnStore(id: string): void {
  if (store.get()?.id === id) store.set(null);
}

/** Null on the server, during hydration, and when not chosen. */
export function useOwnStore(): OwnStore | null {
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}
