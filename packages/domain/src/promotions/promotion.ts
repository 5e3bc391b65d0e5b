/** Goods that a promotion is about: in any of these, and in none of those. Nothing listed: everything. */
export type ProductSet = {
  readonly productIds?: readonly string[];
  readonly variantIds?: readonly string[];
  readonly brandIds?: readonly string[];
  readonly categoryIds?: readonly string[];
  readonly except?: Omit<ProductSet, 'except' | 'fullPriceOnly'>;
  /** Not what is reduced already. */
  readonly fullPriceOnly?: boolean;
};

/** What must hold, all of it. Money is in dollars, as in every record. */
export type PromotionCondition =
  | { readonly type: 'minSpend'; readonly amount: number; readonly on?: ProductSet }
  | { readonly type: 'minQty'; readonly qty: number; readonly on?: ProductSet }
  | { readonly type: 'audience'; readonly audience: 'customer' | 'guest' }
  | { readonly type: 'firstOrder' }
  /** How often it may be used, by everybody and by one customer. */
  | { readonly type: 'usage'; readonly total?: number; readonly perCustomer?: number };

export type ShippingCut =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'fixed'; readonly price: number };

/** What it gives. */
export type PromotionEffect =
  | { readonly type: 'percentOff'; readonly percent: number; readonly on?: ProductSet }
  /** Off each unit, or once off all of them together. */
  | { readonly type: 'amountOff'; readonly amount: number; readonly each?: boolean; readonly on?: ProductSet }
  | { readonly type: 'fixedPrice'; readonly price: number; readonly on: ProductSet }
  /** For every so many bought, so many more for less; the dearest first, as it suits the shopper. */
  | {
      readonly type: 'buyGet';
      readonly buy: ProductSet;
      readonly buyQty: number;
      readonly get?: ProductSet;
      readonly getQty: number;
      readonly percent: number;
      readonly maxTimes?: number;
    }
  /** A product that comes along; `worth` is what it costs by itself. */
  | {
      readonly type: 'promoItem';
      readonly productId: string;
      readonly qty: number;
      readonly price: number;
      readonly worth: number;
    }
  | { readonly type: 'shipping'; readonly cut: ShippingCut; readonly methodCodes?: readonly string[] };

/** In this order: what an earlier lane took off is gone when a later one looks. */
export const PROMOTION_LANES = ['item', 'bundle', 'order', 'gift', 'shipping'] as const;
export type PromotionLane = (typeof PROMOTION_LANES)[number];

/** A promotion: what it asks, what it gives, and when. A changed one has another version. */
export type Promotion = {
  readonly id: string;
  readonly versionId: string;
  readonly name: string;
  /** Keeps all others out. */
  readonly exclusive: boolean;
  /** None: it is given without being asked for. */
  readonly couponCodes: readonly string[];
  /** Seconds since epoch; null: unbounded. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly lane: PromotionLane;
  readonly conditions: readonly PromotionCondition[];
  readonly effects: readonly PromotionEffect[];
};
