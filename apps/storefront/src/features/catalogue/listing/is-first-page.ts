import type { Listing } from './listing-types.ts';

/** Whether a list is shown as it is first met: nothing filtered, nothing sorted, no page turned. */
export function isFirstPage({ applied, page, sort }: Pick<Listing, 'applied' | 'page' | 'sort'>): boolean {
  return applied.length === 0 && page === 1 && sort === 'recommended';
}
