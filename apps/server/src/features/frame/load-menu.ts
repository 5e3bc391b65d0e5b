import { rejected, success } from '@wattle/domain';
import { categoryTile } from '../../catalogue/category-tile.ts';
import { childrenOf, type ShelfReader } from '../../catalogue/shelf.ts';
import type { Handler } from '../../http/handlers.ts';
import type { ProductFilter } from '../../store/list-products.ts';
import type { Store } from '../../store/store.ts';
import { readMenuFeatures } from './frame-settings.ts';

const TYPES_SHOWN = 6;
const BRANDS_SHOWN = 5;

/** Ways into a category that cut across its types; the query is the listing's own. */
const HIGHLIGHTS: readonly { label: string; filter: ProductFilter; query: string }[] = [
  { label: 'On sale', filter: 'discounted', query: 'sale=true' },
  { label: 'Hot prices', filter: 'hot', query: 'hot=true' },
  { label: 'New arrivals', filter: 'new', query: 'new=true' },
  { label: 'Clearance', filter: 'clearance', query: 'clearance=true' },
];

/** The mega menu of one top category. */
export const loadMenu =
  (store: Store, shelf: ShelfReader): Handler<'loadMenu'> =>
  async ({ categoryId }) => {
    const around = await shelf.load();
    const category = around.categories.get(categoryId);
    if (!category) return rejected({ code: 'CATEGORY_NOT_FOUND' });
    const [brands, features, counts] = await Promise.all([
      store.listBrandsInCategory(categoryId),
      store.findSetting('menuFeatures'),
      Promise.all(HIGHLIGHTS.map(({ filter }) => store.countProducts({ categoryId, filter }))),
    ]);
    const largest = [...brands].sort((a, b) => b.productCount - a.productCount).slice(0, BRANDS_SHOWN);
    return success({
      category: categoryTile(category),
      types: childrenOf(around, category).slice(0, TYPES_SHOWN).map(categoryTile),
      brands: largest.map(({ name, path, productCount }) => ({
        name,
        path: `${path}/${category.path.replace(/^categories\//, '')}`,
        count: productCount,
      })),
      brandCount: brands.length,
      highlights: HIGHLIGHTS.map(({ label, query }, i) => ({
        label,
        path: `${category.path}?${query}`,
        count: counts[i] ?? 0,
      })).filter(({ count }) => count > 0),
      feature: readMenuFeatures(features)[categoryId] ?? null,
    });
  };
