import type { Sync } from '@wattle/domain/sync';

export type WatchedSync = {
  readonly sync: Pick<Sync, 'merge' | 'push'>;
  readonly isLoggedIn: () => boolean;
  readonly subscribe: (listener: () => void) => void;
  readonly now: () => number;
  readonly window: Pick<EventTarget, 'addEventListener'>;
  readonly document: Pick<EventTarget, 'addEventListener'> & { readonly visibilityState: DocumentVisibilityState };
};

/** Debounce before saving: ten presses make one call. */
const QUIET_MS = 400;
/** Syncs on return to the page when the last sync is older than this. */
const YOUNG_MS = 10_000;
/** Retry delays for failed saves: soon at first, because `online` fires before the network works, then less often. */
const RETRY_MS = { first: 2000, most: 30_000 };

/** Runs the syncs of this page: on load, after changes, on return to the page, and when back online. */
export function watchSync({ sync, isLoggedIn, subscribe, now, window, document }: WatchedSync): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  let retryMs = RETRY_MS.first;
  let lastAt = 0;

  const run = async (kind: 'merge' | 'push'): Promise<void> => {
    clearTimeout(timer);
    isWaiting = false;
    if (!isLoggedIn()) return;
    lastAt = now();
    const result = await sync[kind]().catch(() => null);
    if (result?.status !== 'ERROR') retryMs = RETRY_MS.first;
    else if (!isWaiting) {
      later(retryMs);
      retryMs = Math.min(2 * retryMs, RETRY_MS.most);
    }
  };
  const later = (ms: number): void => {
    clearTimeout(timer);
    isWaiting = ms === QUIET_MS;
    timer = setTimeout(() => void run('push'), ms);
  };

  subscribe(() => {
    if (isLoggedIn()) later(QUIET_MS);
  });
  window.addEventListener('online', () => {
    retryMs = RETRY_MS.first;
    void run('merge');
  });
  document.addEventListener('visibilitychange', () => {
    // a hidden page may not come back, so save now
    if (document.visibilityState === 'hidden' && isWaiting) void run('push');
    if (document.visibilityState === 'visible' && now() - lastAt > YOUNG_MS) void run('merge');
  });
  void run('merge');
}
