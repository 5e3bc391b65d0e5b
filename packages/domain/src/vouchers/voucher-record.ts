/** A gift card that has been sold: its balance and expiry. */
export type VoucherRecord = {
  readonly code: string;
  readonly pin: string;
  /** yyyy-mm-dd, the last day it can be used. */
  readonly expires: string;
  /** Dollars. */
  readonly amountRemaining: number;
  readonly suspended: boolean;
};
