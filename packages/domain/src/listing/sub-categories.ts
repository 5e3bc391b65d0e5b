import { PRODUCT_INDEX_BY_SORT } from '../search/index-names.ts';
import { LISTING } from './listing-constants.ts';
import type { ListingRequest } from './listing-requests.ts';
import { facetFilter, type ListingScope, visibilityFilter } from './listing-scope.ts';
import { CATEGORY_FACET } from './standard-facets.ts';

/** Finds the categories of a category's or brand's products, or both [D-7-10]. */
export function subCategoriesRequest(scope: ListingScope): ListingRequest {
  const { categoryId, brandId } = scope;
  return {
    indexName: PRODUCT_INDEX_BY_SORT.recommended,
    params: {
      query: '',
      facetFilters: [
        visibilityFilter(scope),
        ...(categoryId === undefined ? [] : [facetFilter('categoryIds', categoryId)]),
        ...(brandId === undefined ? [] : [facetFilter('brandId', brandId)]),
      ],
      hitsPerPage: 0,
      facets: [CATEGORY_FACET.attribute],
      maxValuesPerFacet: LISTING.facetValuesMax,
      analytics: false,
    },
  };
}
