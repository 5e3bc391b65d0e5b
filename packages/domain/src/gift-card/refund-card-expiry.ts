import { addDays } from '../stores/add-days.ts';

const DAY_MS = 86_400_000;
/** To be of any use to somebody whose card ended while the shop had their money. */
const DAYS_MIN = 7;

/**
 * The expiry date of a card that is made because the one that paid has ended meanwhile: it has the days that were left
 * when the order was placed. Buying and cancelling must not make a card of three years of one that ends tomorrow.
 */
export function refundCardExpiry(days: {
  readonly paidCardExpires: string;
  readonly placedOn: string;
  readonly refundedOn: string;
}): string {
  const left = Math.round((Date.parse(days.paidCardExpires) - Date.parse(days.placedOn)) / DAY_MS);
  return addDays(days.refundedOn, Math.max(DAYS_MIN, left));
}
