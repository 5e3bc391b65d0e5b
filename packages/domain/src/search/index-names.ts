/** The search indexes of the shop [D-9-09]. */
export const SEARCH_INDEXES = [
  'products',
  'categories',
  'brands',
  'articles',
  'stores',
  'localities',
  'suggestions',
] as const;
export type SearchIndexName = (typeof SEARCH_INDEXES)[number];

/** Sorted replicas of the product index, by the URL's sort value [D-9-03 D-9-09]. */
export const PRODUCT_INDEX_BY_SORT = {
  recommended: 'products',
  'name-asc': 'products_name_asc',
  'name-desc': 'products_name_desc',
  'price-asc': 'products_price_asc',
  'price-desc': 'products_price_desc',
  newest: 'products_newest',
} as const;
export type ListingSort = keyof typeof PRODUCT_INDEX_BY_SORT;
/** In display order. */
export const LISTING_SORTS = Object.keys(PRODUCT_INDEX_BY_SORT) as readonly ListingSort[];
