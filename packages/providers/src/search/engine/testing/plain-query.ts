import type { EngineQuery } from '../types.ts';

/** A query with every option at its neutral value. */
export const PLAIN_QUERY: EngineQuery = {
  query: '',
  filter: [],
  optionalFilters: [],
  facets: [],
  maxValuesPerFacet: 100,
  offset: 0,
  length: 20,
  replica: null,
  typoTolerance: 'true',
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
