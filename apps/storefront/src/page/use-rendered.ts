import { useCallback, useEffect, useRef } from 'react';

/** Tells listeners after every render, when what the page shows is up to date. */
export function useRendered(): (listener: () => void) => () => void {
  const listeners = useRef(new Set<() => void>());
  useEffect(() => {
    for (const listener of listeners.current) listener();
  });
  return useCallback((listener) => {
    const all = listeners.current.add(listener);
    return () => void all.delete(listener);
  }, []);
}
