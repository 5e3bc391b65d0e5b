import { useEffect, useSyncExternalStore } from 'react';

/**
 * Code that few visits need, loaded once for the page. What shows it can wait for it, so that nothing moves when it
 * arrives. A failed load shows its own alert, and starting again tries again.
 */
export function createLateCode<T>(load: () => Promise<T>) {
  const listeners = new Set<() => void>();
  let code: T | null = null;
  let isLoading = false;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const start = async (): Promise<void> => {
    if (isLoading || code) return;
    isLoading = true;
    code = await load().catch(() => null);
    isLoading = false;
    for (const listener of listeners) listener();
  };
  return {
    start,
    /** null: not loaded yet. */
    useCode: (): T | null =>
      useSyncExternalStore(
        subscribe,
        () => code,
        () => null,
      ),
  };
}

/** Starts just after the first press of a pointer or key on the page begins, which comes before what the press does. */
export function useStartOnPress(start: () => unknown): void {
  useEffect(() => {
    const once = { once: true, capture: true };
    const onPress = () => void setTimeout(start);
    addEventListener('keydown', onPress, once);
    addEventListener('pointerdown', onPress, once);
    return () => {
      removeEventListener('keydown', onPress, once);
      removeEventListener('pointerdown', onPress, once);
    };
  }, [start]);
}
