import type { SalesToday } from '@wattle/domain/sales';

/** Kinds of things that somebody has to do, in the order in which they are shown. */
export const TODO_KINDS = ['PAYMENT_UNKNOWN', 'LATE', 'PROBLEM', 'PACK', 'READY', 'ON_THE_WAY', 'ENQUIRIES'] as const;
export type TodoKind = (typeof TODO_KINDS)[number];

/** Services outside that the shop asks with a key or a login of its own. */
export const SERVICE_NAMES = ['payment', 'mail', 'marketing', 'search', 'recommendation', 'places', 'captcha'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** How fast the server answered since it was started. */
export type SpeedView = {
  readonly count: number;
  /** Half of them, and 95 of 100, took no longer than this. Null: there were none. */
  readonly halfMs: number | null;
  readonly mostMs: number | null;
};

/** Something of a person at the desk that somebody else should look at. Each is seen by who can do something about it. */
export type StaffAlarm = {
  /** The address of who did it. */
  readonly by: string;
  /** Milliseconds. */
  readonly since: number;
} & (
  | { readonly kind: 'CARD'; readonly code: string; readonly cents: number; readonly isOwn: boolean }
  | { readonly kind: 'OFFER'; readonly id: string; readonly name: string; readonly isOwn: boolean }
  | {
      readonly kind: 'PRICE';
      readonly productId: string;
      readonly name: string;
      readonly fromCents: number;
      readonly toCents: number;
      /** Of products, this one included. */
      readonly count: number;
    }
  | { readonly kind: 'REFUNDS'; readonly cents: number; readonly count: number }
);

/** Sales, orders and what waits of them: for who has the orders. */
export type OrdersToday = SalesToday & {
  /** Milliseconds. */
  readonly now: number;
  /** The store whose orders alone count: those collected there. Empty: all, and those of the shop online. */
  readonly store: string;
  readonly stores: readonly { readonly id: string; readonly name: string }[];
  /** How much of today is over, 0 to 1. */
  readonly dayShare: number;
  readonly refunded: { readonly orders: number; readonly cents: number };
  readonly todo: readonly {
    readonly kind: TodoKind;
    readonly count: number;
    readonly href: string;
    /** The promised day of the one that waits most; null: it has none, or does not matter. */
    readonly day: string | null;
    /** Since when the oldest waits, in milliseconds. */
    readonly since: number | null;
  }[];
  readonly mails: { readonly waiting: number; readonly dead: number };
  readonly forms: { readonly waiting: number; readonly dead: number };
  readonly payments: readonly { readonly number: string; readonly cents: number; readonly since: number }[];
  readonly pages: SpeedView;
  readonly calls: SpeedView;
  readonly failed: { readonly count: number; readonly of: number };
  readonly key: string;
};

/** What runs out soon: for who keeps the goods. */
export type LowStockToday = {
  readonly rows: readonly {
    readonly sku: string;
    readonly name: string;
    readonly href: string;
    readonly left: number;
    readonly lastsDays: number;
  }[];
};

/** Searches that found nothing: for who writes what shoppers find. */
export type SearchesToday = {
  readonly rows: readonly { readonly words: string; readonly times: number }[];
  readonly count: number;
};

/** What somebody may still give away alone: for who has the offers. */
export type GivingToday = { readonly cardsLeftCents: number; readonly liveOffers: number };

/** The shop's day on one screen. null: the part of another role. */
export type TodayView = {
  /** Milliseconds. */
  readonly now: number;
  /** Services that do not let the shop in: what they say, and since when, in milliseconds. */
  readonly alarms: readonly { readonly service: ServiceName; readonly problem: string; readonly since: number }[];
  readonly staff: readonly StaffAlarm[];
  readonly orders: OrdersToday | null;
  readonly low: LowStockToday | null;
  readonly searches: SearchesToday | null;
  readonly giving: GivingToday | null;
};
