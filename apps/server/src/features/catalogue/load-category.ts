import { success } from '@wattle/domain/results';
import type { SearchProvider } from '@wattle/providers/search';
import type { Handler } from '../../answers/handlers.ts';
import { ancestorsOf, type CatalogueCache, childrenOf } from '../../catalogue/catalogue-cache.ts';
import { categoryTile } from '../../catalogue/category-tile.ts';
import { notFoundOrMoved } from '../../catalogue/not-found-or-moved.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import { listSubCategories } from '../../search/sub-categories.ts';
import type { Store } from '../../store/store.ts';

export const loadCategory =
  (store: Store, catalogue: CatalogueCache, search: SearchProvider): Handler<'loadCategory'> =>
  ({ path, brandId }) =>
    orUnavailable(async () => {
      const around = await catalogue.load();
      const category = around.categoriesByPath.get(path);
      if (!category) return notFoundOrMoved(store, path, 'CATEGORY_NOT_FOUND');
      const children = childrenOf(around, category);
      return success({
        id: category.id,
        name: category.name,
        path: category.path,
        description: category.description,
        imageHero: category.imageHero,
        accessoryCount: category.accessoryCount,
        ancestors: ancestorsOf(around, category),
        children:
          brandId === undefined
            ? children.map(categoryTile)
            : await listSubCategories(search, { categoryId: category.id, brandId }, children),
      });
    });
