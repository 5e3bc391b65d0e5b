/** The part of a search response that facets need. */
export type FacetAnswer = {
  readonly nbHits: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
};

/** Responses to `ListingRequests`. */
export type ListingResults = {
  readonly main: FacetAnswer;
  readonly whole: FacetAnswer;
  readonly withoutOwn: ReadonlyMap<string, FacetAnswer>;
};

/** The response with a facet's own values: without its own filter, where it has one. */
export function answerFor(results: ListingResults, attribute: string): FacetAnswer {
  return results.withoutOwn.get(attribute) ?? results.main;
}

export function facetCounts(results: ListingResults, attribute: string): Readonly<Record<string, number>> {
  return answerFor(results, attribute).facets?.[attribute] ?? {};
}
