import type { EngineQuery } from '../../packages/providers/src/search/engine/types.ts';

/** A neutral query on our index. As in the shop, typos count only when nothing matches without them. */
export const OUR_QUERY: EngineQuery = {
  query: '',
  filter: [],
  optionalFilters: [],
  facets: [],
  maxValuesPerFacet: 100,
  offset: 0,
  length: 20,
  replica: null,
  typoTolerance: 'min',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  queryType: 'prefixLast',
  removeWordsIfNoResults: 'none',
  fillUpTo: 0,
  addThingsBelow: 0,
  optionalWords: [],
  restrictSearchableAttributes: null,
  around: null,
  promote: [],
  hide: [],
};
