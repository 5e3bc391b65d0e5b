/** What a search answers, as far as facets are read from it. */
export type FacetAnswer = {
  readonly nbHits: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
};

/** Answers to `ListingRequests`. */
export type ListingResults = {
  readonly main: FacetAnswer;
  readonly whole: FacetAnswer;
  readonly withoutOwn: ReadonlyMap<string, FacetAnswer>;
};

/** Where a facet's own values are to be read: a choice in it must not hide the others. */
export function answerFor(results: ListingResults, attribute: string): FacetAnswer {
  return results.withoutOwn.get(attribute) ?? results.main;
}

/** Values and counts of a facet. */
export function facetCounts(results: ListingResults, attribute: string): Readonly<Record<string, number>> {
  return answerFor(results, attribute).facets?.[attribute] ?? {};
}
