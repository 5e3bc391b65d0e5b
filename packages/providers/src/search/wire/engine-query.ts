import type { Around, EngineQuery, Filter, SearchIndex } from '../engine/types.ts';
import type { RuledSearch } from './apply-rules.ts';
import { EVERYTHING } from './attribute-tree.ts';
import { badRequest } from './fault.ts';
import { pageOf } from './page-of.ts';
import type { SearchParameters } from './read-parameters.ts';

export const ALL_VALUES = Number.MAX_SAFE_INTEGER;
const FILTER_ONLY = /^filterOnly\((.+)\)$/;

/** Translates a search into an engine query. */
export function toEngineQuery(index: SearchIndex, search: RuledSearch, replica: string | null): EngineQuery {
  const { parameters } = search;
  const { offset, length } = pageOf(parameters);
  return {
    query: parameters.query,
    filter: [...parameters.filters, ...parameters.facetFilters, ...parameters.numericFilters, ...parameters.tagFilters],
    optionalFilters: [...parameters.optionalFilters, ...scoredGroups(parameters.filters)],
    facets: facetsOf(index, parameters.facets),
    maxValuesPerFacet: valuesNeeded(parameters),
    offset,
    length,
    replica,
    typoTolerance: parameters.typoTolerance,
    minWordSizefor1Typo: parameters.minWordSizefor1Typo,
    minWordSizefor2Typos: parameters.minWordSizefor2Typos,
    queryType: parameters.queryType,
    removeWordsIfNoResults: parameters.removeWordsIfNoResults,
    fillUpTo: parameters.fillUpTo,
    addThingsBelow: parameters.addThingsBelow,
    optionalWords: parameters.optionalWords,
    restrictSearchableAttributes: restrictionOf(index, parameters),
    around: aroundOf(parameters),
    // pins apply to the shop's default order only: an explicit sort wins
    promote: replica === null ? search.promote : [],
    hide: search.hide,
  };
}

/** One value more than is shown tells whether there are more. Alphabetical order needs all values. */
const valuesNeeded = ({ maxValuesPerFacet, sortFacetValuesBy }: SearchParameters): number =>
  sortFacetValuesBy === 'alpha' ? ALL_VALUES : maxValuesPerFacet + 1;

/** A facet can be counted unless it is filter-only. */
export function isCountable(index: SearchIndex, attribute: string): boolean {
  const isFilterOnly = index.settings.attributesForFaceting.some((name) => FILTER_ONLY.exec(name)?.[1] === attribute);
  return index.isFacet(attribute) && !isFilterOnly;
}

/** Ignores names that are not facets, as Algolia does. */
function facetsOf(index: SearchIndex, named: readonly string[]): readonly string[] {
  const names = named.includes(EVERYTHING) ? index.facetNames : [...new Set(named)];
  return names.filter((name) => isCountable(index, name));
}

/** Scores in `filters` rank the documents that pass. */
const scoredGroups = (filter: Filter): Filter =>
  filter.filter((group) => group.some((literal) => literal.kind === 'facet' && literal.score !== 1));

function restrictionOf(index: SearchIndex, { restrictSearchableAttributes: only }: SearchParameters) {
  if (only === undefined || only.length === 0 || only.includes(EVERYTHING)) return null;
  const unknown = only.find((name) => !index.settings.searchableAttributes.includes(name));
  if (unknown !== undefined)
    throw badRequest(`restrictSearchableAttributes: attribute ${unknown} is not in searchableAttributes`);
  return only;
}

function aroundOf(parameters: SearchParameters): Around | null {
  const point = parameters.aroundLatLng;
  if (point === undefined) return null;
  return {
    lat: point.lat,
    lng: point.lng,
    radiusMetres: parameters.aroundRadius ?? null,
    minimumRadiusMetres: parameters.minimumAroundRadius,
    precisionMetres: parameters.aroundPrecision,
  };
}
