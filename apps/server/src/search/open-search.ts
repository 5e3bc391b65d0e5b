import type { OnAccess } from '@wattle/providers/outside';
import { createAlgoliaSearch, createEmbeddedSearch, type SearchProvider } from '@wattle/providers/search';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Config } from '../config/config.ts';
import type { Store } from '../store/store.ts';
import type { ShopChange } from '../store/watch-changes.ts';
import { isStockOnly, workOf } from './pending-work.ts';
import type { ProductSource } from './product-source.ts';
import { countProgress, type Progress } from './progress.ts';
import { createSearchIndexer, type Followed } from './search-indexer.ts';
import { openSearchServers, type SearchServers } from './search-servers.ts';
import { waitForPlaces } from './wait-for-places.ts';

export type ShopSearch = {
  readonly provider: SearchProvider;
  /** This process's products; undefined when search and recommendations are both external. */
  readonly products?: ProductSource;
  /** Servers that search and recommend for this one. */
  readonly servers?: SearchServers;
  /** Resolves when everything can be found. */
  build(): Promise<void>;
  /** Indexes a change. Pages are rendered again after that. */
  follow(change: ShopChange): void;
  /** Resolves when every change that was heard of has been tried to follow. */
  settled(): Promise<void>;
  progress(): Progress;
  close(): Promise<void>;
};

/**
 * The shop's search: the embedded engine, which follows the database; other servers of this program; or Algolia, which
 * `push-search` fills. Embedded recommendations need this process's products even with Algolia.
 */
export function openSearch(
  config: Config,
  store: Store,
  catalogue: CatalogueCache,
  heard: { onError(error: unknown): void; onFollowed(followed: Followed): void; onAccess?: OnAccess },
): ShopSearch {
  const { algolia, googleRetail, searchServers } = config;
  const counter = countProgress();
  const progress = counter.current;
  const onFollowed = (followed: Followed): void => {
    counter.count(followed);
    heard.onFollowed(followed);
  };
  const settled = async () => {};
  if (searchServers) {
    const { onError } = heard;
    const servers = openSearchServers({ ...searchServers, waitMs: config.databaseWaitMs, onError, onFollowed });
    return { ...servers, servers, settled, progress };
  }
  const elsewhere =
    algolia &&
    createAlgoliaSearch({ ...algolia, apiKey: algolia.searchKey, ...(heard.onAccess && { onAccess: heard.onAccess }) });
  if (elsewhere && googleRetail) {
    const follow = (change: ShopChange) => onFollowed({ isStockOnly: isStockOnly(workOf(change)) });
    return { provider: elsewhere, build: async () => {}, follow, settled, progress, close: async () => {} };
  }
  const search = createEmbeddedSearch();
  const { whenPlaced, ...indexer } = createSearchIndexer({ store, catalogue, search, ...heard, onFollowed });
  return { provider: elsewhere ?? waitForPlaces(search, whenPlaced), ...indexer, progress };
}
