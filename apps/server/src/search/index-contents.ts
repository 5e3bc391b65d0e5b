import { type ProductDocument, SEARCH_INDEXES, type SearchIndexName } from '@wattle/domain/search';
import type { IndexContent, SearchRecord } from '@wattle/providers/search';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Store } from '../store/store.ts';
import { CONTENT_SOURCES } from './content-indexer.ts';
import { productDocument } from './documents/product-documents.ts';
import { suggestionDocuments } from './documents/suggestion-documents.ts';
import { INDEX_SETTINGS } from './index-settings.ts';
import { loadSurroundings, type Surroundings } from './surroundings.ts';

/** All records of all indexes, read lazily. */
export async function* listIndexContents(
  store: Store,
  catalogue: CatalogueCache,
  now: Date,
): AsyncGenerator<IndexContent> {
  const around = await loadSurroundings(store, catalogue, now);
  for (const name of SEARCH_INDEXES) {
    const content = { name, settings: INDEX_SETTINGS[name], records: readRecords(name, store, around) };
    if (name !== 'products') yield content;
    else yield { ...content, synonyms: await store.synonyms.list(), rules: await store.searchRules.list() };
  }
}

async function* readRecords(name: SearchIndexName, store: Store, around: Surroundings): AsyncGenerator<SearchRecord> {
  if (name === 'products') return yield* readProducts(store, around);
  if (name === 'suggestions') return yield* await readSuggestions(store, around);
  yield* await CONTENT_SOURCES[name].read(store, around);
}

async function* readProducts(store: Store, around: Surroundings) {
  for await (const page of store.products.stream()) for (const product of page) yield productDocument(product, around);
}

async function readSuggestions(store: Store, around: Surroundings) {
  const products: ProductDocument[] = [];
  for await (const product of readProducts(store, around)) products.push(product);
  return suggestionDocuments(products, around.catalogue);
}
