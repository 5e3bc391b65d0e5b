/** Timers bear no more than this; a moment further off is looked at again. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Tells at each of the moments (seconds since epoch, the earlier first) that it is there; also when the page is looked
 * at again, since a device that slept had no timers. Returns how to stop it.
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
