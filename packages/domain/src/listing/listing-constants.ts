import { SHOP } from '../settings/shop-constants.ts';

/** How much a listing shows and takes at once. */
export const LISTING = {
  /** [D-9-01] */
  pageSize: SHOP.listingPageSize,
  /** Options of a facet before "show all" [D-9-20]. */
  optionsShown: 10,
  /** Families taken from the composite facet [D-9-21]. */
  familiesMax: 5,
  /** Values of a facet that are counted: as many as search services give. */
  facetValuesMax: 1000,
  queryLengthMax: 200,
  /** Values of one facet in an address; what comes after them is left out. */
  valuesMax: 100,
  /** No listing has so many; a larger number in an address means this one. */
  pageMax: 100_000,
} as const;
