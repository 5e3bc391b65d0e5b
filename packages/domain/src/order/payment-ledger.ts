/**
 * What the shop does with money that a payment holds. RELEASE: less will be captured; the provider need not be asked.
 * CANCEL: everything that is still held is let go of.
 */
export const MONEY_CHANGES = ['CAPTURE', 'RELEASE', 'CANCEL', 'REFUND'] as const;
export type MoneyChangeKind = (typeof MONEY_CHANGES)[number];

/** OPEN: to be asked for. SENT: the provider took the call. DONE: it happened. FAILED: it did not. */
export type MoneyChangeState = 'OPEN' | 'SENT' | 'DONE' | 'FAILED';

export type MoneyChange = {
  readonly kind: MoneyChangeKind;
  readonly state: MoneyChangeState;
  readonly amountCents: number;
};

/** A part of what was paid for an order, with everything that was done about it. */
export type PaidLeg = {
  readonly leg: number;
  readonly label: string;
  /** The shop's own gift card, captured at once. */
  readonly isGiftCard: boolean;
  /** One that cannot hold money: its capture is written as it is placed. */
  readonly isTakenAtOnce: boolean;
  readonly authorisedCents: number;
  /** Taken back by the shopper's bank. */
  readonly chargedBackCents: number;
  /** The last try of each. */
  readonly changes: readonly MoneyChange[];
};

export type PaymentLedger = {
  readonly isCaptured: boolean;
  readonly capturedCents: number;
  readonly cancelledCents: number;
  readonly refundedCents: number;
  /** What is authorised, and neither taken nor let go of. */
  readonly heldCents: number;
  /** What may still go back, or be left uncharged. */
  readonly leftCents: number;
};

/**
 * Adds up a payment. What is asked for counts as done, so that it is not asked for twice. A capture that failed took
 * nothing; a refund or a cancellation that failed is still owed by this way, and is tried again.
 */
export function ledgerOf({ isGiftCard, authorisedCents, chargedBackCents, changes }: PaidLeg): PaymentLedger {
  const sum = (...kinds: readonly MoneyChangeKind[]): number =>
    changes
      .filter(({ kind, state }) => kinds.includes(kind) && !(kind === 'CAPTURE' && state === 'FAILED'))
      .reduce((cents, { amountCents }) => cents + amountCents, 0);
  const capturedCents = isGiftCard ? authorisedCents : sum('CAPTURE');
  const cancelledCents = sum('RELEASE', 'CANCEL');
  const refundedCents = sum('REFUND');
  const isCaptured = capturedCents > 0;
  const heldCents = isCaptured ? 0 : authorisedCents - cancelledCents;
  const leftCents = Math.max(0, (isCaptured ? capturedCents - chargedBackCents : heldCents) - refundedCents);
  return { isCaptured, capturedCents, cancelledCents, refundedCents, heldCents, leftCents };
}

export type PlannedChange = { readonly leg: number; readonly kind: MoneyChangeKind; readonly amountCents: number };

/** What is captured when goods leave: all that is held and was not let go of. Nothing, where there is nothing to take. */
export function planCapture(leg: PaidLeg): PlannedChange | null {
  const { heldCents } = ledgerOf(leg);
  return heldCents === 0 ? null : { leg: leg.leg, kind: 'CAPTURE', amountCents: heldCents };
}

/** How to return an amount on one payment: refund what was captured, release what is only held. */
export function planGivingBack(leg: PaidLeg, amountCents: number): PlannedChange {
  const { isCaptured, heldCents } = ledgerOf(leg);
  const kind = isCaptured ? 'REFUND' : amountCents === heldCents ? 'CANCEL' : 'RELEASE';
  return { leg: leg.leg, kind, amountCents };
}
