import { useEffect, useRef } from 'react';
import { decodePart } from '../../router/location.ts';
import { useLocation } from '../../router/router-context.tsx';

/**
 * Moves the focus after a navigation to the new page's heading, or to the target of a hash link, as a full load would.
 * Query changes alone (filters, sorting, paging) leave it in place, as does typing in a field that stays.
 */
export function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const place = useRef(pathname + hash);
  useEffect(() => {
    // marks the page as hydrated, which repeats an earlier press (EARLY_PRESS_SCRIPT). Tests and tools wait for it
    document.documentElement.dataset.hydrated = '';
    if (place.current === pathname + hash) return;
    place.current = pathname + hash;
    // still there: the page stays, and only its address changed
    if (document.activeElement?.matches('main form *')) return;
    focusTarget(hash)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}

function focusTarget(hash: string): HTMLElement | null {
  const target = hash.length > 1 ? document.getElementById(decodePart(hash.slice(1))) : null;
  const element = target ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (element && element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  return element;
}
