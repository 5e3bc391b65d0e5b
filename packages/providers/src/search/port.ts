/** A searchable record. Its other fields depend on the index. */
export type SearchRecord = { readonly objectID: string; readonly [attribute: string]: unknown };

/** One search in wire format: parameters next to the index name, or inside `params` as an object or a query string. */
export type SearchRequest = {
  readonly indexName: string;
  readonly type?: 'default' | 'facet';
  readonly params?: string | Readonly<Record<string, unknown>>;
  readonly [parameter: string]: unknown;
};

export type HighlightResult = {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
};

export type RankingInfo = {
  readonly nbTypos: number;
  readonly firstMatchedWord: number;
  readonly proximityDistance: number;
  readonly userScore: number;
  readonly geoDistance: number;
  readonly geoPrecision: number;
  readonly nbExactWords: number;
  readonly words: number;
  readonly filters: number;
  readonly promoted?: boolean;
};

export type SearchHit = SearchRecord & {
  readonly _highlightResult?: unknown;
  readonly _snippetResult?: unknown;
  readonly _rankingInfo?: RankingInfo;
};

export type FacetStats = { readonly min: number; readonly max: number; readonly avg: number; readonly sum: number };

export type SearchAnswer = {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page?: number;
  readonly nbPages?: number;
  readonly hitsPerPage?: number;
  readonly offset?: number;
  readonly length?: number;
  readonly query: string;
  readonly params: string;
  readonly index: string;
  readonly processingTimeMS: number;
  readonly exhaustiveNbHits: boolean;
  readonly exhaustiveFacetsCount: boolean;
  readonly exhaustiveTypo: boolean;
  readonly exhaustive: Readonly<Record<string, boolean>>;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats?: Readonly<Record<string, FacetStats>>;
  readonly appliedRules?: readonly { readonly objectID: string }[];
  readonly userData?: readonly unknown[];
  readonly aroundLatLng?: string;
  readonly automaticRadius?: string;
  readonly queryAfterRemoval?: string;
  /** Set by the embedded engine only: the query with its typos corrected. */
  readonly correctedQuery?: string;
  readonly [further: string]: unknown;
};

export type SearchFault = { readonly message: string; readonly status: number };

/** The result of a request that failed on its own [C-7-14]. */
export type FaultyAnswer = { readonly index: string; readonly error: SearchFault };

export type SearchResult = SearchAnswer | FaultyAnswer;
export const isFaulty = (result: SearchResult): result is FaultyAnswer => 'error' in result;

export type FacetHits = {
  readonly facetHits: readonly { readonly value: string; readonly highlighted: string; readonly count: number }[];
  readonly exhaustiveFacetsCount: boolean;
  readonly processingTimeMS: number;
};

export type ObjectRequest = {
  readonly indexName: string;
  readonly objectID: string;
  readonly attributesToRetrieve?: readonly string[];
};

/** The whole call failed: a malformed body or an unavailable service. */
export class SearchFailure extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Search in Algolia's wire format, which is also the format of the shop's own search calls. */
export type SearchProvider = {
  readonly name: string;
  /** One result per request, in order. Throws SearchFailure when the whole call fails. */
  search(
    requests: readonly SearchRequest[],
    strategy?: 'none' | 'stopIfEnoughMatches',
  ): Promise<{ readonly results: readonly SearchResult[] }>;
  getObjects(requests: readonly ObjectRequest[]): Promise<{ readonly results: readonly (SearchRecord | null)[] }>;
  searchFacetValues(
    indexName: string,
    facetName: string,
    parameters: Readonly<Record<string, unknown>>,
  ): Promise<FacetHits>;
};
