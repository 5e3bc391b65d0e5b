import { CURRENCY, LOCALE } from '../settings/shop-constants.ts';
import { type Cents, dollarsOf, toCents } from './cents.ts';

const whole = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY, minimumFractionDigits: 2 });

/** A price for display: whole dollars have no cents [D-9-64]. */
export function formatPrice(amount: Cents): string {
  return (amount % 100 === 0 ? whole : exact).format(dollarsOf(amount));
}

/** A price in two parts, for a separate style of its cents; whole dollars have none. */
export function priceParts(amount: Cents): { readonly dollars: string; readonly cents: string | null } {
  const rest = amount % 100;
  return {
    dollars: whole.format(dollarsOf(toCents(amount - rest))),
    cents: rest === 0 ? null : String(Math.abs(rest)).padStart(2, '0'),
  };
}
