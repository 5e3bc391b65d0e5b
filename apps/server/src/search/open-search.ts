import { createAlgoliaSearch, createEmbeddedSearch, type SearchProvider } from '@wattle/providers/search';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Config } from '../config/config.ts';
import type { ProductSource } from '../recommendation/known-products.ts';
import type { Store } from '../store/store.ts';
import type { ShopChange } from '../store/watch-changes.ts';
import { createSearchIndexer } from './search-indexer.ts';
import { waitForPlaces } from './wait-for-places.ts';

export type ShopSearch = {
  readonly provider: SearchProvider;
  /** The products of this process; nothing when search is elsewhere. */
  readonly products?: ProductSource;
  /** Resolves when everything can be found. */
  build(): Promise<void>;
  /** Takes in what has changed; pages are made anew after that. */
  follow(change: ShopChange): void;
  close(): Promise<void>;
};

/**
 * Where the shop searches: at Algolia, which `push-search` fills, or in this process, which follows the database.
 * The embedded recommendations need this process's products too, wherever is searched.
 */
export function openSearch(
  config: Config,
  store: Store,
  catalogue: CatalogueCache,
  heard: { onError(error: unknown): void; onFollowed(): void },
): ShopSearch {
  const { algolia, googleRetail } = config;
  const elsewhere = algolia && createAlgoliaSearch({ ...algolia, apiKey: algolia.searchKey });
  if (elsewhere && googleRetail) {
    return { provider: elsewhere, build: async () => {}, follow: heard.onFollowed, close: async () => {} };
  }
  const search = createEmbeddedSearch();
  const { whenPlaced, ...indexer } = createSearchIndexer({ store, catalogue, search, ...heard });
  return { provider: elsewhere ?? waitForPlaces(search, whenPlaced), ...indexer };
}
