import { type Cents, centsOf, toCents } from '../money/cents.ts';
import type { VoucherRecord } from './voucher-record.ts';

/** The spendable balance of a voucher on a day (yyyy-mm-dd): zero while suspended or after its last day. */
export function voucherCents(
  { expires, amountRemaining, suspended }: Pick<VoucherRecord, 'expires' | 'amountRemaining' | 'suspended'>,
  today: string,
): Cents {
  return suspended || expires < today ? toCents(0) : centsOf(amountRemaining);
}
