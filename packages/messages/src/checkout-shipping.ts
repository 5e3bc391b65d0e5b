import { type KeptCheckout, keptShippingDate } from '@wattle/domain/checkout';
import { centsOf, formatPrice } from '@wattle/domain/money';
import * as checkoutWords from './checkout.ts';
import { longDayWords } from './day-names.ts';
import { formatShortDays } from './day-words.ts';

export const timeOn = (day: string): string => `Time on ${day}`;

export const daysFromTo = (first: string, last: string): string =>
  `Days from ${longDayWords(first)} to ${longDayWords(last)}`;

/** In dollars. */
export const priceWords = (price: number): string => (price === 0 ? checkoutWords.free : formatPrice(centsOf(price)));

/** 'From Tue 17 Nov, $49', 'From Wed 18 Nov, free': the price, in dollars, is that day's. */
export const offerWords = ({ first, price }: { readonly first: string; readonly price: number }): string =>
  `From ${formatShortDays(first, first)}, ${price === 0 ? 'free' : formatPrice(centsOf(price))}`;

/** An earlier choice is no longer available. */
export function goneWords(kept: KeptCheckout): string {
  const date = keptShippingDate(kept);
  return date === null
    ? checkoutWords.choiceGone
    : `${longDayWords(date)} is no longer available. Please choose again.`;
}
