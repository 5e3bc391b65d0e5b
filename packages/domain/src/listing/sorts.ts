import { LISTING_SORTS, type ListingSort } from '../search/index-names.ts';

const LABELS: Readonly<Record<ListingSort, string>> = {
  recommended: 'Recommended',
  'name-asc': 'Name A to Z',
  'name-desc': 'Name Z to A',
  'price-asc': 'Price lowest',
  'price-desc': 'Price highest',
  newest: 'Newest',
};

/** The sort options in display order [D-9-03 D-9-04 D-9-05 D-9-06 D-9-07 D-9-08]. */
export const SORTS = LISTING_SORTS.map((value) => ({ value, label: LABELS[value] }));

/** The sort when the URL has none. */
export const DEFAULT_SORT: ListingSort = 'recommended';

/** The sort in a URL; anything unknown is the default. */
export function readSort(text: string | null): ListingSort {
  return LISTING_SORTS.find((value) => value === text) ?? DEFAULT_SORT;
}
