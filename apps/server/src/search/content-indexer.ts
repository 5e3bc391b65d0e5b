import type { SearchIndexName } from '@wattle/domain/search';
import type { EmbeddedSearch, SearchIndex, SearchRecord } from '@wattle/providers/search';
import type { Store } from '../store/store.ts';
import { articleDocument } from './documents/article-documents.ts';
import { brandDocuments } from './documents/brand-documents.ts';
import { categoryDocuments } from './documents/category-documents.ts';
import { localityDocument } from './documents/locality-documents.ts';
import { storeDocument } from './documents/store-documents.ts';
import { COUNTS, type Work } from './pending-work.ts';
import { refillIndex } from './refill-index.ts';
import { ruleProblem } from './rule-problem.ts';
import type { Surroundings } from './surroundings.ts';

export type ContentName = Exclude<SearchIndexName, 'products' | 'suggestions'>;

type Source = {
  /** Tables whose changes affect the index. */
  readonly tables: readonly string[];
  read(store: Store, around: Surroundings): Promise<readonly SearchRecord[]>;
};

/** Where the records of each small index come from. */
export const CONTENT_SOURCES: Readonly<Record<ContentName, Source>> = {
  categories: { tables: ['categories', COUNTS], read: async (_, { catalogue }) => categoryDocuments(catalogue) },
  brands: { tables: ['brands', COUNTS], read: async (_, { catalogue }) => brandDocuments(catalogue) },
  articles: { tables: ['articles'], read: async (store) => (await store.articles.list()).map(articleDocument) },
  stores: {
    tables: ['stores', 'store_seasonal_hours'],
    read: async (store) => (await store.stores.list()).map(storeDocument),
  },
  localities: {
    tables: ['localities'],
    read: async (store) => (await store.localities.list()).map(localityDocument),
  },
};
const CONTENT_NAMES = Object.keys(CONTENT_SOURCES) as readonly ContentName[];

export type ContentIndexer = ReturnType<typeof createContentIndexer>;

/** Fills the indexes that are small enough to be reloaded completely after any change. */
export function createContentIndexer(
  store: Store,
  search: EmbeddedSearch,
  indexOf: (name: SearchIndexName) => SearchIndex,
  onError: (error: unknown) => void,
) {
  const idsOf = new Map<ContentName, ReadonlySet<string>>();

  /** An invalid rule must not block the others. */
  async function readRules(): Promise<void> {
    const rules = (await store.searchRules.list()).map((rule) => ({ rule, problem: ruleProblem(rule) }));
    for (const { problem } of rules) if (problem !== null) onError(new Error(problem));
    search.setRules(
      'products',
      rules.flatMap(({ rule, problem }) => (problem === null ? [rule] : [])),
    );
  }
  async function readSynonyms(): Promise<void> {
    indexOf('products').setSynonyms(await store.synonyms.list());
  }

  return {
    isAbout: ({ tables }: Work): boolean =>
      [...Object.values(CONTENT_SOURCES).flatMap((source) => source.tables), 'synonyms', 'search_rules'].some((table) =>
        tables.has(table),
      ),

    async refill({ everything, tables }: Work, around: Surroundings): Promise<void> {
      const isChanged = (names: readonly string[]): boolean => names.some((table) => tables.has(table));
      const isDue = (names: readonly string[]): boolean => everything || isChanged(names);
      for (const name of CONTENT_NAMES) {
        const source = CONTENT_SOURCES[name];
        if (!(name === 'localities' ? isChanged : isDue)(source.tables)) continue;
        const records = await source.read(store, around);
        idsOf.set(name, await refillIndex(indexOf(name), records, idsOf.get(name)));
      }
      if (isDue(['synonyms'])) await readSynonyms();
      if (isDue(['search_rules'])) await readRules();
    },
  };
}
