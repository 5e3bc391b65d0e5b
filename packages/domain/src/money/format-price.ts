import { type Cents, dollarsOf } from './cents.ts';

const whole = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', minimumFractionDigits: 2 });

/** Money as a shopper reads it: whole dollars have no fraction digits [D-9-64]. */
export function formatPrice(amount: Cents): string {
  return (amount % 100 === 0 ? whole : exact).format(dollarsOf(amount));
}
