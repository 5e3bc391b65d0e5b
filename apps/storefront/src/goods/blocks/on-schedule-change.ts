/** Longest delay of a timer; later moments are checked again then. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Calls back at each moment (seconds since epoch, ascending), and when the page becomes visible again because timers
 * stop while a device sleeps. Returns a function to stop.
 */
export function onScheduleChange(moments: readonly number[], changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const now = Date.now();
    const next = moments.map((moment) => moment * 1000).find((moment) => moment > now);
    if (next !== undefined) timer = setTimeout(look, Math.min(next - now, TIMER_MAX_MS));
  };
  const look = () => {
    changed();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
