import type { RecommendedProduct } from '@wattle/domain';
import { assemble } from '../catalogue/assemble.ts';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Store } from '../store/store.ts';
import type { ProductSource } from './known-products.ts';

/** The products of these ids as they are at this moment; unknown and hidden ones are left out. */
export type ReadProductStates = (ids: readonly string[]) => Promise<readonly RecommendedProduct[]>;

const toState = ({ id, state, soldOut, hasStockOnHand }: RecommendedProduct): RecommendedProduct => ({
  id,
  state,
  soldOut,
  hasStockOnHand,
});

/** From the documents of this process when it has them, else from the database. */
export function readProductStates(
  store: Pick<Store, 'listProductsByIds'>,
  catalogue: CatalogueCache,
  source: Pick<ProductSource, 'find'> | undefined,
): ReadProductStates {
  if (source) {
    return async (ids) =>
      ids.flatMap((id) => {
        const product = source.find(id);
        return product?.visibleIn.index ? [toState(product)] : [];
      });
  }
  return async (ids) => {
    const [stored, around] = await Promise.all([store.listProductsByIds(ids), catalogue.load()]);
    return stored.filter(({ record }) => record.visibleIn.index).map((product) => toState(assemble(around, product)));
  };
}
