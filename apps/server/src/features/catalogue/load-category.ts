import { success } from '@wattle/domain';
import { categoryTile } from '../../catalogue/category-tile.ts';
import { notFoundOrMoved } from '../../catalogue/not-found-or-moved.ts';
import { ancestorsOf, childrenOf, type ShelfReader } from '../../catalogue/shelf.ts';
import type { Handler } from '../../http/handlers.ts';
import type { Store } from '../../store/store.ts';

export const loadCategory =
  (store: Store, shelf: ShelfReader): Handler<'loadCategory'> =>
  async ({ path }) => {
    const around = await shelf.load();
    const category = around.categoriesByPath.get(path);
    if (!category) return notFoundOrMoved(store, path, 'CATEGORY_NOT_FOUND');
    return success({
      id: category.id,
      name: category.name,
      path: category.path,
      description: category.description,
      imageHero: category.imageHero,
      ancestors: ancestorsOf(around, category),
      children: childrenOf(around, category).map(categoryTile),
    });
  };
