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
  /** What there is without any filter; only where the filters leave nothing. */
  readonly offered?: FacetAnswer;
};

/** The response with a facet's own values: without its own filter, where it has one. */
export function answerFor(results: ListingResults, attribute: string): FacetAnswer {
  return results.withoutOwn.get(attribute) ?? results.main;
}

/** Where the filters leave nothing, the values that there would be stay, with no products. */
export function facetCounts(results: ListingResults, attribute: string): Readonly<Record<string, number>> {
  const counts = answerFor(results, attribute).facets?.[attribute] ?? {};
  const offered = Object.keys(results.offered?.facets?.[attribute] ?? {});
  return offered.length === 0 ? counts : { ...Object.fromEntries(offered.map((value) => [value, 0])), ...counts };
}

/** The response that tells whether a facet is a choice at all. */
export function choicesFor(results: ListingResults, attribute: string): FacetAnswer {
  const answer = answerFor(results, attribute);
  return answer.nbHits === 0 ? (results.offered ?? answer) : answer;
}
