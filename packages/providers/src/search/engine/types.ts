import type { Synonym } from '@wattle/domain/search';
import type { FacetStats, RankingInfo, SearchRecord } from '../port.ts';

export const NUMERIC_OPERATORS = ['<', '<=', '=', '!=', '>', '>='] as const;
export type NumericOperator = (typeof NUMERIC_OPERATORS)[number];

export type FilterLiteral =
  | {
      readonly kind: 'facet';
      readonly attribute: string;
      readonly value: string;
      readonly negated: boolean;
      /** Its weight as an optional filter. */
      readonly score: number;
    }
  | {
      readonly kind: 'numeric';
      readonly attribute: string;
      readonly operator: NumericOperator;
      readonly value: number;
      readonly negated: boolean;
    }
  | {
      readonly kind: 'range';
      readonly attribute: string;
      readonly from: number;
      readonly to: number;
      readonly negated: boolean;
    };

/** An AND of ORs. */
export type Filter = readonly (readonly FilterLiteral[])[];

/** `asc(price)`, `desc(popularity)`: the path of a number, boolean or text. */
export type SortCriterion = `asc(${string})` | `desc(${string})`;

export type IndexSettings = {
  /** Most important first. A path may go through arrays: `variants.code`. */
  readonly searchableAttributes: readonly string[];
  /** Searchable attributes that hold model numbers or codes: found with and without hyphens and spaces. */
  readonly codeAttributes?: readonly string[];
  /** Searchable attributes that describe a product rather than name it: matches only there count less. */
  readonly descriptiveAttributes?: readonly string[];
  /** `brand.name`, `searchable(brand.name)`, `filterOnly(id)`; `attributes.*` stands for every path below. */
  readonly attributesForFaceting: readonly string[];
  /** The final tie-breaker of the ranking. */
  readonly customRanking: readonly SortCriterion[];
  /** Replica names with their sort orders over the same records. */
  readonly replicas?: Readonly<Record<string, readonly SortCriterion[]>>;
  /** Default search parameters. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly attributesToHighlight?: readonly string[];
};

export type EngineQuery = {
  readonly query: string;
  readonly filter: Filter;
  readonly optionalFilters: Filter;
  /** Exact facet names. */
  readonly facets: readonly string[];
  /** Keeps only the most frequent values. */
  readonly maxValuesPerFacet: number;
  readonly offset: number;
  readonly length: number;
  /** A replica's name; null ranks by relevance and custom ranking. */
  readonly replica: string | null;
  readonly typoTolerance: 'true' | 'false' | 'min' | 'strict';
  readonly minWordSizefor1Typo: number;
  readonly minWordSizefor2Typos: number;
  readonly queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
  readonly removeWordsIfNoResults: 'none' | 'lastWords' | 'firstWords' | 'allOptional';
  /** When fewer documents match every word, tops up with the best partial matches to this many. */
  readonly fillUpTo: number;
  /**
   * When fewer documents are called all of the words, adds those that are called the last one,
   * which is the thing; unless no word may be dropped.
   */
  readonly addThingsBelow: number;
  readonly optionalWords: readonly string[];
  readonly restrictSearchableAttributes: readonly string[] | null;
  readonly around: Around | null;
  readonly promote: readonly { readonly objectID: string; readonly position: number }[];
  readonly hide: readonly string[];
};

export type Around = {
  readonly lat: number;
  readonly lng: number;
  /** null: chosen by the density of results. 'all': no limit. */
  readonly radiusMetres: number | 'all' | null;
  readonly minimumRadiusMetres: number;
  /** Distances that differ by less rank equally. */
  readonly precisionMetres: number;
};

export type FacetCount = { readonly value: string; readonly count: number };

/** How a record's word matched a query word; `length` counts the matched letters from its start. */
export type TokenMatch = { readonly queryWord: string; readonly length: number };

export type EngineHit = { readonly record: SearchRecord; readonly rankingInfo: RankingInfo };

export type EngineAnswer = {
  readonly hits: readonly EngineHit[];
  readonly nbHits: number;
  /** By facet: the values that occur, most frequent first. */
  readonly facets: ReadonlyMap<string, readonly FacetCount[]>;
  /** For numeric facets only. */
  readonly stats: ReadonlyMap<string, FacetStats>;
  /** The query's words as searched. */
  readonly words: readonly string[];
  /** For highlighting: looks up a record's word, in the form `tokenise` returns. */
  matchToken(token: string): TokenMatch | undefined;
  readonly automaticRadiusMetres: number | null;
  readonly queryAfterRemoval: string | null;
  readonly correctedQuery: string | null;
};

export type SearchIndex = {
  readonly settings: IndexSettings;
  readonly size: number;
  /** Every facet its records have, with `attributes.*` expanded. */
  readonly facetNames: readonly string[];
  readonly isFacet: (attribute: string) => boolean;
  replaceAll(records: Iterable<SearchRecord>): void;
  /** Adds records, replacing those with the same id. */
  save(records: Iterable<SearchRecord>): void;
  remove(objectIDs: Iterable<string>): void;
  setSynonyms(synonyms: readonly Synonym[]): void;
  /**
   * Reads the words of at most so many added records, and returns how many are left. The next search for words reads
   * those first.
   */
  readWords(most: number): number;
  find(objectID: string): SearchRecord | undefined;
  query(query: EngineQuery): EngineAnswer;
};
