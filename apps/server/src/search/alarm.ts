/** The longest that a timer of Node can wait is less than a month. */
const LONGEST_MS = 24 * 3600 * 1000;
/** A timer may be a little early; then it is set again, but not at once. */
const SHORTEST_MS = 20;

/** A timer that can be set to another moment, and does not keep the process alive. */
export function createAlarm(ring: () => unknown) {
  let timer: NodeJS.Timeout | undefined;
  return {
    /** Milliseconds from now; null: not at all. Rings early rather than not at all when that is very far. */
    set(ms: number | null): void {
      clearTimeout(timer);
      if (ms === null) return;
      timer = setTimeout(ring, Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms)));
      timer.unref();
    },
  };
}
