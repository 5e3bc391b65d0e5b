import { createAlgoliaSearch, createEmbeddedSearch, type SearchProvider } from '@wattle/providers/search';
import type { ShelfReader } from '../catalogue/shelf.ts';
import type { Config } from '../config/config.ts';
import type { Store } from '../store/store.ts';
import type { ShopChange } from '../store/watch-changes.ts';
import { createSearchIndexer } from './search-indexer.ts';
import { waitForPlaces } from './wait-for-places.ts';

export type ShopSearch = {
  readonly provider: SearchProvider;
  /** Resolves when everything can be found. */
  build(): Promise<void>;
  /** Takes in what has changed; pages are made anew after that. */
  follow(change: ShopChange): void;
  close(): Promise<void>;
};

/** Where the shop searches: at Algolia, which `push-search` fills, or in this process, which follows the database. */
export function openSearch(
  config: Config,
  store: Store,
  shelf: ShelfReader,
  heard: { onError(error: unknown): void; onFollowed(): void },
): ShopSearch {
  if (config.algolia) {
    const provider = createAlgoliaSearch({ ...config.algolia, apiKey: config.algolia.searchKey });
    return { provider, build: async () => {}, follow: heard.onFollowed, close: async () => {} };
  }
  const search = createEmbeddedSearch();
  const { whenPlaced, ...indexer } = createSearchIndexer({ store, shelf, search, ...heard });
  return { provider: waitForPlaces(search, whenPlaced), ...indexer };
}
