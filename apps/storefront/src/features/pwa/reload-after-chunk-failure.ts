import { mayReloadAfterChunkFailure } from '@wattle/domain/pwa';

const KEY = 'wattle.chunk-reload-at';

/** Vite's event for failed dynamic imports; the build makes route modules raise it too. */
export const CHUNK_FAILED = 'vite:preloadError';

type Page = Pick<Window, 'addEventListener' | 'sessionStorage'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly location: Pick<Location, 'reload'>;
};

/**
 * Reloads the page when a chunk is gone because of a new release [C-2-61]. Not without storage, where it might reload
 * forever.
 */
export function reloadAfterChunkFailure(page: Page): void {
  page.addEventListener(CHUNK_FAILED, (event) => {
    // a reload without a connection would lose the page
    if (!page.navigator.onLine) return;
    const stored = page.sessionStorage.getItem(KEY);
    if (!mayReloadAfterChunkFailure(stored === null ? undefined : Number(stored), Date.now())) return;
    page.sessionStorage.setItem(KEY, String(Date.now()));
    // Tells other listeners not to report an error, because the page is reloading.
    event.preventDefault();
    page.location.reload();
  });
}
