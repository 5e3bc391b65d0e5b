import { useEffect, useEffectEvent } from 'react';

/** Waits for a moment and tells when it has come; the moment itself for as long as it lies ahead. */
export function useUntil(untilMs: number | null, onCome: () => void): number | null {
  const come = useEffectEvent(onCome);
  useEffect(() => {
    if (untilMs === null) return undefined;
    const timer = setTimeout(() => come(), Math.max(0, untilMs - Date.now()));
    return () => clearTimeout(timer);
  }, [untilMs]);
  return untilMs;
}
