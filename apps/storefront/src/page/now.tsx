import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useHydrated } from './use-hydrated.ts';

const MINUTE_MS = 60_000;
const toMinute = (ms: number): number => Math.floor(ms / MINUTE_MS) * MINUTE_MS;

type Clock = {
  nowMs(): number;
  /** The server's minute, with which late parts still hydrate. */
  sentMs(): number;
  set(ms: number): void;
  subscribe(listener: () => void): () => void;
};

function createClock(startMs: number): Clock {
  const listeners = new Set<() => void>();
  const sentMs = toMinute(startMs);
  let nowMs = sentMs;
  return {
    nowMs: () => nowMs,
    sentMs: () => sentMs,
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
 * The time shared by the whole page, in minutes. A page may be cached, so it hydrates with the server's time; the
 * shopper's clock takes over right after.
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
  return useSyncExternalStore(clock.subscribe, clock.nowMs, clock.sentMs);
}

/** Re-renders each minute or, with `wordsAt`, only when its result changes. */
export function useNowSeconds(wordsAt: (nowSeconds: number) => string | number = Number): number {
  const clock = useContext(ClockContext);
  const isHydrated = useHydrated();
  const wordsOf = (ms: number) => wordsAt(ms / 1000);
  useSyncExternalStore(
    clock.subscribe,
    () => wordsOf(clock.nowMs()),
    () => wordsOf(clock.sentMs()),
  );
  return (isHydrated ? clock.nowMs() : clock.sentMs()) / 1000;
}
