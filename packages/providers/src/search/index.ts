export { createAlgoliaSearch } from './algolia.ts';
export { type AlgoliaAccess, createAlgoliaClient } from './algolia-client.ts';
export { type IndexContent, pushIndexes } from './algolia-push.ts';
export { createEmbeddedSearch, type EmbeddedSearchConfig } from './embedded.ts';
export type { EmbeddedSearch } from './embedded-types.ts';
export type { IndexSettings, SearchIndex, SortCriterion } from './engine/types.ts';
export * from './port.ts';
