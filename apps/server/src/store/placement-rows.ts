import type { KeptAnswer, OrderLine, OrderPlan } from '@wattle/domain/order';

export type PlacementState = 'HELD' | 'ACTION' | 'SAVED' | 'REFUSED';

/** Goods of an attempt that came to nothing. */
export type ReleasedGoods = {
  readonly productId: string;
  readonly variantId: string;
  readonly qty: number;
  readonly warrantyId: string | null;
  readonly name: string;
  readonly imageUrl: string | null;
  /** null or missing: what an earlier release released. */
  readonly variant?: OrderLine['variant'] | null;
};

export type Placement = {
  readonly key: string;
  readonly fingerprint: string;
  readonly orderNumber: string | null;
  readonly state: PlacementState;
  readonly customerSub: string | null;
  readonly plan: OrderPlan | null;
  readonly answer: KeptAnswer | null;
  /** Of an attempt that was released; null: none, or not known. */
  readonly goods: readonly ReleasedGoods[] | null;
  /** The last provider call, still without an answer. */
  readonly step: PaymentStep | null;
  /** A process holds the lease. */
  readonly isBusy: boolean;
  /** Milliseconds. */
  readonly startedAt: number;
  /** Milliseconds: holds are released after this. */
  readonly expiresAt: number;
  readonly isExpired: boolean;
};

/** The step result from the provider. Contains no card details. */
export type PaymentStep = {
  readonly details: Readonly<Record<string, unknown>>;
  readonly paymentData?: string;
};

export type PlacementRow = {
  key: string;
  fingerprint: string;
  order_number: string | null;
  state: PlacementState;
  customer_sub: string | null;
  plan: OrderPlan | null;
  answer: KeptAnswer | null;
  goods: ReleasedGoods[] | null;
  step: PaymentStep | null;
  is_busy: boolean;
  created_at: Date;
  expires_at: Date;
  is_expired: boolean;
};

export const COLUMNS = `key, fingerprint, order_number, state, customer_sub, plan, answer, goods, step,
  busy_until > now() as is_busy, created_at, expires_at, expires_at <= now() as is_expired`;

export const toPlacement = (row: PlacementRow): Placement => ({
  key: row.key,
  fingerprint: row.fingerprint,
  orderNumber: row.order_number,
  state: row.state,
  customerSub: row.customer_sub,
  plan: row.plan,
  answer: row.answer,
  goods: row.goods,
  step: row.step,
  isBusy: row.is_busy,
  startedAt: row.created_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  isExpired: row.is_expired,
});
