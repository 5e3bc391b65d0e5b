import { SEARCH_INDEXES, type SearchIndexName } from '@wattle/domain';
import type { EmbeddedSearch, SearchIndex } from '@wattle/providers/search';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Store } from '../store/store.ts';
import type { ShopChange } from '../store/watch-changes.ts';
import { createAlarm } from './alarm.ts';
import { createContentIndexer } from './content-indexer.ts';
import { createCountKeeper } from './count-keeper.ts';
import { INDEX_SETTINGS } from './index-settings.ts';
import { COUNTS, EVERYTHING, NOTHING, PLACES, type Work, workOf } from './pending-work.ts';
import { createPerformer } from './perform-work.ts';
import { createProductIndexer } from './product-indexer.ts';
import { createRevisionQueue } from './revision-queue.ts';
import { createSuggestionKeeper } from './suggestion-keeper.ts';

export type SearchIndexerParts = {
  readonly store: Store;
  readonly catalogue: CatalogueCache;
  readonly search: EmbeddedSearch;
  readonly now?: () => Date;
  readonly onError: (error: unknown) => void;
  /** After every attempt to follow, good or bad: pages may be made anew. */
  readonly onFollowed?: () => void;
};

/** Makes the indexes, empty. */
function defineIndexes(search: EmbeddedSearch): (name: SearchIndexName) => SearchIndex {
  const indexes = new Map(SEARCH_INDEXES.map((name) => [name, search.defineIndex(name, INDEX_SETTINGS[name])]));
  return (name) => {
    const index = indexes.get(name);
    if (!index) throw new Error(`No index ${name}.`);
    return index;
  };
}

/** Fills the search engine of this process from the database, and keeps it true. */
export function createSearchIndexer(parts: SearchIndexerParts) {
  const { store, catalogue, search, now = () => new Date(), onError, onFollowed = () => {} } = parts;
  const indexOf = defineIndexes(search);
  const products = createProductIndexer(store, indexOf('products'), onError);
  const contents = createContentIndexer(store, search, indexOf, onError);
  const suggestions = createSuggestionKeeper(search, indexOf('suggestions'), products);
  const index = createPerformer({ store, catalogue, products, contents, now });
  const queue = createRevisionQueue({ perform, onError, onTurn: onFollowed });
  const counter = createCountKeeper(
    {
      counts: () => queue.add({ ...NOTHING, tables: new Set([COUNTS]) }),
      suggestions: async () => suggestions.count(await catalogue.load()),
    },
    onError,
  );
  /** Wakes up when a price, a badge or a release begins or ends. */
  const clock = createAlarm(() => {
    const due = products.listDue(Math.floor(now().getTime() / 1000));
    return queue.add({ ...NOTHING, productIds: new Set(due) });
  });
  let places: Promise<void> = Promise.resolve();

  async function perform(work: Work): Promise<void> {
    await index(work);
    if (work.everything) await suggestions.fill(await catalogue.load());
    counter.after(work);
    const next = products.nextDue();
    clock.set(next === null ? null : next * 1000 - now().getTime());
  }

  return {
    /** The documents of products as they are now. */
    products: { find: products.find, documents: products.documents, revision: products.revision },

    /** Reads everything; until it is done there is nothing to be found. Places come right after that. */
    async build(): Promise<void> {
      await queue.run(EVERYTHING);
      places = queue.add(PLACES);
    },

    /** Resolves when places can be found. */
    whenPlaced: (): Promise<void> => places,

    /** Indexes what a change has changed, and nothing else. Resolves after the first attempt; a failed one is repeated. */
    follow: (change: ShopChange): Promise<void> => queue.add(workOf(change)),

    async close(): Promise<void> {
      clock.set(null);
      counter.close();
      await queue.close();
      await suggestions.close();
    },
  };
}
