import type {
  Article,
  Badge,
  BrandRecord,
  CategoryRecord,
  Family,
  Locality,
  ProductRecord,
  Promotion,
  Redirect,
  SearchRule,
  Store,
  Synonym,
  VoucherRecord,
  WarrantyProduct,
} from '@wattle/domain';

export type StoreStock = { readonly storeId: string; readonly variantId: string; readonly qty: number };

/** A whole shop as data: what an empty database is filled with. */
export type DemoShop = {
  readonly brands: readonly BrandRecord[];
  readonly categories: readonly CategoryRecord[];
  readonly families: readonly Family[];
  readonly badges: readonly Badge[];
  readonly warranties: readonly WarrantyProduct[];
  readonly products: readonly ProductRecord[];
  readonly storeStock: readonly StoreStock[];
  readonly stores: readonly Store[];
  readonly localities: readonly Locality[];
  readonly articles: readonly Article[];
  readonly redirects: readonly Redirect[];
  readonly promotions: readonly Promotion[];
  readonly vouchers: readonly VoucherRecord[];
  readonly synonyms: readonly Synonym[];
  readonly searchRules: readonly SearchRule[];
  readonly settings: Readonly<Record<string, unknown>>;
};
