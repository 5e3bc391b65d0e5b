import { useSyncExternalStore } from 'react';
import { useLocation } from '../../../router/router-context.tsx';

const listeners = new Set<() => void>();
/** Fallback without storage: lasts as long as the page. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  memory.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // fall back to memory
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something on this list is open. Survives back, forward and reload within the tab. */
export function useKeptFlag(name: string, initial: boolean): [boolean, (value: boolean) => void] {
  const { pathname } = useLocation();
  const key = `wattle.listing ${pathname} ${name}`;
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const value = kept === null ? initial : kept === 'true';
  return [value, (next) => next !== value && write(key, String(next))];
}
