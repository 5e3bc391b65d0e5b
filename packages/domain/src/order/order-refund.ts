/**
 * How a part of a refund is made. NOT_TAKEN: a hold is released. REFUND: the provider refunds it.
 * GIFT_CARD: onto the card it came from. NEW_GIFT_CARD: onto a new one, because the old one cannot take it.
 */
export const REFUND_WAYS = ['NOT_TAKEN', 'REFUND', 'GIFT_CARD', 'NEW_GIFT_CARD'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** OPEN: not sent yet. SENT: the provider will report by webhook. DONE: completed. FAILED: refused or returned. */
export const REFUND_STATES = ['OPEN', 'SENT', 'DONE', 'FAILED'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export type RefundedLine = {
  readonly lineId: string;
  readonly qty: number;
  /** The amount paid for these units, including their plan. */
  readonly amountCents: number;
  readonly gstCents: number;
};

/**
 * What became of a gift that is no longer earned. RESTOCK: it came back, or never left. WRITE_OFF: it came back and is
 * not sold again. KEPT: its shopper keeps it.
 */
export const GIFT_FATES = ['RESTOCK', 'WRITE_OFF', 'KEPT'] as const;
export type GiftFate = (typeof GIFT_FATES)[number];

export type RefundedGift = {
  readonly lineId: string;
  readonly qty: number;
  readonly fate: GiftFate;
  /** Taken off the refund for a gift that is kept. */
  readonly takenOffCents: number;
};

export type RefundPart = {
  /** The payment's label for the shopper. */
  readonly label: string;
  readonly amountCents: number;
  readonly way: RefundWay;
  readonly state: RefundState;
};

/** Reasons for a return. */
export const RETURN_REASONS = ['CHANGED_MIND', 'FAULTY', 'DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Whether goods that come back for this reason are likely to be sold again: staff look at them and may say otherwise. */
export const isSoldAgain = (reason: ReturnReason): boolean => reason !== 'FAULTY' && reason !== 'DAMAGED';

/** Why money goes back, for its shopper to read. LATE: it came after the promised day. */
export const REFUND_CAUSES = [
  'CANCELLED',
  ...RETURN_REASONS,
  'LATE',
  'NOT_DELIVERED',
  'PRICE_MATCH',
  'GOODWILL',
] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** A refund of an order, with its credit note. */
export type OrderRefund = {
  /** The number of the credit note. */
  readonly id: string;
  /** Milliseconds. */
  readonly at: number;
  readonly lines: readonly RefundedLine[];
  readonly deliveryCents: number;
  readonly goodwillCents: number;
  /** Deducted because it was refunded earlier as goodwill. */
  readonly alreadyCents: number;
  readonly amountCents: number;
  /** Contained in the amount. */
  readonly gstCents: number;
  readonly parts: readonly RefundPart[];
  /** Absent: it was not said, or not kept yet. */
  readonly cause?: RefundCause;
  /** Gifts that are no longer earned. Those that go back are among the lines too. */
  readonly gifts?: readonly RefundedGift[];
};

export const RETURN_STATES = ['ASKED', 'ACCEPTED', 'DECLINED'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export type ReturnLine = { readonly lineId: string; readonly qty: number };

/** A return request and the shop's answer. */
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
  /** The resulting refund. */
  readonly refundId: string | null;
};
