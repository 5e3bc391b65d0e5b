import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const listeners = new Set<() => void>();
/** For where storage is switched off: then it lasts as long as the page. */
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
    // kept in memory
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something on this list is open. It stays so through back, forward and reload, for as long as the tab lives. */
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
