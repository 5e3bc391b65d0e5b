import type { Image } from '@wattle/domain/images';

export type SearchHit = {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly brand: string;
  /** What can be sent out. */
  readonly qty: number;
  readonly image: Image | null;
  /** Dollars. */
  readonly price: number;
  readonly isPinned: boolean;
};

/** How the shop read the words of a search. */
export type ReadWords = {
  /** As the shop spells them, when it searched for that. */
  readonly corrected: string | null;
  /** The kind of product that they name, and the filters that they ask for. */
  readonly kind: string | null;
  readonly filters: readonly string[];
  /** What nothing of the kind has. */
  readonly unused: readonly string[];
  readonly absentBrand: string | null;
  readonly offers: readonly { readonly query: string; readonly count: number }[];
  /** Pages that answer them as a question. */
  readonly help: readonly { readonly name: string; readonly path: string }[];
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
  /** null: nothing was asked, or the shop could not say. */
  readonly read: ReadWords | null;
  readonly hits: readonly SearchHit[];
  readonly hidden: readonly SearchHit[];
};
