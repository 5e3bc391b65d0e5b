import type { ChangedField, SaleChoice } from '@wattle/domain/goods';
import type { Image } from '@wattle/domain/images';

export type GoodsRow = {
  readonly id: string;
  readonly sku: string;
  readonly brand: string;
  readonly name: string;
  readonly image: Image | null;
  readonly sale: SaleChoice | null;
  /** Dollars. */
  readonly price: number;
  readonly was: number;
  readonly planned: { readonly price: number; readonly from: number } | null;
  readonly qty: number;
};

export type GoodsView = {
  readonly query: string;
  readonly state: string;
  readonly rows: readonly GoodsRow[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
};

/** Why a field was rejected: its message key and name. */
export type GoodProblem = { readonly code: string; readonly field: string | null; readonly reason: string | null };

export type GoodStock = {
  readonly variantId: string;
  readonly variant: string;
  readonly storeId: string | null;
  readonly place: string;
  /** On the shelf now. */
  readonly onHand: number;
  /** Of it: held by unfinished orders, or sold and not gone yet. */
  readonly held: number;
  /** The rest, which can be sold. */
  readonly qty: number;
  readonly soldWeekly: number;
};

export type GoodView = {
  readonly id: string;
  readonly version: string;
  readonly sku: string;
  readonly gtin: string;
  readonly brand: string;
  readonly path: string;
  readonly crumbs: readonly string[];
  /** Milliseconds. */
  readonly changedAt: number;
  /** What the fields of the form say: what is stored, or what was typed and refused. */
  readonly fields: GoodFields;
  /** What is stored, as the form says it: it is sent back, so that a field that nobody touched undoes nobody's change. */
  readonly opened: string;
  /** How it is sold now. */
  readonly sale: SaleChoice | null;
  readonly price: number;
  readonly steps: readonly { readonly from: number; readonly price: number }[];
  readonly stepsTo: number;
  readonly stock: readonly GoodStock[];
  readonly badges: readonly { readonly id: string; readonly title: string; readonly level: string }[];
  readonly images: readonly Image[];
  readonly problems: readonly GoodProblem[];
  /** Prices that were warned of: sent again, they are meant. */
  readonly sure: string;
  /** What another person changed first. */
  readonly isConflict: boolean;
};

/** The form of a product, as texts. */
export type GoodFields = {
  readonly price: string;
  readonly was: string;
  readonly plannedPrice: string;
  readonly plannedFrom: string;
  readonly plannedTo: string;
  readonly sale: SaleChoice | '';
  readonly releaseAt: string;
  readonly badgeIds: readonly string[];
  readonly name: string;
  readonly shortDescription: string;
  readonly description: string;
};

export type PreviewedRow = {
  readonly key: string;
  readonly what: 'new' | 'changed' | 'deleted';
  readonly changes: readonly ChangedField[];
};
export type RefusedRow = { readonly line: number; readonly field: string; readonly reason: string };

/** Many at once: rows to paste, and what they would change. */
export type ManyView = {
  readonly kindOfRows: 'products' | 'stock';
  readonly rows: string;
  readonly problem: 'NO_ROWS' | 'TOO_MANY' | null;
  readonly preview: {
    readonly updated: number;
    readonly inserted: number;
    readonly unchanged: number;
    readonly refused: number;
    readonly rows: readonly PreviewedRow[];
    readonly refusals: readonly RefusedRow[];
  } | null;
};

export type ImportRow = {
  readonly id: number;
  /** Milliseconds. */
  readonly at: number;
  readonly kindOfRows: string;
  readonly mode: string;
  readonly actor: string;
  readonly source: string;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly deleted: number;
  readonly refused: number;
};
export type ImportsView = { readonly rows: readonly ImportRow[] };
export type ImportView = { readonly run: ImportRow; readonly refusals: readonly RefusedRow[] };
