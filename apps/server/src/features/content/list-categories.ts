import { rejected, success } from '@wattle/domain/results';
import type { SearchProvider } from '@wattle/providers/search';
import type { Handler } from '../../answers/handlers.ts';
import { type CatalogueCache, childrenOf } from '../../catalogue/catalogue-cache.ts';
import { categoryTile } from '../../catalogue/category-tile.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import { listSubCategories } from '../../search/sub-categories.ts';

/** Chosen categories, or the children of one; for a brand, only those with its products. */
export const listCategories =
  (catalogue: CatalogueCache, search: SearchProvider): Handler<'listCategories'> =>
  async ({ ids, parentId, brandId }) => {
    const around = await catalogue.load();
    const parent = parentId === undefined ? undefined : around.categories.get(parentId);
    if (parentId !== undefined && !parent) return rejected({ code: 'CATEGORY_NOT_FOUND' });
    const chosen = parent ? childrenOf(around, parent) : (ids ?? []).flatMap((id) => around.categories.get(id) ?? []);
    if (brandId === undefined) return success({ categories: chosen.map(categoryTile) });
    return orUnavailable(async () =>
      success({ categories: await listSubCategories(search, { categoryId: parent?.id, brandId }, chosen) }),
    );
  };
