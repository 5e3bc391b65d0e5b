import type { FacetCount } from '../engine/types.ts';
import type { FacetHits } from '../port.ts';
import { wordsOf } from './change-query.ts';
import { byValue } from './facets.ts';
import { highlightText } from './highlight.ts';
import type { MatchedWords } from './mark-words.ts';
import type { SearchParameters } from './read-parameters.ts';

/** Facet values where every query word is the prefix of a word, with the prefix highlighted. */
export function searchFacet(
  counts: readonly FacetCount[],
  parameters: SearchParameters,
): Pick<FacetHits, 'facetHits' | 'exhaustiveFacetsCount'> {
  const matched = beginnings(wordsOf(parameters.facetQuery));
  const sorted = parameters.sortFacetValuesBy === 'alpha' ? byValue(counts) : counts;
  const facetHits = sorted.flatMap(({ value, count }) => {
    const { value: highlighted, matchLevel } = highlightText(value, matched, parameters);
    return matched.words.length === 0 || matchLevel === 'full' ? [{ value, highlighted, count }] : [];
  });
  return { facetHits: facetHits.slice(0, parameters.maxFacetHits), exhaustiveFacetsCount: true };
}

/** Longest first, so that 'f fisher' marks all of 'fisher', not just its 'f'. */
function beginnings(words: readonly string[]): MatchedWords {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return {
    words,
    matchToken: (token) => {
      const queryWord = longestFirst.find((word) => token.startsWith(word));
      return queryWord === undefined ? undefined : { queryWord, length: queryWord.length };
    },
  };
}
