import type { EngineQuery } from '../../packages/providers/src/search/engine/types.ts';

/** A search of our index that says nothing in particular. Typing errors only where nothing is found without, as in the shop. */
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
  optionalWords: [],
  restrictSearchableAttributes: null,
  around: null,
  promote: [],
  hide: [],
};
