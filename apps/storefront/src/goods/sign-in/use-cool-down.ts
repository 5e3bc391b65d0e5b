import { useEffect, useState } from 'react';

/** Wait before another email may be requested. */
export const COOL_DOWN_SECONDS = 60;

const secondsLeft = (sinceMs: number | null, nowMs: number): number =>
  sinceMs === null ? 0 : Math.max(0, Math.ceil((sinceMs + COOL_DOWN_SECONDS * 1000 - nowMs) / 1000));

/** `0:42` */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds left until another email may be requested. */
export function useCoolDown(sinceMs: number | null): number {
  const [left, setLeft] = useState(() => secondsLeft(sinceMs, Date.now()));
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(sinceMs, Date.now()));
    tick();
    if (sinceMs === null) return undefined;
    const timer = setInterval(() => {
      tick();
      if (secondsLeft(sinceMs, Date.now()) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [sinceMs]);
  return left;
}
