import { type Cents, centsOf, toCents } from '../money/cents.ts';
import type { VoucherRecord } from './voucher-record.ts';
import { voucherState } from './voucher-state.ts';

/** The spendable balance of a voucher on a day (yyyy-mm-dd): zero unless it is open. */
export function voucherCents(
  { expires, amountRemaining, suspended }: Pick<VoucherRecord, 'expires' | 'amountRemaining' | 'suspended'>,
  today: string,
): Cents {
  const cents = centsOf(amountRemaining);
  return voucherState({ expires, cents, suspended }, today) === 'OPEN' ? cents : toCents(0);
}
