import type { Sync } from '@wattle/domain';

export type WatchedSync = {
  readonly sync: Pick<Sync, 'merge' | 'push'>;
  readonly isLoggedIn: () => boolean;
  /** When the last sync ended, milliseconds. */
  readonly syncedAt: () => number;
  readonly subscribe: (listener: () => void) => void;
  readonly now: () => number;
  readonly window: Pick<EventTarget, 'addEventListener'>;
  readonly document: Pick<EventTarget, 'addEventListener'> & { readonly visibilityState: DocumentVisibilityState };
};

/** So long nothing else is changed before a change is saved: ten presses make one call. */
const QUIET_MS = 400;
/** Who comes back to a page after this long sees what was changed elsewhere. */
const YOUNG_MS = 10_000;
/** What could not be saved is tried again soon, as the network says that it is back before it is; then ever more seldom. */
const RETRY_MS = { first: 2000, most: 30_000 };

/** Runs the syncs of this page: at its start, after changes, when it is looked at again and when the network is back. */
export function watchSync({ sync, isLoggedIn, syncedAt, subscribe, now, window, document }: WatchedSync): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  let retryMs = RETRY_MS.first;

  const run = async (kind: 'merge' | 'push'): Promise<void> => {
    clearTimeout(timer);
    isWaiting = false;
    if (!isLoggedIn()) return;
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
    // a page that is left may not come back: what waits is saved now
    if (document.visibilityState === 'hidden' && isWaiting) void run('push');
    if (document.visibilityState === 'visible' && now() - syncedAt() > YOUNG_MS) void run('merge');
  });
  void run('merge');
}
