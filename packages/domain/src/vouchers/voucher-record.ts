/** A gift card that has been sold: what it holds, and until when. */
export type VoucherRecord = {
  readonly code: string;
  readonly pin: string;
  /** yyyy-mm-dd, the last day it may be used. */
  readonly expires: string;
  /** Dollars. */
  readonly amountRemaining: number;
  readonly suspended: boolean;
};
