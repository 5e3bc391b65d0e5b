import type { BenchProduct } from './catalogue.ts';

/** A shopper's filter: any of several values, or a range. */
export type Chosen = ChosenValues | ChosenRange;
export type ChosenValues = { readonly facet: string; readonly values: readonly string[] };
export type ChosenRange = { readonly facet: 'price'; readonly from: number; readonly to: number };

/** A page of products with counts for every facet. */
export type Listing = {
  readonly query: string;
  readonly category: string | null;
  readonly chosen: readonly Chosen[];
  readonly page: number;
};

export const PAGE_SIZE = 24;
export const SUGGESTED = 4;
/** The wire format's limit of values per facet: enough for every facet except price, which has a range. */
export const MAX_VALUES = 1000;

export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;
export type PriceStats = { readonly min: number; readonly max: number };

export type ListingAnswer = {
  readonly nbHits: number;
  readonly ids: readonly string[];
  /** Ignores the price filter, as a price slider's ends do; null when the engine cannot tell. */
  readonly priceStats: PriceStats | null;
  /** Counts in a common form; a chosen facet is counted without its own filter. Not timed. */
  readonly counts: () => Counts;
};

/** The work to measure, which each engine does as well as it can. */
export type BenchEngine = {
  readonly name: string;
  build(products: readonly BenchProduct[]): Promise<void> | void;
  list(listing: Listing): Promise<ListingAnswer> | ListingAnswer;
  /** The first products for the text typed so far. */
  suggest(typed: string): Promise<readonly string[]> | readonly string[];
  /** Once it resolves, searches see the changed product. */
  save(product: BenchProduct): Promise<void> | void;
  /** Size on disk; only for an engine outside this process. */
  readonly sizeMb?: () => Promise<number>;
  close(): Promise<void> | void;
};

export const ENGINE_NAMES = ['ours', 'wire', 'minisearch', 'orama', 'postgresql'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

export const isRange = (chosen: Chosen): chosen is ChosenRange => 'from' in chosen;
