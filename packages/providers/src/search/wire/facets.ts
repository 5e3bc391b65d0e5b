import type { EngineAnswer, FacetCount } from '../engine/types.ts';
import type { FacetStats } from '../port.ts';
import type { SearchParameters } from './read-parameters.ts';

type Ordering = Pick<SearchParameters, 'maxValuesPerFacet' | 'sortFacetValuesBy'>;

export type ShapedFacets = {
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly stats: Readonly<Record<string, FacetStats>>;
  /** True when no facet has more values than are shown. */
  readonly isWhole: boolean;
};

/** Facets as objects of value to count; omits facets without values [D-7-10 D-7-17]. */
export function shapeFacets(found: Pick<EngineAnswer, 'facets' | 'stats'>, ordering: Ordering): ShapedFacets {
  const facets = [...found.facets].filter(([, counts]) => counts.length > 0);
  return {
    facets: Object.fromEntries(facets.map(([name, counts]) => [name, toCounts(counts, ordering)])),
    stats: Object.fromEntries(found.stats),
    isWhole: facets.every(([, counts]) => counts.length <= ordering.maxValuesPerFacet),
  };
}

function toCounts(counts: readonly FacetCount[], { maxValuesPerFacet, sortFacetValuesBy }: Ordering) {
  const sorted = sortFacetValuesBy === 'alpha' ? byValue(counts) : counts;
  return Object.fromEntries(sorted.slice(0, maxValuesPerFacet).map(({ value, count }) => [value, count]));
}

export const byValue = (counts: readonly FacetCount[]): readonly FacetCount[] =>
  [...counts].sort((a, b) => a.value.localeCompare(b.value, 'en'));
