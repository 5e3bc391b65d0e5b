import { setImmediate as pause } from 'node:timers/promises';
import type { SearchProvider, SearchResult } from '@wattle/providers/search';
import type { SuggestionDocument } from './documents/suggestion-documents.ts';

const AT_ONCE = 5;

/** Runs each suggestion as a search, so that its count is what a shopper will find. Drops those without results. */
export async function countSuggestions(
  search: SearchProvider,
  suggestions: readonly SuggestionDocument[],
  signal: AbortSignal,
): Promise<SuggestionDocument[]> {
  const counted: SuggestionDocument[] = [];
  for (let from = 0; from < suggestions.length && !signal.aborted; from += AT_ONCE) {
    const some = suggestions.slice(from, from + AT_ONCE);
    const { results } = await search.search(some.map(({ query }) => requestFor(query)));
    some.forEach((suggestion, at) => {
      const nbHits = hitsOf(results[at]);
      if (nbHits > 0) counted.push({ ...suggestion, nbHits });
    });
    // let other requests run
    await pause();
  }
  return counted;
}

const requestFor = (query: string) => ({
  indexName: 'products',
  params: { query, facetFilters: ['visibleIn.index:true'], hitsPerPage: 0, analytics: false },
});

const hitsOf = (result: SearchResult | undefined): number =>
  result && 'nbHits' in result && typeof result.nbHits === 'number' ? result.nbHits : 0;
