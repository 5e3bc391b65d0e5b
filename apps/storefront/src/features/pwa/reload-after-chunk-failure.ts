import { mayReloadAfterChunkFailure } from '@wattle/domain';

const KEY = 'wattle.chunk-reload-at';

/** Vite names it for parts loaded on demand; the build makes route modules raise it too. */
export const CHUNK_FAILED = 'vite:preloadError';

type Page = Pick<Window, 'addEventListener' | 'sessionStorage'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly location: Pick<Location, 'reload'>;
};

/**
 * A part of the page that cannot be loaded any more was replaced by a release: the page starts again [C-2-61]. Not where
 * nothing can be stored: it might start again for ever.
 */
export function reloadAfterChunkFailure(page: Page): void {
  page.addEventListener(CHUNK_FAILED, (event) => {
    // without a connection there would be no page to come back to
    if (!page.navigator.onLine) return;
    const stored = page.sessionStorage.getItem(KEY);
    if (!mayReloadAfterChunkFailure(stored === null ? undefined : Number(stored), Date.now())) return;
    page.sessionStorage.setItem(KEY, String(Date.now()));
    // Tells other listeners not to speak of an error: the page is on its way.
    event.preventDefault();
    page.location.reload();
  });
}
