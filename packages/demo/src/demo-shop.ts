import type { Customer, Subscriptions } from '@wattle/domain/account';
import type {
  Badge,
  BrandRecord,
  CategoryRecord,
  Family,
  ProductRecord,
  WarrantyProduct,
} from '@wattle/domain/catalogue';
import type { Article, Redirect } from '@wattle/domain/content';
import type { Cents } from '@wattle/domain/money';
import type { MoneyChangeKind, Order, OrderPayment } from '@wattle/domain/order';
import type { Promotion } from '@wattle/domain/promotions';
import type { AbsentBrand, SearchRule, Synonym } from '@wattle/domain/search';
import type { ShopIdentity } from '@wattle/domain/shop-identity';
import type { Locality, Store } from '@wattle/domain/stores';
import type { VoucherRecord } from '@wattle/domain/vouchers';

export type StoreStock = { readonly storeId: string; readonly variantId: string; readonly qty: number };

/** One order's use of a promotion; shoppers are identified by email. */
export type PromotionUse = { readonly promotionId: string; readonly orderNumber: string; readonly shopper: string };

/** A customer with their account data. */
export type DemoCustomer = Customer & {
  /** Their id at the identity service, where the account is created with it. */
  readonly sub: string;
  readonly subscriptions: Partial<Omit<Subscriptions, 'news'>>;
  /** Milliseconds since epoch. */
  readonly createdAt: number;
};

/** One part of what was paid for an order, and what was done with the money since. */
export type DemoPayment = {
  /** 0 is the provider's. */
  readonly leg: number;
  readonly type: OrderPayment['type'];
  readonly amountCents: number;
  /** The gift card of the shop that paid. */
  readonly voucherCode: string | null;
  readonly provider: {
    readonly reference: string;
    readonly card: { readonly brand: string; readonly lastFour: string } | null;
  } | null;
  readonly changes: readonly {
    readonly kind: MoneyChangeKind;
    readonly amountCents: number;
    /** Milliseconds since epoch. */
    readonly at: number;
    readonly refundId: string | null;
  }[];
};

/** The card that a bought gift card became. */
export type DemoGiftCard = {
  readonly lineId: string;
  readonly unit: number;
  readonly amountCents: Cents;
  readonly code: string;
  readonly pin: string;
  /** yyyy-mm-dd. */
  readonly expires: string;
};

/** An order with its payments, the gift cards that it bought, and its owner; null for a guest. */
export type DemoOrder = {
  readonly order: Order;
  readonly payments: readonly DemoPayment[];
  readonly giftCards: readonly DemoGiftCard[];
  readonly customerSub: string | null;
};

/** A whole shop as data. `importFiles` gives it as the import takes it, except customers, orders and uses of promotions. */
export type DemoShop = {
  readonly identity: ShopIdentity;
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
  readonly absentBrands: readonly AbsentBrand[];
  readonly searchRules: readonly SearchRule[];
  readonly settings: Readonly<Record<string, unknown>>;
};
