import { type Cents, centsOf, toCents } from '../money/cents.ts';
import type { VoucherRecord } from './voucher-record.ts';

/** How much of a voucher can be spent on a day (yyyy-mm-dd): nothing while it is suspended, or after its last day. */
export function voucherCents(
  { expires, amountRemaining, suspended }: Pick<VoucherRecord, 'expires' | 'amountRemaining' | 'suspended'>,
  today: string,
): Cents {
  return suspended || expires < today ? toCents(0) : centsOf(amountRemaining);
}
