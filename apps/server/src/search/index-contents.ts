import { type ProductDocument, SEARCH_INDEXES, type SearchIndexName } from '@wattle/domain';
import type { IndexContent, SearchRecord } from '@wattle/providers/search';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Store } from '../store/store.ts';
import { CONTENT_SOURCES } from './content-indexer.ts';
import { productDocument } from './documents/product-documents.ts';
import { suggestionDocuments } from './documents/suggestion-documents.ts';
import { INDEX_SETTINGS } from './index-settings.ts';
import { loadSurroundings, type Surroundings } from './surroundings.ts';

/** Everything that can be found, index by index, read as it is asked for. */
export async function* listIndexContents(
  store: Store,
  catalogue: CatalogueCache,
  now: Date,
): AsyncGenerator<IndexContent> {
  const around = await loadSurroundings(store, catalogue, now);
  for (const name of SEARCH_INDEXES) {
    const content = { name, settings: INDEX_SETTINGS[name], records: readRecords(name, store, around) };
    if (name !== 'products') yield content;
    else yield { ...content, synonyms: await store.listSynonyms(), rules: await store.listSearchRules() };
  }
}

async function* readRecords(name: SearchIndexName, store: Store, around: Surroundings): AsyncGenerator<SearchRecord> {
  if (name === 'products') return yield* readProducts(store, around);
  if (name === 'suggestions') return yield* await readSuggestions(store, around);
  yield* await CONTENT_SOURCES[name].read(store, around);
}

async function* readProducts(store: Store, around: Surroundings) {
  for await (const page of store.streamProducts()) for (const product of page) yield productDocument(product, around);
}

async function readSuggestions(store: Store, around: Surroundings) {
  const products: ProductDocument[] = [];
  for await (const product of readProducts(store, around)) products.push(product);
  return suggestionDocuments(products, around.catalogue);
}
