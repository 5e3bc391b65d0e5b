import { afterpayPayments, zipWeekly } from '@wattle/domain/catalogue';
import { centsOf, formatPrice } from '@wattle/domain/money';

export type InstalmentWords = { readonly afterpay: string | null; readonly zip: string | null };

/** Instalments with Afterpay and Zip, within their limits [C-9-32]; null outside both. */
export function instalmentWords(amount: number): InstalmentWords | null {
  const cents = centsOf(amount);
  const payments = afterpayPayments(cents);
  const weekly = zipWeekly(cents);
  if (!payments && weekly === null) return null;
  return {
    afterpay: payments && paymentsInWords(payments.map(formatPrice)),
    zip: weekly === null ? null : `Zip from ${formatPrice(weekly)} a week`,
  };
}

/** '4 × $25', or both amounts when the payments differ by a cent. */
function paymentsInWords(payments: readonly string[]): string {
  const [largest, smallest] = [payments[0], payments.at(-1)];
  if (largest === smallest) return `${payments.length} × ${largest}`;
  return `${payments.length} payments of ${smallest} or ${largest}`;
}
