/** What can be done with a gift card: only one that is OPEN pays. */
export type VoucherState = 'OPEN' | 'LOCKED' | 'EXPIRED' | 'USED_UP';

export type VoucherFacts = {
  /** yyyy-mm-dd, the last day it can be used. */
  readonly expires: string;
  readonly cents: number;
  readonly suspended: boolean;
};

/** The state of a gift card on a day (yyyy-mm-dd). Of several reasons not to pay, the one that a shopper is told. */
export function voucherState({ expires, cents, suspended }: VoucherFacts, today: string): VoucherState {
  if (suspended) return 'LOCKED';
  if (expires < today) return 'EXPIRED';
  return cents > 0 ? 'OPEN' : 'USED_UP';
}
