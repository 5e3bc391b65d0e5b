import { CATEGORY_FACET, type ListingScope, subCategoriesRequest } from '@wattle/domain/listing';
import type { SearchProvider } from '@wattle/providers/search';
import { type CategoryTile, categoryTile } from '../catalogue/category-tile.ts';
import type { CategoryNode } from '../store/categories.ts';
import { answerAt, askSearch } from './ask-search.ts';

/** Those of these categories that contain products of a listing, with their counts [D-7-10]. */
export async function listSubCategories(
  search: SearchProvider,
  scope: ListingScope,
  categories: readonly CategoryNode[],
): Promise<CategoryTile[]> {
  const answer = answerAt(await askSearch(search, [subCategoriesRequest(scope)]), 0);
  const counts = answer.facets?.[CATEGORY_FACET.attribute] ?? {};
  return categories.flatMap((category) => {
    const count = counts[category.id];
    // the lowest price we know covers the whole category, not just this listing
    return count ? [{ ...categoryTile(category), count, priceFrom: null }] : [];
  });
}
