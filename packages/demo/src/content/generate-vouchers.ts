import type { VoucherRecord } from '@wattle/domain/vouchers';
import { readRows } from '../read-rows.ts';
import { addDays, addMonths, dayInTimeZone } from '../stores/calendar-day.ts';
import { SHOP_TIME_ZONE } from '../stores/shop-moment.ts';
import { giftCardCode } from './gift-card-code.ts';

type Row = Pick<VoucherRecord, 'amountRemaining'> & {
  /** The last four digits of its number, which are its PIN too. */
  readonly last: string;
  readonly suspended?: boolean;
  /** From today, the last valid day; three years when it is new. */
  readonly expiresIn?: { readonly months?: number; readonly days?: number };
};

const NEW: NonNullable<Row['expiresIn']> = { months: 36 };
const ROWS = readRows<Row>(new URL('./vouchers.jsonl', import.meta.url));

/** Gift cards for trying the checkout: one for every possible lookup result [C-3-42]. 4417 paid for a demo order. */
export function generateVouchers({ now }: { readonly now: number }): VoucherRecord[] {
  const today = dayInTimeZone(now, SHOP_TIME_ZONE);
  return ROWS.map(({ last, amountRemaining, suspended = false, expiresIn: { months = 0, days = 0 } = NEW }) => {
    const expires = addDays(addMonths(today, months), days);
    return { code: giftCardCode(last), pin: last, expires, amountRemaining, suspended };
  });
}
