import { setImmediate as pause } from 'node:timers/promises';
import { SEARCH_INDEXES, type SearchIndexName } from '@wattle/domain/search';
import type { EmbeddedSearch, SearchIndex } from '@wattle/providers/search';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Store } from '../store/store.ts';
import type { ShopChange } from '../store/watch-changes.ts';
import { createAlarm } from './alarm.ts';
import { createContentIndexer } from './content-indexer.ts';
import { createCountKeeper } from './count-keeper.ts';
import { INDEX_SETTINGS } from './index-settings.ts';
import { COUNTS, EVERYTHING, isStockOnly, NOTHING, PLACES, type Work, workOf } from './pending-work.ts';
import { createPerformer } from './perform-work.ts';
import { createProductIndexer } from './product-indexer.ts';
import { createRevisionQueue } from './revision-queue.ts';
import { createSuggestionKeeper } from './suggestion-keeper.ts';

/** What pages and caches need to know of a change that was followed. */
export type Followed = { readonly isStockOnly: boolean };

export type SearchIndexerParts = {
  readonly store: Store;
  readonly catalogue: CatalogueCache;
  readonly search: EmbeddedSearch;
  readonly now?: () => Date;
  readonly onError: (error: unknown) => void;
  /** Called after every attempt, successful or not: pages may now be rendered again. */
  readonly onFollowed?: (followed: Followed) => void;
};

/** Few pages ask for a word or a place: the shop opens and shows its first page before they are indexed. */
const REST_AFTER_MS = 1_000;
/** Documents whose words are read at a time: a request waits some milliseconds for them at most. */
const WORDS_AT_ONCE = 50;

/** Creates the empty indexes. */
function defineIndexes(search: EmbeddedSearch): (name: SearchIndexName) => SearchIndex {
  const indexes = new Map(SEARCH_INDEXES.map((name) => [name, search.defineIndex(name, INDEX_SETTINGS[name])]));
  return (name) => {
    const index = indexes.get(name);
    if (!index) throw new Error(`No index ${name}.`);
    return index;
  };
}

/** Fills this process's search engine from the database and keeps it up to date. */
export function createSearchIndexer(parts: SearchIndexerParts) {
  const { store, catalogue, search, now = () => new Date(), onError, onFollowed = () => {} } = parts;
  const indexOf = defineIndexes(search);
  const products = createProductIndexer(store, indexOf('products'), onError);
  const contents = createContentIndexer(store, search, indexOf, onError);
  const suggestions = createSuggestionKeeper(search, indexOf('suggestions'), products);
  const index = createPerformer({ store, catalogue, products, contents, now });
  const queue = createRevisionQueue({
    perform,
    onError,
    onAttempt: (work) => onFollowed({ isStockOnly: isStockOnly(work) }),
  });
  const counter = createCountKeeper(
    {
      counts: countAgain,
      suggestions: async () => suggestions.count(await catalogue.load()),
    },
    onError,
  );
  /** Rings when a price, badge or release starts or ends. */
  const clock = createAlarm(() => {
    const due = products.listDue(Math.floor(now().getTime() / 1000));
    // lowest prices of categories and badges in the frame change with it
    countAgain().catch(onError);
    return queue.add({ ...NOTHING, productIds: new Set(due) });
  });
  let places: Promise<void> | undefined;
  let restLater: NodeJS.Timeout | undefined;

  let isOpen = false;
  let isClosed = false;

  /** Counts beside the queue, which goes on meanwhile. */
  async function countAgain(): Promise<void> {
    await catalogue.recount();
    if (!isClosed) await queue.add({ ...NOTHING, tables: new Set([COUNTS]) });
  }

  function indexPlaces(): Promise<void> {
    places ??= queue.add(PLACES);
    return places;
  }

  /** Reads the words that a first search would wait for. */
  async function readWords(): Promise<void> {
    for (const name of SEARCH_INDEXES) while (!isClosed && indexOf(name).readWords(WORDS_AT_ONCE) > 0) await pause();
  }

  async function indexRest(): Promise<void> {
    await readWords();
    if (!isClosed) await indexPlaces();
  }

  async function perform(work: Work): Promise<void> {
    await index(work);
    if (work.everything) await suggestions.fill(await catalogue.load());
    if (isOpen) await readWords();
    counter.after(work);
    const next = products.nextDue();
    clock.set(next === null ? null : next * 1000 - now().getTime());
  }

  return {
    /** Current product documents. */
    products: { find: products.find, documents: products.documents, revision: products.revision },

    /** Indexes everything except words and places. Until then nothing can be found. */
    async build(): Promise<void> {
      await queue.run(EVERYTHING);
      isOpen = true;
      restLater = setTimeout(() => indexRest().catch(onError), REST_AFTER_MS);
    },

    /** Resolves when places can be found: indexes them at once if they have yet to be. */
    whenPlaced: indexPlaces,

    /** Indexes exactly what a change affects. Resolves after the first attempt; a failed one is retried. */
    follow: (change: ShopChange): Promise<void> => queue.add(workOf(change)),

    settled: queue.settled,

    async close(): Promise<void> {
      clock.set(null);
      isClosed = true;
      clearTimeout(restLater);
      counter.close();
      await queue.close();
      await suggestions.close();
    },
  };
}
