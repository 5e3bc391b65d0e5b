import { listViewedEvents, pageEventOf } from '@wattle/domain/analytics';
import { LIST, placesIn } from '../referrers/list-place.ts';
import { hookItemOf } from './hook-item-of.ts';
import { pushEvents } from './push-events.ts';

/** Waits for rendering to settle. */
const SETTLED_MS = 500;

/** What was reported of each list; other products count as a new list. */
const reported = new WeakMap<Element, string>();

function viewList(list: HTMLElement): void {
  const places = placesIn(list);
  const shown = places.map(({ link }) => link.pathname).join();
  const [first] = places;
  if (!first || reported.get(list) === shown) return;
  reported.set(list, shown);
  pushEvents(listViewedEvents(first.source, places.map(hookItemOf)));
}

let toldPath = '';

/** Reports a page view [C-9-24 C-9-25 C-9-26 C-9-27]. */
function viewPage(): void {
  const path = location.pathname;
  if (path === toldPath) return;
  toldPath = path;
  const event = pageEventOf(path);
  if (event) pushEvents([{ event, page_path: path }]);
}

let isWatching = false;

/** Reports page views and product lists as they come into view [D-7-34]. */
export function watchPages(): void {
  if (isWatching) return;
  isWatching = true;
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) viewList(target as HTMLElement);
  });
  const look = () => {
    viewPage();
    // observing again reports what is in view, which may have new products by now
    inView.disconnect();
    for (const list of document.querySelectorAll(LIST)) inView.observe(list);
  };
  let settled = setTimeout(look);
  const changes = new MutationObserver(() => {
    clearTimeout(settled);
    settled = setTimeout(look, SETTLED_MS);
  });
  changes.observe(document.body, { childList: true, subtree: true });
}
