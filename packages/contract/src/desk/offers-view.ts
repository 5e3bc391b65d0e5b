import type { OfferEffect, PromotionState } from '@wattle/domain/promotions';
import type { VoucherState } from '@wattle/domain/vouchers';

/** A part of a sentence; what staff can change is strong. */
export type OfferPart = { readonly text: string; readonly isStrong: boolean };

export type OfferRow = {
  readonly id: string;
  readonly name: string;
  readonly parts: readonly OfferPart[];
  readonly notes: readonly string[];
  readonly state: PromotionState;
  readonly dates: string;
  /** How many products it is for. */
  readonly reach: number;
  /** null: no limit for everyone together. */
  readonly left: { readonly left: number; readonly total: number } | null;
  readonly uses: number;
  readonly recentUses: number;
  /** The one that is seen: an offer that gives much is switched on as it was seen. */
  readonly version: string;
  /** It gives much, and who wrote it does not switch it on. */
  readonly isOwn: boolean;
};

export type TryFields = {
  readonly goods: string;
  readonly code: string;
  readonly at: string;
  readonly postcode: string;
  readonly state: string;
  readonly who: 'first' | 'again';
  readonly with: string;
};

export type TriedView = {
  readonly lines: readonly {
    readonly name: string;
    readonly sku: string;
    readonly qty: number;
    readonly cents: number;
  }[];
  readonly reasons: readonly {
    readonly name: string;
    readonly words: string;
    readonly isGiven: boolean;
    readonly savedCents: number;
  }[];
  readonly itemsCents: number;
  readonly discountCents: number;
  readonly shippingCents: number | null;
  readonly totalCents: number;
  readonly gstCents: number;
};

export type OffersView = {
  readonly tab: 'now' | 'off' | 'ended';
  readonly counts: { readonly now: number; readonly off: number; readonly ended: number };
  readonly rows: readonly OfferRow[];
  readonly recentUses: number;
  readonly try: TryFields;
  readonly tried: TriedView | null;
  readonly problem: string | null;
};

export type CardRow = {
  readonly code: string;
  readonly cents: number;
  /** yyyy-mm-dd, its last day. */
  readonly expires: string;
  readonly state: VoucherState;
  /** Milliseconds. */
  readonly changedAt: number;
};

export type IssueFields = {
  readonly amount: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
};

export type CardsView = {
  readonly query: string;
  readonly rows: readonly CardRow[];
  readonly issue: IssueFields;
  readonly problems: readonly { readonly code: string; readonly field: string }[];
};

export type CardView = CardRow & {
  readonly boughtWith: string | null;
  /** Who made it at the desk, and to whom it was mailed; null: it was bought, imported or made elsewhere. */
  readonly madeBy: { readonly by: string; readonly to: string } | null;
  /** Who made it at the desk does not open it. */
  readonly mayOpen: boolean;
  readonly changes: readonly {
    readonly at: number;
    readonly centsBefore: number | null;
    readonly centsAfter: number;
    readonly isLocked: boolean;
  }[];
  readonly orders: readonly {
    readonly orderNumber: string;
    readonly cents: number;
    readonly status: string;
    readonly at: number;
  }[];
};

/** What the sentence of a new offer is made of, as typed. */
export const OFFER_FIELDS = [
  'name',
  'effect',
  'amount',
  'each',
  'set',
  'models',
  'fullPrice',
  'buyQty',
  'getQty',
  'getSet',
  'maxTimes',
  'gift',
  'worth',
  'takenOff',
  'cut',
  'method',
  'minQty',
  'minSpend',
  'audience',
  'coupon',
  'total',
  'perCustomer',
  'exclusive',
  'from',
  'until',
] as const;
export type OfferField = (typeof OFFER_FIELDS)[number];
export type OfferFields = Readonly<Record<OfferField, string>>;

type Named = { readonly id: string; readonly name: string };

export type NewOfferView = {
  readonly key: string;
  readonly effect: OfferEffect;
  readonly fields: OfferFields;
  readonly categories: readonly Named[];
  readonly brands: readonly Named[];
  /** How it reads; null: something is missing yet. */
  readonly sentence: { readonly parts: readonly OfferPart[]; readonly notes: readonly string[] } | null;
  /** How many products it would be for; null: something is missing yet. */
  readonly reach: number | null;
  /** Whether it is more than one person gives: a second one switches it on. */
  readonly isMuch: boolean;
  /** What is wrong with it; nothing before something was typed. */
  readonly problems: readonly { readonly code: string; readonly field: string; readonly reason: string | null }[];
  readonly try: TryFields;
  readonly tried: TriedView | null;
  /** Why the cart could not be priced. */
  readonly problem: string | null;
};

export type OfferChangeRow = { readonly field: OfferField; readonly before: string; readonly after: string };

/** An offer that is there: its form, what saving would change, and what happened to it. */
export type OfferView = NewOfferView & {
  readonly id: string;
  readonly title: string;
  /** The one that was seen. */
  readonly version: string;
  /** What the form said when it was opened, so that nobody's change is undone by a field that was not touched. */
  readonly opened: string;
  readonly now: Omit<OfferRow, 'id' | 'name'>;
  /** Goods for which the form has no words. */
  readonly keptSet: string | null;
  readonly keptGet: string | null;
  /** Whether it has conditions or effects that the form does not show. */
  readonly keepsMore: boolean;
  readonly changes: readonly OfferChangeRow[];
  /** Somebody else changed it since it was opened; null: nobody did. */
  readonly conflict: { readonly by: string; readonly at: number } | null;
  readonly history: readonly OfferEvent[];
};

export type OfferEvent = {
  /** Milliseconds. */
  readonly at: number;
  readonly by: string;
  readonly what: 'MADE' | 'CHANGED' | 'GONE' | 'ON' | 'OFF';
  /** A row of a file did it. */
  readonly isImport: boolean;
  /** As it read until then, and how often it was used so. */
  readonly was: { readonly sentence: string; readonly uses: number } | null;
};
