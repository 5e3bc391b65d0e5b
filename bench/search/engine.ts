import type { BenchProduct } from './catalogue.ts';

/** A filter that a shopper chose: any of the values, or a range. */
export type Chosen = ChosenValues | ChosenRange;
export type ChosenValues = { readonly facet: string; readonly values: readonly string[] };
export type ChosenRange = { readonly facet: 'price'; readonly from: number; readonly to: number };

/** A page of products with the counts of every facet. */
export type Listing = {
  readonly query: string;
  readonly category: string | null;
  readonly chosen: readonly Chosen[];
  readonly page: number;
};

export const PAGE_SIZE = 24;
export const SUGGESTED = 4;
/** The most values of a facet that the wire gives: every value of every facet but the price, which has a least and a greatest. */
export const MAX_VALUES = 1000;

export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;
export type PriceStats = { readonly min: number; readonly max: number };

export type ListingAnswer = {
  readonly nbHits: number;
  readonly ids: readonly string[];
  /** Of the products without the price filter, as the ends of a price slider are; null: the engine cannot say. */
  readonly priceStats: PriceStats | null;
  /** The counts in one form for all engines; a chosen facet is counted without its own filter. Not part of the time. */
  readonly counts: () => Counts;
};

/** What is measured: the same work, done by each engine as well as it can. */
export type BenchEngine = {
  readonly name: string;
  build(products: readonly BenchProduct[]): Promise<void> | void;
  list(listing: Listing): Promise<ListingAnswer> | ListingAnswer;
  /** The first products for what has been typed so far. */
  suggest(typed: string): Promise<readonly string[]> | readonly string[];
  /** After it the product is found as it now is. */
  save(product: BenchProduct): Promise<void> | void;
  /** Only of an engine outside this process: what it keeps on disk. */
  readonly sizeMb?: () => Promise<number>;
  close(): Promise<void> | void;
};

export const ENGINE_NAMES = ['ours', 'wire', 'minisearch', 'orama', 'postgresql'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

export const isRange = (chosen: Chosen): chosen is ChosenRange => 'from' in chosen;
