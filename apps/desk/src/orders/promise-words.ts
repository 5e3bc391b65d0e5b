import type { DeskOrderRow } from '@wattle/contract/desk';
import { shortDayWords } from '@wattle/messages/day-names';
import * as words from '@wattle/messages/desk-orders';
import { momentDayWords } from '@wattle/messages/order-dates';
import { windowWords } from '@wattle/messages/time-window';

/** 'Today', 'Thu 19 Nov', or that there is none. */
export function dayWords(day: string | null, now: number): string {
  if (day === null) return words.NO_DAY;
  const shown = shortDayWords(day);
  return shown === momentDayWords(now) ? words.TODAY : shown;
}

type Row = Pick<DeskOrderRow, 'window' | 'storeName' | 'shippingType'>;

/** 'Delivery, 7–9 am', 'Preston, pickup'. */
export function methodWords({ window, storeName, shippingType }: Row): string {
  const method = words.METHODS[shippingType];
  if (storeName !== null) return `${storeName}, ${method.toLowerCase()}`;
  return window === null ? method : `${method}, ${windowWords(window)}`;
}

/** '2 items'. */
export const unitWords = (units: number): string => `${units} ${units === 1 ? words.ITEM : words.ITEMS}`;
