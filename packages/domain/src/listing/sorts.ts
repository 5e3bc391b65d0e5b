import { LISTING_SORTS, type ListingSort } from '../search/index-names.ts';

/** The sort when the URL has none. */
export const DEFAULT_SORT: ListingSort = 'recommended';

/** The sort in a URL; anything unknown is the default. */
export function readSort(text: string | null): ListingSort {
  return LISTING_SORTS.find((value) => value === text) ?? DEFAULT_SORT;
}
