import type { Locality } from '@wattle/domain';
import { useSyncExternalStore } from 'react';
import { type NearestStore, parseSavedLocation, type SavedLocation } from './saved-location.ts';

const KEY = 'wattle.location';
const listeners = new Set<() => void>();

let text: string | null = null;
let current: SavedLocation | null = null;

/** Storage can be switched off or full: then the choice lasts as long as the page. */
function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return text;
  }
}

function snapshot(): SavedLocation | null {
  const stored = readText();
  if (stored !== text) {
    text = stored;
    current = parseSavedLocation(stored);
  }
  return current;
}

function save(location: SavedLocation): void {
  text = JSON.stringify(location);
  current = location;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // kept in memory
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function saveLocality(locality: Locality): void {
  save({ locality, nearest: null, nearestAtMs: 0 });
}

/** Keeps the nearest store, unless the shopper has chosen another place meanwhile. */
export function saveNearestStore(locality: Locality, nearest: NearestStore | null, nowMs: number): void {
  if (snapshot()?.locality.name === locality.name) save({ locality, nearest, nearestAtMs: nowMs });
}

/** Where the shopper wants things delivered; null on the server, while hydrating, and when not chosen yet. */
export function useSavedLocation(): SavedLocation | null {
  return useSyncExternalStore(subscribe, snapshot, () => null);
}
