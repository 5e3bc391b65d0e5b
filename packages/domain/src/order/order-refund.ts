/**
 * How a part of a refund goes back. NOT_TAKEN: it was only held, and is not charged. REFUND: the provider sends it back.
 * GIFT_CARD: onto the card it came from. NEW_GIFT_CARD: onto a new one, because the old one cannot take it.
 */
export const REFUND_WAYS = ['NOT_TAKEN', 'REFUND', 'GIFT_CARD', 'NEW_GIFT_CARD'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** OPEN: the provider has not taken it yet. SENT: it has, and will tell. DONE: it is through. FAILED: it is not. */
export const REFUND_STATES = ['OPEN', 'SENT', 'DONE', 'FAILED'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export type RefundedLine = {
  readonly lineId: string;
  readonly qty: number;
  /** What was truly paid for these units, their plan included. */
  readonly amountCents: number;
  readonly gstCents: number;
};

export type RefundPart = {
  /** The payment as its shopper knows it. */
  readonly label: string;
  readonly amountCents: number;
  readonly way: RefundWay;
  readonly state: RefundState;
};

/** Money that goes back for an order: its credit note. */
export type OrderRefund = {
  /** The number of the credit note. */
  readonly id: string;
  /** Milliseconds. */
  readonly at: number;
  readonly lines: readonly RefundedLine[];
  readonly deliveryCents: number;
  readonly goodwillCents: number;
  /** Taken off what these lines and delivery cost, because it went back earlier as goodwill. */
  readonly alreadyCents: number;
  readonly amountCents: number;
  /** Contained in the amount. */
  readonly gstCents: number;
  readonly parts: readonly RefundPart[];
};

/** Why a shopper sends something back. */
export const RETURN_REASONS = ['CHANGED_MIND', 'FAULTY', 'DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_STATES = ['ASKED', 'ACCEPTED', 'DECLINED'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export type ReturnLine = { readonly lineId: string; readonly qty: number };

/** That a shopper wants to send something back, and what the shop said. */
export type OrderReturn = {
  readonly id: string;
  readonly at: number;
  readonly reason: ReturnReason;
  /** The shopper's own words; may be empty. */
  readonly note: string;
  readonly lines: readonly ReturnLine[];
  readonly state: ReturnState;
  /** The shop's words to the shopper; may be empty. */
  readonly answer: string;
  /** Of the refund that came of it. */
  readonly refundId: string | null;
};
