import { SHOP } from '../settings/shop-constants.ts';

/** Limits of a listing. */
export const LISTING = {
  /** [D-9-01] */
  pageSize: SHOP.listingPageSize,
  /** Options of a facet before "show all" [D-9-20]. */
  optionsShown: 10,
  /** Families taken from the composite facet [D-9-21]. */
  familiesMax: 5,
  /** Maximum values counted per facet: the usual limit of search services. */
  facetValuesMax: 1000,
  queryLengthMax: 200,
  /** Maximum values per facet in a URL; the rest is ignored. */
  valuesMax: 100,
  /** Upper bound of the page number in a URL. */
  pageMax: 100_000,
} as const;
