const CHECK_MS = 200;
const CHECK_TIMEOUT_MS = 2_000;

export type Readiness = {
  /** Origins of the servers that are ready. */
  readonly ready: () => string[];
  /** The others: a last resort, because a machine may also be slow to say that it is ready. */
  readonly unready: () => string[];
  /** Replaces the list of servers. */
  watch(origins: readonly string[]): void;
  /** A server that could not be reached is not ready until it says so again. */
  lost(origin: string): void;
  close(): void;
};

/** Asks each server every 200 ms whether it is ready. */
export function watchReadiness(): Readiness {
  const known = new Map<string, boolean>();
  const checking = new Set<string>();
  const check = async (origin: string): Promise<void> => {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    const answer = await fetch(`${origin}/readyz`, { signal }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (known.has(origin)) known.set(origin, answer?.status === 200);
  };
  const timer = setInterval(() => {
    for (const origin of known.keys()) {
      if (checking.has(origin)) continue;
      checking.add(origin);
      void check(origin).finally(() => checking.delete(origin));
    }
  }, CHECK_MS);
  return {
    ready: () => [...known].flatMap(([origin, isReady]) => (isReady ? [origin] : [])),
    unready: () => [...known].flatMap(([origin, isReady]) => (isReady ? [] : [origin])),
    watch(origins) {
      for (const origin of known.keys()) if (!origins.includes(origin)) known.delete(origin);
      for (const origin of origins) if (!known.has(origin)) known.set(origin, false);
    },
    lost: (origin) => known.set(origin, false),
    close: () => clearInterval(timer),
  };
}
