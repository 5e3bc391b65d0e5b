import { useEffect, useEffectEvent } from 'react';

/** Calls back at the given time; null: no timer. */
export function useUntil(untilMs: number | null, onCome: () => void): number | null {
  const come = useEffectEvent(onCome);
  useEffect(() => {
    if (untilMs === null) return undefined;
    const timer = setTimeout(() => come(), Math.max(0, untilMs - Date.now()));
    return () => clearTimeout(timer);
  }, [untilMs]);
  return untilMs;
}
