import { badRequest } from './fault.ts';
import type { RawParameters } from './gather-parameters.ts';
import { parseFacetFilters, parseOptionalFilters, parseTagFilters } from './parse-facet-filters.ts';
import { parseFilters } from './parse-filters.ts';
import { parseNumericFilters } from './parse-numeric-filters.ts';
import { readPoint, readPrecision, readRadius } from './read-around.ts';
import { integerBetween, oneOf, type Reader, readBoolean, readList, textShorterThan } from './read-values.ts';

const LONGEST_QUERY_BYTES = 512;
/** Tags stand around every word that is found, in every hit. */
const LONGEST_TAG_BYTES = 256;
const MOST_HITS = 1000;
const MOST_FACET_VALUES = 1000;
const MOST_FACET_HITS = 100;
const LONGEST_WORD = 100;
const SNIPPET_WORDS = 10;
const MOST_SNIPPET_WORDS = 1000;

export type Snippet = { readonly path: string; readonly words: number };

/** 'description:20' means twenty words of it. */
const readSnippets: Reader<readonly Snippet[]> = (value, name) =>
  readList(value, name).map((item) => {
    const colon = item.lastIndexOf(':');
    if (colon < 0) return { path: item, words: SNIPPET_WORDS };
    return {
      path: item.slice(0, colon),
      words: integerBetween(1, MOST_SNIPPET_WORDS)(item.slice(colon + 1), name),
    };
  });

const readTypoTolerance: Reader<'true' | 'false' | 'min' | 'strict'> = (value, name) =>
  oneOf('true', 'false', 'min', 'strict')(typeof value === 'boolean' ? String(value) : value, name);

/** Every word of every item is optional. */
const readOptionalWords: Reader<readonly string[]> = (value, name) =>
  readList(value, name)
    .flatMap((item) => item.split(/\s+/))
    .filter((word) => word !== '');

const READERS = {
  query: textShorterThan(LONGEST_QUERY_BYTES),
  filters: parseFilters,
  facetFilters: parseFacetFilters,
  numericFilters: parseNumericFilters,
  tagFilters: parseTagFilters,
  optionalFilters: parseOptionalFilters,
  facets: readList,
  maxValuesPerFacet: integerBetween(0, MOST_FACET_VALUES),
  sortFacetValuesBy: oneOf('count', 'alpha'),
  attributesToRetrieve: readList,
  attributesToHighlight: readList,
  attributesToSnippet: readSnippets,
  highlightPreTag: textShorterThan(LONGEST_TAG_BYTES),
  highlightPostTag: textShorterThan(LONGEST_TAG_BYTES),
  snippetEllipsisText: textShorterThan(LONGEST_TAG_BYTES),
  page: integerBetween(0),
  hitsPerPage: integerBetween(0, MOST_HITS),
  offset: integerBetween(0),
  length: integerBetween(0, MOST_HITS),
  typoTolerance: readTypoTolerance,
  minWordSizefor1Typo: integerBetween(0, LONGEST_WORD),
  minWordSizefor2Typos: integerBetween(0, LONGEST_WORD),
  queryType: oneOf('prefixLast', 'prefixAll', 'prefixNone'),
  removeWordsIfNoResults: oneOf('none', 'lastWords', 'firstWords', 'allOptional'),
  // not part of Algolia: embedded engine only
  fillUpTo: integerBetween(0, MOST_HITS),
  addThingsBelow: integerBetween(0, MOST_HITS),
  optionalWords: readOptionalWords,
  restrictSearchableAttributes: readList,
  aroundLatLng: readPoint,
  aroundRadius: readRadius,
  minimumAroundRadius: integerBetween(1),
  aroundPrecision: readPrecision,
  enableRules: readBoolean,
  ruleContexts: readList,
  getRankingInfo: readBoolean,
  clickAnalytics: readBoolean,
  facetQuery: textShorterThan(LONGEST_QUERY_BYTES),
  maxFacetHits: integerBetween(1, MOST_FACET_HITS),
};

/** A map, because a request may name anything, such as `constructor`. */
const BY_NAME = new Map<string, Reader<unknown>>(Object.entries(READERS));

/** The parsed parameters of a request. */
export type ReadParameters = { readonly [Name in keyof typeof READERS]?: ReturnType<(typeof READERS)[Name]> };

// these narrow a search: ignoring them would show unwanted results
const REFUSED = ['insideBoundingBox', 'insidePolygon'];

/** Parses the parameters it knows and ignores the rest, such as analytics. */
export function readParameters(raw: RawParameters): ReadParameters {
  const refused = REFUSED.find((name) => raw[name] !== undefined);
  if (refused !== undefined) throw badRequest(`Parameter "${refused}" is not supported`);
  const said: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const read = BY_NAME.get(name);
    if (read && value !== undefined && value !== null) said[name] = read(value, name);
  }
  return said;
}

const DEFAULTS = {
  query: '',
  filters: [],
  facetFilters: [],
  numericFilters: [],
  tagFilters: [],
  optionalFilters: [],
  facets: [],
  maxValuesPerFacet: 100,
  sortFacetValuesBy: 'count',
  attributesToRetrieve: ['*'],
  attributesToSnippet: [],
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  snippetEllipsisText: '…',
  page: 0,
  hitsPerPage: 20,
  typoTolerance: 'true',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  queryType: 'prefixLast',
  removeWordsIfNoResults: 'none',
  fillUpTo: 0,
  addThingsBelow: 0,
  optionalWords: [],
  minimumAroundRadius: 1,
  aroundPrecision: 10,
  enableRules: true,
  ruleContexts: [],
  getRankingInfo: false,
  clickAnalytics: false,
  facetQuery: '',
  maxFacetHits: 10,
} as const satisfies ReadParameters;

/** The parameters with defaults applied; those without a default stay optional. */
export type SearchParameters = ReadParameters & {
  readonly [Name in keyof typeof DEFAULTS]-?: NonNullable<ReadParameters[Name]>;
};

export const withDefaults = (said: ReadParameters): SearchParameters => ({ ...DEFAULTS, ...said });
