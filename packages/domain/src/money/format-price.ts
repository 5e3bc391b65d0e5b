import { CURRENCY, LOCALE } from '../settings/shop-constants.ts';
import { type Cents, dollarsOf, toCents } from './cents.ts';

const whole = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY, minimumFractionDigits: 2 });

/** Money as a shopper reads it: whole dollars have no fraction digits [D-9-64]. */
export function formatPrice(amount: Cents): string {
  return (amount % 100 === 0 ? whole : exact).format(dollarsOf(amount));
}

/** The same in two parts, for a price whose cents are drawn apart; whole dollars have none. */
export function priceParts(amount: Cents): { readonly dollars: string; readonly cents: string | null } {
  const rest = amount % 100;
  return {
    dollars: whole.format(dollarsOf(toCents(amount - rest))),
    cents: rest === 0 ? null : String(Math.abs(rest)).padStart(2, '0'),
  };
}
