import { createAlgoliaSearch, createEmbeddedSearch, type SearchProvider } from '@wattle/providers/search';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Config } from '../config/config.ts';
import type { Store } from '../store/store.ts';
import type { ShopChange } from '../store/watch-changes.ts';
import { isStockOnly, workOf } from './pending-work.ts';
import type { ProductSource } from './product-source.ts';
import { createSearchIndexer, type Followed } from './search-indexer.ts';
import { waitForPlaces } from './wait-for-places.ts';

export type ShopSearch = {
  readonly provider: SearchProvider;
  /** This process's products; undefined when search and recommendations are both external. */
  readonly products?: ProductSource;
  /** Resolves when everything can be found. */
  build(): Promise<void>;
  /** Indexes a change. Pages are rendered again after that. */
  follow(change: ShopChange): void;
  close(): Promise<void>;
};

/**
 * The shop's search: Algolia, which `push-search` fills, or the embedded engine, which follows the database. Embedded
 * recommendations need this process's products even with Algolia.
 */
export function openSearch(
  config: Config,
  store: Store,
  catalogue: CatalogueCache,
  heard: { onError(error: unknown): void; onFollowed(followed: Followed): void },
): ShopSearch {
  const { algolia, googleRetail } = config;
  const elsewhere = algolia && createAlgoliaSearch({ ...algolia, apiKey: algolia.searchKey });
  if (elsewhere && googleRetail) {
    const follow = (change: ShopChange) => heard.onFollowed({ isStockOnly: isStockOnly(workOf(change)) });
    return { provider: elsewhere, build: async () => {}, follow, close: async () => {} };
  }
  const search = createEmbeddedSearch();
  const { whenPlaced, ...indexer } = createSearchIndexer({ store, catalogue, search, ...heard });
  return { provider: elsewhere ?? waitForPlaces(search, whenPlaced), ...indexer };
}
