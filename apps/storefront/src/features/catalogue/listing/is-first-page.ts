import type { Listing } from './listing-types.ts';

/** Whether a list is in its initial state: no filters, default sort, first page. */
export function isFirstPage({ applied, page, sort }: Pick<Listing, 'applied' | 'page' | 'sort'>): boolean {
  return applied.length === 0 && page === 1 && sort === 'recommended';
}
