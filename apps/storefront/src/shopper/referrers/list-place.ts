import type { Attribution } from '@wattle/domain/cart';
import type { ReferrerSource } from '@wattle/domain/referrers';

export const LIST = '[data-list-id]';
const PRODUCT_LINK = 'a[href^="/products/"]';

/** A product link in a marked list, with the list and its position from 0. */
export type ListPlace = { readonly link: HTMLAnchorElement; readonly source: ReferrerSource; readonly index: number };

/** The list and position of a product link, or of a button on its card. */
export function findListPlace(element: Element): ListPlace | null {
  const list = element.closest<HTMLElement>(LIST);
  const link = list && (element.closest<HTMLAnchorElement>(PRODUCT_LINK) ?? linkIn(element.closest('article')));
  const place = link && placesIn(list).find(({ link: { pathname } }) => pathname === link.pathname);
  return place ? { ...place, link } : null;
}

/** The products of a list, each once, without those of nested lists. */
export function placesIn(list: HTMLElement): ListPlace[] {
  const { listId, listName, listStart } = list.dataset;
  if (listId === undefined || listName === undefined) return [];
  const links = [...list.querySelectorAll<HTMLAnchorElement>(PRODUCT_LINK)].filter((one) => one.closest(LIST) === list);
  const paths = links.map(({ pathname }) => pathname);
  return links
    .filter((_, at) => paths.indexOf(paths[at] ?? '') === at)
    .map((link, at) => ({ link, source: { listId, listName }, index: Number(listStart ?? 0) + at }));
}

const linkIn = (card: Element | null) => card?.querySelector<HTMLAnchorElement>(PRODUCT_LINK) ?? null;

/** Attribution for adding straight from a list: which one, and the position [C-3-15]. */
export function attributionAt(element: Element): Attribution | null {
  const place = findListPlace(element);
  return place && { listName: place.source.listName, listItemIndex: place.index };
}
