import type { CategoryRecord } from '../catalogue/entities.ts';
import type { ListingRequest } from '../listing/listing-requests.ts';
import { facetFilter, ruleContexts, scopeFilters, visibilityFilter } from '../listing/listing-scope.ts';
import { PRODUCT_SUMMARY_FIELDS } from '../listing/product-summary-fields.ts';
import { type ListingSort, PRODUCT_INDEX_BY_SORT } from '../search/index-names.ts';
import type { ProductCollection } from './block.ts';

/** [D-9-31] */
export const CAROUSEL_ITEMS = 12;

const INDEXES: readonly string[] = Object.values(PRODUCT_INDEX_BY_SORT);

const isSort = (sort: string): sort is ListingSort => Object.hasOwn(PRODUCT_INDEX_BY_SORT, sort);

/** The index for a collection's or category's sort; else the index it names, if known [D-7-14 D-7-16]. */
function indexOf({ index, sort }: { readonly index: string; readonly sort: string }): string {
  if (isSort(sort)) return PRODUCT_INDEX_BY_SORT[sort];
  return INDEXES.includes(index) ? index : PRODUCT_INDEX_BY_SORT.recommended;
}

const shown = { query: '', attributesToRetrieve: PRODUCT_SUMMARY_FIELDS, attributesToHighlight: [] } as const;

export type CollectionScope = {
  readonly schema: 'brand' | 'category';
  readonly collection: Pick<ProductCollection, 'id' | 'index' | 'sort'>;
  readonly brandId?: string | undefined;
};

/**
 * The search request of a product listing: a brand's or category's products, in the collection's order [D-7-15
 * D-7-16].
 */
export function collectionRequest(
  { schema, collection, brandId }: CollectionScope,
  limit: number = CAROUSEL_ITEMS,
): ListingRequest {
  const scope = schema === 'brand' ? { brandId: collection.id } : { categoryId: collection.id, brandId };
  return {
    indexName: indexOf(collection),
    params: {
      ...shown,
      facetFilters: scopeFilters(scope),
      ruleContexts: [`${schema}-${collection.id}`],
      hitsPerPage: limit,
    },
  };
}

/** The search request of a category carousel, for one brand or all [D-7-11 D-7-12 D-7-13 D-7-14]. */
export function categoryCarouselRequest(
  category: Pick<CategoryRecord, 'id' | 'products'>,
  brandId: string | undefined,
  maxItems: number = CAROUSEL_ITEMS,
): ListingRequest {
  const scope = { categoryId: category.id, brandId };
  return {
    indexName: indexOf(category.products),
    params: {
      ...shown,
      facetFilters: [
        visibilityFilter(scope),
        facetFilter('categoryIds', category.id),
        ...(brandId === undefined ? [] : [facetFilter('brandId', brandId)]),
      ],
      ruleContexts: ruleContexts(scope),
      hitsPerPage: maxItems,
    },
  };
}
