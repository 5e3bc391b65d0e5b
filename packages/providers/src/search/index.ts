export { createAlgoliaSearch } from './algolia.ts';
export { createAlgoliaClient } from './algolia-client.ts';
export { type IndexContent, pushIndexes } from './algolia-push.ts';
export { createEmbeddedSearch } from './embedded.ts';
export type { EmbeddedSearch } from './embedded-types.ts';
export type { IndexSettings, SearchIndex } from './engine/types.ts';
export * from './port.ts';
