import { categoryCarouselRequest, collectionRequest } from '@wattle/domain/content';
import type { ListingRequest } from '@wattle/domain/listing';
import { rejected, success } from '@wattle/domain/results';
import type { SearchProvider } from '@wattle/providers/search';
import type { Handler } from '../../answers/handlers.ts';
import { summarise } from '../../catalogue/assemble.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import { answerAt, askSearch } from '../../search/ask-search.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import { readProductHits } from '../../search/product-hits.ts';
import type { Store } from '../../store/store.ts';

const ask = (search: SearchProvider, request: ListingRequest) =>
  orUnavailable(async () =>
    success({ products: readProductHits(answerAt(await askSearch(search, [request]), 0).hits) }),
  );

/** Products of a product-listing block: of an existing brand or category [C-8-17]. */
export const listCollection =
  (catalogue: CatalogueCache, search: SearchProvider): Handler<'listCollection'> =>
  async ({ schema, id, index, sort, brandId, limit }) => {
    const { brands, categories } = await catalogue.load();
    const isThere = schema === 'brand' ? brands.has(id) : categories.has(id);
    if (!isThere) return rejected({ code: 'COLLECTION_NOT_FOUND' });
    return ask(search, collectionRequest({ schema, collection: { id, index, sort }, brandId }, limit));
  };

/** Products of a category's carousel. */
export const listCategoryCarousel =
  (catalogue: CatalogueCache, search: SearchProvider): Handler<'listCategoryCarousel'> =>
  async ({ categoryId, brandId, limit }) => {
    const category = (await catalogue.load()).categories.get(categoryId);
    if (!category) return rejected({ code: 'CATEGORY_NOT_FOUND' });
    return ask(search, categoryCarouselRequest(category, brandId, limit));
  };

/** Products chosen one by one. Missing ones are left out [D-2-88]. */
export const findProducts =
  (store: Store, catalogue: CatalogueCache): Handler<'findProducts'> =>
  async ({ ids }) => {
    const found = await store.products.listByIds(ids);
    const around = await catalogue.loadFor(found);
    return success({ products: found.map((one) => summarise(around, one)) });
  };
