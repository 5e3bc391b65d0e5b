import type { GiftFate, Order, OrderRefund, OrderStatus, RefundPreview } from '@wattle/domain/order';

export type OrderMail = {
  readonly id: string;
  readonly subject: string;
  readonly at: number;
  readonly state: 'waiting' | 'sent' | 'dead' | 'kept';
  readonly canResend: boolean;
};

export type TimelineEntry = {
  readonly at: number;
  /** A status of the order, or a kind of its journal. */
  readonly kind: string;
  readonly actor: string;
  readonly amountCents: number | null;
  readonly note: string;
};

/** Why something was refused: a code and its values. */
export type DeskRefusal = { readonly code: string; readonly field: string | null; readonly left: number | null };

export type RefundPanel = {
  readonly kind: 'refund';
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly imageUrl: string | null;
    readonly left: number;
    /** Chosen; 0: not. */
    readonly qty: number;
    /** Of those that are left, their plan included. */
    readonly leftCents: number;
    readonly chosenCents: number;
  }[];
  /** As typed. */
  readonly delivery: string;
  readonly deliveryLeftCents: number;
  readonly goodwill: string;
  /** null: as much as was paid. */
  readonly goodwillLimitCents: number | null;
  readonly reason: string;
  readonly order: 'SHARES' | 'PROVIDER_FIRST' | 'GIFT_CARDS_FIRST';
  readonly restock: boolean;
  /** Gifts that the shopper has, and what was said of each; null: nothing yet. */
  readonly gifts: readonly {
    readonly lineId: string;
    readonly name: string;
    readonly fate: GiftFate | null;
    /** If it is kept. */
    readonly takenOffCents: number;
  }[];
  /** What would happen, to the cent; null: nothing can. */
  readonly plan: OrderRefund | null;
  /** What the goods that come back make of the stock, by place; no place: what is sent out. */
  readonly stock: readonly {
    readonly sku: string;
    readonly place: string | null;
    readonly before: number;
    readonly after: number;
  }[];
  readonly leftAfterCents: number;
  readonly refusals: readonly DeskRefusal[];
};
export type CancelPanel = { readonly kind: 'cancel'; readonly plan: RefundPreview | null; readonly reason: string };
export type DayPanel = {
  readonly kind: 'day';
  readonly days: readonly { readonly date: string; readonly windows: readonly string[] }[];
};
export type ReturnPanel = { readonly kind: 'return'; readonly returnId: string; readonly answer: string };
export type AddressPanel = {
  readonly kind: 'address';
  readonly street1: string;
  readonly street2: string;
  readonly note: string;
  /** Stays as it is. */
  readonly suburb: string;
};
export type OrderPanel = RefundPanel | CancelPanel | DayPanel | AddressPanel | ReturnPanel;

/** Somebody else changed the order while this form was open. */
export type OrderConflict = {
  readonly was: number;
  readonly theirs: readonly { readonly actor: string; readonly act: string; readonly at: number }[];
  /** Where the form went, and everything that was typed. */
  readonly action: string;
  readonly yours: readonly (readonly [name: string, value: string])[];
};

/** What goes into the box. */
export type SlipView = { readonly orders: readonly Order[]; readonly shopName: string };

export type OrderView = {
  readonly order: Order;
  readonly version: number;
  /** Of the forms on this page: the same key is done once. */
  readonly key: string;
  readonly problem: string | null;
  readonly problems: readonly { readonly id: number; readonly kind: string; readonly amountCents: number }[];
  readonly timeline: readonly TimelineEntry[];
  readonly notes: readonly {
    readonly id: number;
    readonly at: number;
    readonly actor: string;
    readonly note: string;
  }[];
  readonly mails: readonly OrderMail[];
  /** How many orders of this address there are. */
  readonly ordersOfCustomer: number;
  readonly moves: readonly OrderStatus[];
  readonly canCancel: boolean;
  readonly canRefund: boolean;
  readonly canChangeDay: boolean;
  readonly canChangeAddress: boolean;
  /** Lines whose gift cards can be mailed again. */
  readonly cardLines: readonly string[];
  readonly panel: OrderPanel | null;
  readonly refusals: readonly DeskRefusal[];
  readonly conflict: OrderConflict | null;
};
