import type { Image } from '@wattle/domain/images';

export type SearchHit = {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly image: Image | null;
  /** Dollars. */
  readonly price: number;
  readonly isPinned: boolean;
};

export type SearchView = {
  readonly empty: readonly { readonly words: string; readonly times: number; readonly days: readonly number[] }[];
  readonly emptyWords: number;
  readonly emptyTimes: number;
  readonly ignored: number;
  /** Words to add a synonym for: its form is open. */
  readonly adding: string | null;
  readonly typed: string;
  readonly isBothWays: boolean;
  readonly problem: string | null;
  readonly synonyms: readonly {
    readonly id: string;
    readonly from: readonly string[];
    readonly finds: readonly string[];
    readonly isBothWays: boolean;
  }[];
  readonly synonymCount: number;
  /** The next synonyms in their order; null: these are the last. */
  readonly synonymsFrom: number;
  readonly nextFrom: number | null;
  readonly query: string;
  readonly total: number;
  readonly hits: readonly SearchHit[];
  readonly hidden: readonly SearchHit[];
};
