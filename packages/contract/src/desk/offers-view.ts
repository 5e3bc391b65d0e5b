/** A part of a sentence; what staff can change is strong. */
export type OfferPart = { readonly text: string; readonly isStrong: boolean };

export type OfferRow = {
  readonly id: string;
  readonly name: string;
  readonly parts: readonly OfferPart[];
  readonly notes: readonly string[];
  readonly state: 'OFF' | 'TO_COME' | 'LIVE' | 'ENDED';
  readonly dates: string;
  readonly uses: number;
  readonly recentUses: number;
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
  readonly expires: string;
  readonly isLocked: boolean;
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
