import type { SearchIndex, SearchProvider } from '@wattle/providers/search';
import type { Catalogue } from '../catalogue/catalogue-cache.ts';
import { countSuggestions } from './count-suggestions.ts';
import { suggestionDocuments } from './documents/suggestion-documents.ts';
import type { ProductIndexer } from './product-indexer.ts';
import { refillIndex } from './refill-index.ts';

/** Keeps the suggestions: derived from the products at first, then with real counts from search. */
export function createSuggestionKeeper(search: SearchProvider, index: SearchIndex, products: ProductIndexer) {
  const stop = new AbortController();
  let ids: ReadonlySet<string> = new Set();
  let counting: Promise<void> | undefined;

  async function count(catalogue: Catalogue): Promise<void> {
    const counted = await countSuggestions(search, suggestionDocuments(products.documents(), catalogue), stop.signal);
    if (!stop.signal.aborted) ids = await refillIndex(index, counted, ids);
  }

  return {
    async fill(catalogue: Catalogue): Promise<void> {
      ids = await refillIndex(index, suggestionDocuments(products.documents(), catalogue), ids);
    },

    /** One count at a time. Concurrent calls share it. */
    count(catalogue: Catalogue): Promise<void> {
      counting ??= count(catalogue).finally(() => {
        counting = undefined;
      });
      return counting;
    },

    async close(): Promise<void> {
      stop.abort();
      // whoever counts hears of its error
      await counting?.catch(() => undefined);
    },
  };
}
