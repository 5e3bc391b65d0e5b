import type { ListingSort } from '@wattle/domain/search';

/** [D-9-03 D-9-04 D-9-05 D-9-06 D-9-07 D-9-08] */
export const sortLabels: Readonly<Record<ListingSort, string>> = {
  recommended: 'Recommended',
  'name-asc': 'Name A to Z',
  'name-desc': 'Name Z to A',
  'price-asc': 'Price lowest',
  'price-desc': 'Price highest',
  newest: 'Newest',
};
