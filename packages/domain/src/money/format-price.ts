import { CURRENCY, LOCALE } from '../settings/shop-constants.ts';
import { type Cents, dollarsOf } from './cents.ts';

const whole = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY, minimumFractionDigits: 2 });

/** Money as a shopper reads it: whole dollars have no fraction digits [D-9-64]. */
export function formatPrice(amount: Cents): string {
  return (amount % 100 === 0 ? whole : exact).format(dollarsOf(amount));
}
