import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const toMinute = (ms: number): number => Math.floor(ms / MINUTE_MS) * MINUTE_MS;

type Clock = {
  nowMs(): number;
  set(ms: number): void;
  subscribe(listener: () => void): () => void;
};

function createClock(startMs: number): Clock {
  const listeners = new Set<() => void>();
  let nowMs = toMinute(startMs);
  return {
    nowMs: () => nowMs,
    set(ms) {
      nowMs = toMinute(ms);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const ClockContext = createContext<Clock>(createClock(0));

/**
 * The minute that everything on a page agrees on. A page may come from a cache, so the first one is the server's:
 * what is hydrated is what was sent, and the shopper's own clock takes over right after.
 */
export function NowProvider({ startMs, children }: { startMs: number; children: ReactNode }) {
  const [clock] = useState(() => createClock(startMs));
  useEffect(() => {
    const tick = () => clock.set(Date.now());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

export function useNowMs(): number {
  const clock = useContext(ClockContext);
  return useSyncExternalStore(clock.subscribe, clock.nowMs, clock.nowMs);
}

/** Draws again every minute, or with `wordsAt` only at a minute at which those words are others. */
export function useNowSeconds(wordsAt: (nowSeconds: number) => string | number = Number): number {
  const clock = useContext(ClockContext);
  const seconds = () => clock.nowMs() / 1000;
  const words = () => wordsAt(seconds());
  useSyncExternalStore(clock.subscribe, words, words);
  return seconds();
}
