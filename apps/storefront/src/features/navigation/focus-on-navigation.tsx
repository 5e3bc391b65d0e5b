import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation focus stands at the heading of the new page, or at the target of a hash link, as it would
 * after a full load. Changes of the query alone (filters, sorting, pages of a list) leave it where it is.
 */
export function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const place = useRef(pathname + hash);
  useEffect(() => {
    // the page listens from now on: what was pressed before may have come to nothing. Tests and tools wait for it
    document.documentElement.dataset.hydrated = '';
    if (place.current === pathname + hash) return;
    place.current = pathname + hash;
    focusTarget(hash)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}

function focusTarget(hash: string): HTMLElement | null {
  const target = hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
  const element = target ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (element && element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  return element;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
