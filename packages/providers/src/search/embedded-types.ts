import type { SearchRule } from '@wattle/domain';
import type { IndexSettings, SearchIndex } from './engine/types.ts';
import type { SearchProvider } from './port.ts';

/** The engine in this process: a search provider whose indexes can be filled. */
export type EmbeddedSearch = SearchProvider & {
  /** Makes an index, empty, or gives one that is there new settings and no records. */
  defineIndex(name: string, settings: IndexSettings): SearchIndex;
  findIndex(name: string): SearchIndex | undefined;
  setRules(name: string, rules: readonly SearchRule[]): void;
};
