import type { VoucherRecord } from '@wattle/domain/vouchers';
import { addDays, addMonths, dayInTimeZone } from '../stores/calendar-day.ts';
import { giftCardCode } from './gift-card-code.ts';

const SHOP_TIME_ZONE = 'Australia/Melbourne';
/** Gift cards are valid for three years; some of these were bought a while ago. */
const MONTHS_VALID = 36;

/** Gift cards for trying the checkout: one for every possible lookup result [C-3-42]. */
export function generateVouchers({ now }: { readonly now: number }): VoucherRecord[] {
  const today = dayInTimeZone(now, SHOP_TIME_ZONE);
  const fresh = addMonths(today, MONTHS_VALID);
  const card = (last: string, pin: string, amountRemaining: number, rest: Partial<VoucherRecord> = {}) => ({
    code: giftCardCode(last),
    pin,
    expires: fresh,
    amountRemaining,
    suspended: false,
    ...rest,
  });
  return [
    card('1010', '1010', 10),
    card('1025', '1025', 25.5),
    card('1050', '1050', 50),
    card('1100', '1100', 100),
    card('1137', '1137', 137.4, { expires: addMonths(today, 5) }),
    card('1250', '1250', 250),
    card('1500', '1500', 500),
    card('1999', '1999', 4000),
    // Expires today: still valid.
    card('2050', '2050', 50, { expires: today }),
    card('3100', '3100', 100, { expires: addDays(today, -1) }),
    card('3020', '3020', 20, { expires: addMonths(today, -6) }),
    card('4075', '4075', 75, { suspended: true }),
    card('5000', '5000', 0),
    // Spent on the demo customer's newest order.
    card('4417', '4417', 0),
    card('9032', '9032', 0),
  ];
}
