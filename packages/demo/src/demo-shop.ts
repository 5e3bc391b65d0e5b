import type {
  Article,
  Badge,
  BrandRecord,
  CategoryRecord,
  Customer,
  Family,
  Locality,
  Order,
  ProductRecord,
  Promotion,
  Redirect,
  SearchRule,
  Store,
  Subscriptions,
  Synonym,
  VoucherRecord,
  WarrantyProduct,
} from '@wattle/domain';

export type StoreStock = { readonly storeId: string; readonly variantId: string; readonly qty: number };

/** That an order, named by its number, was given a promotion; a shopper is an email address. */
export type PromotionUse = { readonly promotionId: string; readonly orderNumber: string; readonly shopper: string };

/** A customer, with what an account keeps. */
export type DemoCustomer = Customer & {
  /** By which the identity service will know them: the account is made with it. */
  readonly sub: string;
  readonly subscriptions: Partial<Omit<Subscriptions, 'news'>>;
  /** Milliseconds since epoch. */
  readonly createdAt: number;
};

/** An order, and whose it is; null: a guest's. */
export type DemoOrder = { readonly order: Order; readonly customerSub: string | null };

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
  readonly promotionUses: readonly PromotionUse[];
  readonly vouchers: readonly VoucherRecord[];
  readonly customers: readonly DemoCustomer[];
  readonly orders: readonly DemoOrder[];
  readonly synonyms: readonly Synonym[];
  readonly searchRules: readonly SearchRule[];
  readonly settings: Readonly<Record<string, unknown>>;
};
