import { useEffect } from 'react';
import { useNavigate } from '../../router/router-context.tsx';

type Code = typeof import('../../shopper/referrers/refer-link.ts');

const PRODUCT_LINK = '[data-list-id] a[href^="/products/"]';

/** Analytics load after what the page needs. */
const WATCH_AFTER_MS = 3_000;

let code: Code | undefined;

/** Needed only when a shopper is about to follow a product link in a list, or for page analytics. */
async function loadCode(): Promise<Code> {
  code ??= await import('../../shopper/referrers/refer-link.ts');
  return code;
}

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(PRODUCT_LINK) : null;

function prepare(event: Event): void {
  if (!code && linkAt(event)) loadCode().catch(() => {});
}

/** New tabs and the clipboard use the address a link has at that moment. */
function refer(event: Event): void {
  const link = linkAt(event);
  if (link) code?.referLink(link);
}

/** Reports pages and lists to analytics, if present; failures are ignored [D-7-34]. */
function tellPages(): void {
  const watch = () => loadCode().then(({ watchPages }) => watchPages());
  setTimeout(() => 'dataLayer' in globalThis && watch().catch(() => {}), WATCH_AFTER_MS);
}

/**
 * Adds the list's `ref` to product links at the moment they are used [D-2-07 C-9-43]. HTML is the same for everyone and
 * nothing re-renders: document listeners handle clicks, middle clicks and context menus.
 */
export function ReferrerLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const go = (event: MouseEvent) => {
      const link = linkAt(event);
      if (!link) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return void code?.chooseLink(link);
      event.preventDefault();
      const { pathname, search, hash } = link;
      loadCode().then(
        ({ chooseLink }) => navigate(chooseLink(link)),
        () => navigate({ pathname, search, hash }),
      );
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerover', prepare, options);
    document.addEventListener('focusin', prepare, options);
    document.addEventListener('auxclick', refer, options);
    document.addEventListener('contextmenu', refer, options);
    document.addEventListener('click', go, options);
    return () => listening.abort();
  }, [navigate]);
  useEffect(tellPages, []);
  return null;
}
