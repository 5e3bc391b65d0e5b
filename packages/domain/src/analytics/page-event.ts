import type { ProductEvent } from '../recommendations/recommendation-cache.ts';

export type PageEventName = Exclude<ProductEvent, 'add-to-cart'>;

const BEGINNINGS: readonly (readonly [string, PageEventName])[] = [
  ['/categories/', 'category-page-view'],
  ['/products/', 'detail-page-view'],
];
const WHOLE: Readonly<Record<string, PageEventName>> = { '/': 'home-page-view', '/cart': 'shopping-cart-page-view' };

/** The product event for viewing a page; null: none [C-9-24 C-9-25 C-9-26 C-9-27]. */
export function pageEventOf(pathname: string): PageEventName | null {
  if (Object.hasOwn(WHOLE, pathname)) return WHOLE[pathname] ?? null;
  return BEGINNINGS.find(([beginning]) => pathname.startsWith(beginning))?.[1] ?? null;
}
