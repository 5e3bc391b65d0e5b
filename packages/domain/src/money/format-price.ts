import { groupDigits } from '../numbers/group-digits.ts';
import type { Cents } from './cents.ts';

/** Whole dollars: '$2,988', '-$511'. */
const inDollars = (amount: Cents): string =>
  `${amount < 0 ? '-' : ''}$${groupDigits(Math.floor(Math.abs(amount) / 100))}`;

const centsAfter = (amount: Cents): string => String(Math.abs(amount % 100)).padStart(2, '0');

/** Money in a column of totals: always with cents, so that the decimal points line up. */
export const exactPrice = (amount: Cents): string => `${inDollars(amount)}.${centsAfter(amount)}`;

/** A price for display: whole dollars have no cents [D-9-64]. */
export const formatPrice = (amount: Cents): string => (amount % 100 === 0 ? inDollars(amount) : exactPrice(amount));

/** A price in two parts, for a separate style of its cents; whole dollars have none. */
export const priceParts = (amount: Cents): { readonly dollars: string; readonly cents: string | null } => ({
  dollars: inDollars(amount),
  cents: amount % 100 === 0 ? null : centsAfter(amount),
});
