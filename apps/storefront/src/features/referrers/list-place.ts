import type { Attribution, ReferrerSource } from '@wattle/domain';

const LIST = '[data-list-id]';
const PRODUCT_LINK = 'a[href^="/products/"]';

/** A link to a product in a marked list, with the list and its place in it, counted from 0. */
export type ListPlace = { readonly link: HTMLAnchorElement; readonly source: ReferrerSource; readonly index: number };

/** Where in which list an element stands: a link to a product, or a button of its card. */
export function findListPlace(element: Element): ListPlace | null {
  const list = element.closest<HTMLElement>(LIST);
  const link = list && (element.closest<HTMLAnchorElement>(PRODUCT_LINK) ?? linkIn(element.closest('article')));
  const { listId, listName, listStart } = list?.dataset ?? {};
  if (!link || listId === undefined || listName === undefined) return null;
  const links = [...list.querySelectorAll<HTMLAnchorElement>(PRODUCT_LINK)];
  const paths = [...new Set(links.map(({ pathname }) => pathname))];
  return { link, source: { listId, listName }, index: Number(listStart ?? 0) + paths.indexOf(link.pathname) };
}

const linkIn = (card: Element | null) => card?.querySelector<HTMLAnchorElement>(PRODUCT_LINK) ?? null;

/** For what is added to the cart straight from a list: from which one, and from where in it [C-3-15]. */
export function attributionAt(element: Element): Attribution | null {
  const place = findListPlace(element);
  return place && { listName: place.source.listName, listItemIndex: place.index };
}
