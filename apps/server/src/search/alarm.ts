/** Node's timers are limited to 24.8 days. */
const LONGEST_MS = 24 * 3600 * 1000;
/** A timer may fire slightly early. Then it is set again, but not immediately. */
const SHORTEST_MS = 20;

/** A resettable timer that does not keep the process alive. */
export function createAlarm(ring: () => unknown) {
  let timer: NodeJS.Timeout | undefined;
  return {
    /** Milliseconds from now; null: off. A very distant time rings early. */
    set(ms: number | null): void {
      clearTimeout(timer);
      if (ms === null) return;
      timer = setTimeout(ring, Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms)));
      timer.unref();
    },
  };
}
