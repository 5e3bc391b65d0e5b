import type { PromotionEffect } from './effects/effects.ts';
import type { PromotionLane } from './lanes.ts';
import type { ProductSet } from './product-set.ts';

/** All conditions must hold. Amounts are in dollars, as in every record. */
export type PromotionCondition =
  | { readonly type: 'minSpend'; readonly amount: number; readonly on?: ProductSet }
  | { readonly type: 'minQty'; readonly qty: number; readonly on?: ProductSet }
  | { readonly type: 'audience'; readonly audience: 'customer' | 'guest' }
  | { readonly type: 'firstOrder' }
  /** Usage limits, in total and per customer. */
  | { readonly type: 'usage'; readonly total?: number; readonly perCustomer?: number };

/** A promotion: its conditions, effects and dates. Every change gets a new version. */
export type Promotion = {
  readonly id: string;
  readonly versionId: string;
  readonly name: string;
  /** Cannot be combined with others. */
  readonly exclusive: boolean;
  /** Empty: applies automatically. */
  readonly couponCodes: readonly string[];
  /** Seconds since epoch; null: unbounded. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly lane: PromotionLane;
  readonly conditions: readonly PromotionCondition[];
  readonly effects: readonly PromotionEffect[];
};
