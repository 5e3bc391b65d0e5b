import type { RecommendedProduct } from '@wattle/domain/recommendations';
import { assemble } from '../../catalogue/assemble.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { ProductSource } from '../../search/product-source.ts';
import type { Store } from '../../store/store.ts';

/** Current products by id. Unknown and hidden ones are left out. */
export type ReadProductStates = (ids: readonly string[]) => Promise<readonly RecommendedProduct[]>;

const toState = ({ id, state, soldOut, hasStockOnHand }: RecommendedProduct): RecommendedProduct => ({
  id,
  state,
  soldOut,
  hasStockOnHand,
});

/** Reads this process's documents if it has them, otherwise the database. */
export function readProductStates(
  store: Pick<Store, 'products'>,
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
    const stored = await store.products.listByIds(ids);
    const around = await catalogue.loadFor(stored);
    return stored.filter(({ record }) => record.visibleIn.index).map((product) => toState(assemble(around, product)));
  };
}
