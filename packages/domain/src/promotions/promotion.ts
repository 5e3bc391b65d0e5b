import type { PromotionEffect } from './effects/effects.ts';
import type { PromotionLane } from './lanes.ts';
import type { ProductSet } from './product-set.ts';

/** What must hold, all of it. Money is in dollars, as in every record. */
export type PromotionCondition =
  | { readonly type: 'minSpend'; readonly amount: number; readonly on?: ProductSet }
  | { readonly type: 'minQty'; readonly qty: number; readonly on?: ProductSet }
  | { readonly type: 'audience'; readonly audience: 'customer' | 'guest' }
  | { readonly type: 'firstOrder' }
  /** How often it may be used, by everybody and by one customer. */
  | { readonly type: 'usage'; readonly total?: number; readonly perCustomer?: number };

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
