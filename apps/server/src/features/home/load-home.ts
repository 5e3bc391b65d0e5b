import type { CallValue } from '@wattle/contract';
import { success } from '@wattle/domain';
import { z } from 'zod';
import { summarise } from '../../catalogue/assemble.ts';
import { categoryTile } from '../../catalogue/category-tile.ts';
import { perShelf } from '../../catalogue/per-shelf.ts';
import { type Shelf, type ShelfReader, topCategories } from '../../catalogue/shelf.ts';
import type { Handler } from '../../http/handlers.ts';
import type { Store } from '../../store/store.ts';

const TILES = 9;
const RAIL = 8;
const BRANDS = 9;

/** What the shop's settings choose for the home page. Missing or broken: the top of the tree, and no guides. */
const homeSettingSchema = z
  .object({ tileCategoryIds: z.array(z.string()), guideIds: z.array(z.string()) })
  .catch({ tileCategoryIds: [], guideIds: [] });

type Home = CallValue<'loadHome'>;

/** The home page: what is for sale, what went down, what is new, what to read first. */
export const loadHome = (store: Store, shelf: ShelfReader): Handler<'loadHome'> => {
  const home = perShelf(shelf, (around) => readHome(store, around));
  return async () => success(await home());
};

async function readHome(store: Store, around: Shelf): Promise<Home> {
  const chosen = homeSettingSchema.parse(await store.findSetting('home'));
  const [offers, arrivals, guides] = await Promise.all([
    store.listProducts({ filter: 'discounted', pageSize: RAIL }),
    store.listProducts({ filter: 'new', sort: 'newest', pageSize: RAIL }),
    store.listArticlesByIds(chosen.guideIds),
  ]);
  const chosenTiles = chosen.tileCategoryIds.flatMap((id) => around.categories.get(id) ?? []);
  const tiles = chosenTiles.length > 0 ? chosenTiles : topCategories(around).slice(0, TILES);
  const largest = [...around.brands.values()].sort((a, b) => b.productCount - a.productCount).slice(0, BRANDS);
  return {
    tiles: tiles.map(categoryTile),
    offers: offers.products.map((product) => summarise(around, product)),
    offerCount: offers.total,
    arrivals: arrivals.products.map((product) => summarise(around, product)),
    guides: guides.map(({ id, name, path, kicker, summary, heroImage }) => ({
      id,
      name,
      path,
      kicker,
      summary,
      heroImage,
    })),
    brands: largest.map(({ id, name, path, imageLogo }) => ({ id, name, path, imageLogo })),
  };
}
