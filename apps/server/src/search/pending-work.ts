import type { ShopChange } from '../store/watch-changes.ts';

/** What to index again. */
export type Work = {
  readonly everything: boolean;
  /** Products may have been deleted. */
  readonly isShrunk: boolean;
  readonly productIds: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
};

export const NOTHING: Work = { everything: false, isShrunk: false, productIds: new Set(), tables: new Set() };
/** Everything a page shows. Places are many and rarely needed, so start-up does not wait for them. */
export const EVERYTHING: Work = { ...NOTHING, everything: true };
export const PLACES: Work = { ...NOTHING, tables: new Set(['localities']) };

/** Tables with parts of products. After a truncate no row is left to tell which products changed. */
const PARTS = ['products', 'prices', 'variants', 'product_categories', 'variant_stock'];

export function workOf({ tables, shrunk, emptied, productIds, isUnknown }: ShopChange): Work {
  return {
    everything: isUnknown || PARTS.some((table) => emptied.has(table)),
    isShrunk: shrunk.has('products'),
    productIds: new Set(productIds),
    tables: isUnknown ? new Set([...tables, ...PLACES.tables]) : tables,
  };
}

export const join = (a: Work, b: Work): Work => ({
  everything: a.everything || b.everything,
  isShrunk: a.isShrunk || b.isShrunk,
  productIds: new Set([...a.productIds, ...b.productIds]),
  tables: new Set([...a.tables, ...b.tables]),
});

/** Pseudo table for product counts of categories and brands, which are not worth updating at every change. */
export const COUNTS = 'counts';

/** Only quantities and states of products: nothing that products refer to, and no setting. */
export const isStockOnly = ({ everything, isShrunk, tables }: Work): boolean =>
  !everything && !isShrunk && tables.size === 0;

export const touches = ({ everything, tables }: Work, names: readonly string[]): boolean =>
  everything || names.some((table) => tables.has(table));
