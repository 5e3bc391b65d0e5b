import { type Cents, formatPrice, toCents } from '@wattle/domain/money';
import { formatShortDays } from './day-words.ts';

export const giftCardEnding = (code: string): string => `Gift card ending ${code.slice(-4)}`;

export const toRecipient = (name: string): string => `To ${name}`;

/** '2 × $499', with the plan if there is one: '2 × $499, with 5-year repair plan $198'. */
export function lineWords(
  qty: number,
  itemsCents: Cents,
  plan: { title: string; cents: Cents } | null,
  /** The chosen day of a delivery, YYYY-MM-DD. */
  arrives: string | null = null,
): string {
  const each = formatPrice(toCents(Math.round(itemsCents / qty)));
  const cover = plan ? `, with ${plan.title} ${formatPrice(plan.cents)}` : '';
  return `${qty} × ${each}${cover}${arrives === null ? '' : `, arrives ${formatShortDays(arrives, arrives)}`}`;
}

/** The promotion that gives an item: 'Free descaler', or 'Qty 2, Free descaler'. */
export const giftWords = (qty: number, promotion: string): string =>
  qty === 1 ? promotion : `Qty ${qty}, ${promotion}`;

/** The non-breaking space keeps suburb and postcode on one line. */
export const deliveryTo = (suburb: string, postcode: string): string => `Delivery to ${suburb}\u00a0${postcode}`;
