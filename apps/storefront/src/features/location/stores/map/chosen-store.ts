import { useSyncExternalStore } from 'react';

let chosen: string | null = null;
const watchers = new Set<() => void>();

/** Marks a store in the list and on the map alike. */
export function chooseStore(id: string | null): void {
  if (chosen === id) return;
  chosen = id;
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
}

/** The store that was last pointed at, in the list or on the map. */
export const useChosenStore = (): string | null =>
  useSyncExternalStore(
    watch,
    () => chosen,
    () => null,
  );

/** Anchor of a store in the list. */
export const storeAnchor = (id: string): string => `store-${id.replaceAll(/\W+/g, '-')}`;
