import type { Attribution, ReferrerSource } from '@wattle/domain';

export const LIST = '[data-list-id]';
const PRODUCT_LINK = 'a[href^="/products/"]';

/** A link to a product in a marked list, with the list and its place in it, counted from 0. */
export type ListPlace = { readonly link: HTMLAnchorElement; readonly source: ReferrerSource; readonly index: number };

/** Where in which list an element stands: a link to a product, or a button of its card. */
export function findListPlace(element: Element): ListPlace | null {
  const list = element.closest<HTMLElement>(LIST);
  const link = list && (element.closest<HTMLAnchorElement>(PRODUCT_LINK) ?? linkIn(element.closest('article')));
  const place = link && placesIn(list).find(({ link: { pathname } }) => pathname === link.pathname);
  return place ? { ...place, link } : null;
}

/** The products of a list, each once; those of a list within it are not its own. */
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

/** For what is added to the cart straight from a list: from which one, and from where in it [C-3-15]. */
export function attributionAt(element: Element): Attribution | null {
  const place = findListPlace(element);
  return place && { listName: place.source.listName, listItemIndex: place.index };
}
