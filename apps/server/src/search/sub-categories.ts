import { CATEGORY_FACET, type ListingScope, subCategoriesRequest } from '@wattle/domain';
import type { SearchProvider } from '@wattle/providers/search';
import { type CategoryTile, categoryTile } from '../catalogue/category-tile.ts';
import type { CategoryNode } from '../store/categories.ts';
import { answerAt, askSearch } from './ask-search.ts';

/** Of these categories, those that hold something of a listing, with how much of it [D-7-10]. */
export async function listSubCategories(
  search: SearchProvider,
  scope: ListingScope,
  categories: readonly CategoryNode[],
): Promise<CategoryTile[]> {
  const answer = answerAt(await askSearch(search, [subCategoriesRequest(scope)]), 0);
  const counts = answer.facets?.[CATEGORY_FACET.attribute] ?? {};
  return categories.flatMap((category) => {
    const count = counts[category.id];
    // its lowest price is that of everything in it
    return count ? [{ ...categoryTile(category), count, priceFrom: null }] : [];
  });
}
