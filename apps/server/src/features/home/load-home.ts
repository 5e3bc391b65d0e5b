import { success } from '@wattle/domain';
import { summarise } from '../../catalogue/assemble.ts';
import { categoryTile } from '../../catalogue/category-tile.ts';
import { type ShelfReader, topCategories } from '../../catalogue/shelf.ts';
import type { Handler } from '../../http/handlers.ts';
import type { Store } from '../../store/store.ts';

const TILES = 9;
const RAIL = 8;
const GUIDES = 3;
const BRANDS = 9;
/** Where buying guides hang in the tree of articles. */
const GUIDES_ARTICLE = 'buying-guides';

/** The home page: what is for sale, what went down, what is new, what to read first. */
export const loadHome =
  (store: Store, shelf: ShelfReader): Handler<'loadHome'> =>
  async () => {
    const [around, offers, arrivals, guides] = await Promise.all([
      shelf.load(),
      store.listProducts({ filter: 'discounted', pageSize: RAIL }),
      store.listProducts({ filter: 'new', sort: 'newest', pageSize: RAIL }),
      store.listArticleChildren(GUIDES_ARTICLE),
    ]);
    const largest = [...around.brands.values()].sort((a, b) => b.productCount - a.productCount).slice(0, BRANDS);
    return success({
      tiles: topCategories(around).slice(0, TILES).map(categoryTile),
      offers: offers.products.map((product) => summarise(around, product)),
      offerCount: offers.total,
      arrivals: arrivals.products.map((product) => summarise(around, product)),
      guides: guides.slice(0, GUIDES).map(({ id, name, path, kicker, summary, heroImage }) => ({
        id,
        name,
        path,
        kicker,
        summary,
        heroImage,
      })),
      brands: largest.map(({ id, name, path, imageLogo }) => ({ id, name, path, imageLogo })),
    });
  };
