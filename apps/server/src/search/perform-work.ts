import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Store } from '../store/store.ts';
import { changedReferences } from './changed-references.ts';
import type { ContentIndexer } from './content-indexer.ts';
import { touches, type Work } from './pending-work.ts';
import type { ProductIndexer } from './product-indexer.ts';
import { loadSurroundings, type Surroundings } from './surroundings.ts';

/** Tables whose data is copied into product documents. */
const REFERRED = ['brands', 'categories', 'families', 'badges'];
const CACHED_TABLES = ['brands', 'categories', 'families'];

export type PerformerParts = {
  readonly store: Store;
  readonly catalogue: CatalogueCache;
  readonly products: ProductIndexer;
  readonly contents: ContentIndexer;
  readonly now: () => Date;
};

/** Indexes exactly what a piece of work covers. */
export function createPerformer({ store, catalogue, products, contents, now }: PerformerParts) {
  let last: Surroundings | undefined;

  const isAboutSearch = (work: Work): boolean =>
    work.productIds.size > 0 || work.isShrunk || touches(work, REFERRED) || contents.isAbout(work);

  async function indexProducts(work: Work, around: Surroundings): Promise<void> {
    if (work.everything || !last) return products.saveAll(around);
    const dependent = touches(work, REFERRED) ? await store.products.listIdsOf(changedReferences(last, around)) : [];
    await products.save([...new Set([...work.productIds, ...dependent])], around);
    if (work.isShrunk) await products.removeMissing();
  }

  return async (work: Work): Promise<void> => {
    if (touches(work, CACHED_TABLES)) catalogue.clear();
    if (!isAboutSearch(work)) return;
    const around = await loadSurroundings(store, catalogue, now());
    await indexProducts(work, around);
    await contents.refill(work, around);
    last = around;
  };
}
