import { SHOP, success } from '@wattle/domain';
import { summarise } from '../../catalogue/assemble.ts';
import type { ShelfReader } from '../../catalogue/shelf.ts';
import type { Handler } from '../../http/handlers.ts';
import type { Store } from '../../store/store.ts';

/** A page of products of a category, a brand or a search. */
export const listProducts =
  (store: Store, shelf: ShelfReader): Handler<'listProducts'> =>
  async ({ categoryId, brandId, q, filter, sort, page }) => {
    const [{ products, total }, around] = await Promise.all([
      store.listProducts({ categoryId, brandId, query: q, filter, sort, page, pageSize: SHOP.listingPageSize }),
      shelf.load(),
    ]);
    return success({
      products: products.map((product) => summarise(around, product)),
      total,
      page,
      pageCount: Math.max(1, Math.ceil(total / SHOP.listingPageSize)),
    });
  };
