import type { CallValue } from '@wattle/contract';
import {
  NEW_FACET,
  PRODUCT_INDEX_BY_SORT,
  PRODUCT_SUMMARY_FIELDS,
  SALE_FACET,
  scopeFilters,
  success,
  type ToggleFacet,
} from '@wattle/domain';
import type { SearchProvider } from '@wattle/providers/search';
import { z } from 'zod';
import { categoryTile } from '../../catalogue/category-tile.ts';
import { perShelf } from '../../catalogue/per-shelf.ts';
import { type Shelf, type ShelfReader, topCategories } from '../../catalogue/shelf.ts';
import type { Handler } from '../../http/handlers.ts';
import { answerAt, askSearch } from '../../search/ask-search.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import { readProductHits } from '../../search/product-hits.ts';
import type { Store } from '../../store/store.ts';

const TILES = 9;
const RAIL = 8;
const BRANDS = 9;

/** What the shop's settings choose for the home page. Missing or broken: the top of the tree, and no guides. */
const homeSettingSchema = z
  .object({ tileCategoryIds: z.array(z.string()), guideIds: z.array(z.string()) })
  .catch({ tileCategoryIds: [], guideIds: [] });

type Home = CallValue<'loadHome'>;
type Rails = Pick<Home, 'offers' | 'offerCount' | 'arrivals'>;

const NO_RAILS: Rails = { offers: [], offerCount: 0, arrivals: [] };

/** The home page: what is for sale, what went down, what is new, what to read first. */
export const loadHome = (store: Store, shelf: ShelfReader, search: SearchProvider): Handler<'loadHome'> => {
  const ways = perShelf(shelf, (around) => readWays(store, around));
  return async () => {
    const [found, products] = await Promise.all([ways(), orUnavailable(() => readRails(search))]);
    // without search there are still the categories
    return success({ ...found, ...('status' in products ? NO_RAILS : products) });
  };
};

async function readRails(search: SearchProvider): Promise<Rails> {
  const answers = await askSearch(search, [
    rail(PRODUCT_INDEX_BY_SORT.recommended, SALE_FACET),
    rail(PRODUCT_INDEX_BY_SORT.newest, NEW_FACET),
  ]);
  const [offers, arrivals] = [answerAt(answers, 0), answerAt(answers, 1)];
  return {
    offers: readProductHits(offers.hits),
    offerCount: offers.nbHits,
    arrivals: readProductHits(arrivals.hits),
  };
}

const rail = (indexName: string, { attribute }: ToggleFacet) => ({
  indexName,
  params: {
    query: '',
    facetFilters: [...scopeFilters({}), `${attribute}:true`],
    hitsPerPage: RAIL,
    attributesToRetrieve: PRODUCT_SUMMARY_FIELDS,
    attributesToHighlight: [],
  },
});

async function readWays(store: Store, around: Shelf): Promise<Omit<Home, keyof Rails>> {
  const chosen = homeSettingSchema.parse(await store.findSetting('home'));
  const guides = await store.listArticlesByIds(chosen.guideIds);
  const chosenTiles = chosen.tileCategoryIds.flatMap((id) => around.categories.get(id) ?? []);
  const tiles = chosenTiles.length > 0 ? chosenTiles : topCategories(around).slice(0, TILES);
  const largest = [...around.brands.values()].sort((a, b) => b.productCount - a.productCount).slice(0, BRANDS);
  return {
    tiles: tiles.map(categoryTile),
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
