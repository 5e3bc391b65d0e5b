import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const toMinute = (ms: number): number => Math.floor(ms / MINUTE_MS) * MINUTE_MS;

const NowContext = createContext(0);

/**
 * The minute that everything on a page agrees on. A page may come from a cache, so the first one is the server's:
 * what is hydrated is what was sent, and the shopper's own clock takes over right after.
 */
export function NowProvider({ startMs, children }: { startMs: number; children: ReactNode }) {
  const [nowMs, setNowMs] = useState(() => toMinute(startMs));
  useEffect(() => {
    const tick = () => setNowMs(toMinute(Date.now()));
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return <NowContext.Provider value={nowMs}>{children}</NowContext.Provider>;
}

export function useNowMs(): number {
  return useContext(NowContext);
}

export function useNowSeconds(): number {
  return useNowMs() / 1000;
}
