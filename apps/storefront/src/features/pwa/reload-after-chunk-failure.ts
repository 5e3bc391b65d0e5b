import { mayReloadAfterChunkFailure } from '@wattle/domain';

const KEY = 'wattle.chunk-reload-at';

/** Vite names it for parts loaded on demand; the build makes route modules raise it too. */
export const CHUNK_FAILED = 'vite:preloadError';

type Page = {
  readonly events: Pick<EventTarget, 'addEventListener'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
};

/** A part of the page that cannot be loaded any more was replaced by a release: the page starts again [C-2-61]. */
export function reloadAfterChunkFailure({ events, storage, now, isOnline, reload }: Page): void {
  events.addEventListener(CHUNK_FAILED, (event) => {
    // without a connection there would be no page to come back to
    if (!isOnline()) return;
    const stored = storage.getItem(KEY);
    if (!mayReloadAfterChunkFailure(stored === null ? undefined : Number(stored), now())) return;
    storage.setItem(KEY, String(now()));
    // Tells other listeners not to speak of an error: the page is on its way.
    event.preventDefault();
    reload();
  });
}
