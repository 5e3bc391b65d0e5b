import type { ShopChange } from '../store/watch-changes.ts';

/** What is to be indexed again. */
export type Work = {
  readonly everything: boolean;
  /** Products may be gone. */
  readonly isShrunk: boolean;
  readonly productIds: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
};

export const NOTHING: Work = { everything: false, isShrunk: false, productIds: new Set(), tables: new Set() };
/** All that a page shows. Places are many and wanted by few, so that a start does not wait for them. */
export const EVERYTHING: Work = { ...NOTHING, everything: true };
export const PLACES: Work = { ...NOTHING, tables: new Set(['localities']) };

/** Tables with parts of products: emptied at once, no row is left to say whose it was. */
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

/** Stands for the numbers of products of categories and brands: no table, and not worth counting at every change. */
export const COUNTS = 'counts';

export const touches = ({ everything, tables }: Work, names: readonly string[]): boolean =>
  everything || names.some((table) => tables.has(table));
