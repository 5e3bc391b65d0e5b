import type { ListingSort } from '../search/index-names.ts';

/** The ways a listing can be sorted, in their order; the first is meant when the address says nothing [D-9-03 D-9-04 D-9-05 D-9-06 D-9-07 D-9-08]. */
export const SORTS = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'name-asc', label: 'Name A to Z' },
  { value: 'name-desc', label: 'Name Z to A' },
  { value: 'price-asc', label: 'Price lowest' },
  { value: 'price-desc', label: 'Price highest' },
  { value: 'newest', label: 'Newest' },
] as const satisfies readonly { value: ListingSort; label: string }[];

export const DEFAULT_SORT: ListingSort = SORTS[0].value;

/** What an address calls a sort; anything else is the default. */
export function readSort(text: string | null): ListingSort {
  return SORTS.find(({ value }) => value === text)?.value ?? DEFAULT_SORT;
}
