import { useEffect } from 'react';
import { useNavigate } from 'react-router';

type Code = typeof import('../../shopper/referrers/refer-link.ts');

const PRODUCT_LINK = '[data-list-id] a[href^="/products/"]';

/** Nobody waits for analytics: they come after what the page needs. */
const WATCH_AFTER_MS = 3_000;

let code: Code | undefined;

/** Only who is about to choose a product from a list needs it, and analytics that want to know of pages. */
async function loadCode(): Promise<Code> {
  code ??= await import('../../shopper/referrers/refer-link.ts');
  return code;
}

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(PRODUCT_LINK) : null;

function prepare(event: Event): void {
  if (!code && linkAt(event)) loadCode().catch(() => {});
}

/** Another tab or the clipboard takes the address that a link has in this moment. */
function refer(event: Event): void {
  const link = linkAt(event);
  if (link) code?.referLink(link);
}

/** Pages and lists are told of, where anything listens; what fails is not, and nobody minds [D-7-34]. */
function tellPages(): void {
  const watch = () => loadCode().then(({ watchPages }) => watchPages());
  setTimeout(() => 'dataLayer' in globalThis && watch().catch(() => {}), WATCH_AFTER_MS);
}

/**
 * Gives links to products the `ref` of the list they stand in at the moment they are used [D-2-07 C-9-43]. Pages are
 * the same for everybody and nothing is drawn again: the document listens for clicks, middle clicks and a link's menu.
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
