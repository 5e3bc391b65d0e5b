import { listViewedEvents, pageEventOf } from '@wattle/domain';
import { LIST, placesIn } from '../referrers/list-place.ts';
import { hookItemOf } from './hook-item-of.ts';
import { pushEvents } from './push-events.ts';

/** A page is drawn in many steps: it is looked at after the last of them. */
const SETTLED_MS = 500;

/** What was told of each list: one that shows other products is another one. */
const told = new WeakMap<Element, string>();

function viewList(list: HTMLElement): void {
  const places = placesIn(list);
  const shown = places.map(({ link }) => link.pathname).join();
  const [first] = places;
  if (!first || told.get(list) === shown) return;
  told.set(list, shown);
  pushEvents(listViewedEvents(first.source, places.map(hookItemOf)));
}

let toldPath = '';

/** Looking at a page is an event of its own [C-9-24 C-9-25 C-9-26 C-9-27]. */
function viewPage(): void {
  const path = location.pathname;
  if (path === toldPath) return;
  toldPath = path;
  const event = pageEventOf(path);
  if (event) pushEvents([{ event, page_path: path }]);
}

let isWatching = false;

/** Tells of this page and those after it, and of every list of products that comes into view [D-7-34]. */
export function watchPages(): void {
  if (isWatching) return;
  isWatching = true;
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) viewList(target as HTMLElement);
  });
  const look = () => {
    viewPage();
    // watching anew says again what is in view: in it there may be other products by now
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
