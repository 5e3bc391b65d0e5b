import { isPlainClick } from './link.tsx';
import type { NavigateFunction } from './location.ts';

/**
 * Turns clicks on links into client-side navigations, anywhere in the document, including parts without code. Hydrated
 * parts handle the click first. The browser itself goes to places on the same page, so that a skip link works during
 * hydration too.
 */
export function followLinks(navigate: NavigateFunction, isPage: (pathname: string) => boolean): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || !isHere(link)) return;
    if (isSamePage(link) || !isPage(link.pathname)) return;
    event.preventDefault();
    void navigate({ pathname: link.pathname, search: link.search, hash: link.hash });
  });
}

const isHere = ({ target, origin, download }: HTMLAnchorElement): boolean =>
  (target === '' || target === '_self') && download === '' && origin === window.location.origin;

const isSamePage = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search;
