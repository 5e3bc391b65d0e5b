import type { Synonym } from '@wattle/domain';
import type { FacetStats, RankingInfo, SearchRecord } from '../port.ts';

export const NUMERIC_OPERATORS = ['<', '<=', '=', '!=', '>', '>='] as const;
export type NumericOperator = (typeof NUMERIC_OPERATORS)[number];

export type FilterLiteral =
  | {
      readonly kind: 'facet';
      readonly attribute: string;
      readonly value: string;
      readonly negated: boolean;
      /** How much it counts as an optional filter. */
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

/** Every group, any literal of it. */
export type Filter = readonly (readonly FilterLiteral[])[];

/** `asc(price)`, `desc(popularity)`: numbers, booleans or text of the record, by path. */
export type SortCriterion = `asc(${string})` | `desc(${string})`;

export type IndexSettings = {
  /** By importance. A path may lead through arrays: `variants.code`. */
  readonly searchableAttributes: readonly string[];
  /** Of these, values that are model numbers or codes: found with and without their hyphens and spaces. */
  readonly codeAttributes?: readonly string[];
  /** Of these, what says how a thing is or what it goes with, not what it is: words found only there count less. */
  readonly descriptiveAttributes?: readonly string[];
  /** `brand.name`, `searchable(brand.name)`, `filterOnly(id)`; `attributes.*` stands for every path below. */
  readonly attributesForFaceting: readonly string[];
  /** The last word in ranking. */
  readonly customRanking: readonly SortCriterion[];
  /** Further names under which the same records stand in another order. */
  readonly replicas?: Readonly<Record<string, readonly SortCriterion[]>>;
  /** Parameters of every search that does not say otherwise. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly attributesToHighlight?: readonly string[];
};

export type EngineQuery = {
  readonly query: string;
  readonly filter: Filter;
  readonly optionalFilters: Filter;
  /** Exact names of facets. */
  readonly facets: readonly string[];
  /** The most frequent so many. */
  readonly maxValuesPerFacet: number;
  readonly offset: number;
  readonly length: number;
  /** A replica's name; null: by relevance and custom ranking. */
  readonly replica: string | null;
  readonly typoTolerance: 'true' | 'false' | 'min' | 'strict';
  readonly minWordSizefor1Typo: number;
  readonly minWordSizefor2Typos: number;
  readonly queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
  readonly removeWordsIfNoResults: 'none' | 'lastWords' | 'firstWords' | 'allOptional';
  /** When fewer have every word, the best of those that have most of them follow, up to so many. */
  readonly fillUpTo: number;
  readonly optionalWords: readonly string[];
  readonly restrictSearchableAttributes: readonly string[] | null;
  readonly around: Around | null;
  readonly promote: readonly { readonly objectID: string; readonly position: number }[];
  readonly hide: readonly string[];
};

export type Around = {
  readonly lat: number;
  readonly lng: number;
  /** null: chosen by how many there are around. 'all': nothing is too far. */
  readonly radiusMetres: number | 'all' | null;
  readonly minimumRadiusMetres: number;
  /** Distances that differ by less are the same. */
  readonly precisionMetres: number;
};

export type FacetCount = { readonly value: string; readonly count: number };

/** How a word of a record answered to a word of the query. */
export type TokenMatch = { readonly queryWord: string /** Letters of it, from its start. */; readonly length: number };

export type EngineHit = { readonly record: SearchRecord; readonly rankingInfo: RankingInfo };

export type EngineAnswer = {
  readonly hits: readonly EngineHit[];
  readonly nbHits: number;
  /** By facet: the values that occur, the most frequent first. */
  readonly facets: ReadonlyMap<string, readonly FacetCount[]>;
  /** Of facets whose values are numbers. */
  readonly stats: ReadonlyMap<string, FacetStats>;
  /** The query's words as they were searched for. */
  readonly words: readonly string[];
  /** For highlighting: asks about a word of a record, in the form that `tokenise` gives. */
  matchToken(token: string): TokenMatch | undefined;
  readonly automaticRadiusMetres: number | null;
  readonly queryAfterRemoval: string | null;
  readonly correctedQuery: string | null;
};

export type SearchIndex = {
  readonly settings: IndexSettings;
  readonly size: number;
  /** Every facet that its records have, with `attributes.*` spelled out. */
  readonly facetNames: readonly string[];
  readonly isFacet: (attribute: string) => boolean;
  /** Exchanges everything. */
  replaceAll(records: Iterable<SearchRecord>): void;
  /** Adds records, or puts them in the place of those with the same id. */
  save(records: Iterable<SearchRecord>): void;
  remove(objectIDs: Iterable<string>): void;
  setSynonyms(synonyms: readonly Synonym[]): void;
  find(objectID: string): SearchRecord | undefined;
  query(query: EngineQuery): EngineAnswer;
};
