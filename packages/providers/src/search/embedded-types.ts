import type { SearchRule } from '@wattle/domain/search';
import type { IndexSettings, SearchIndex } from './engine/types.ts';
import type { SearchProvider } from './port.ts';

/** The in-process engine: a search provider whose indexes can be written. */
export type EmbeddedSearch = SearchProvider & {
  /** Creates an empty index; an existing one gets the new settings and loses its records. */
  defineIndex(name: string, settings: IndexSettings): SearchIndex;
  findIndex(name: string): SearchIndex | undefined;
  setRules(name: string, rules: readonly SearchRule[]): void;
};
