import { SHOP_TIME_ZONE } from '@wattle/messages/shop-day';

const whole = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});
const weekday = new Intl.DateTimeFormat('en-AU', { timeZone: SHOP_TIME_ZONE, weekday: 'long' });
const longDay = new Intl.DateTimeFormat('en-AU', { timeZone: SHOP_TIME_ZONE, dateStyle: 'full' });
const shortDay = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'short' });

/** '$18,412': cents would only be in the way. */
export const dollars = (cents: number): string => whole.format(cents / 100);
export const weekdayOf = (ms: number): string => weekday.format(ms);
export const longDayOf = (ms: number): string => longDay.format(ms).replace(',', '');
/** 'Wed' of 'yyyy-mm-dd'. */
export const shortDayOf = (day: string): string => shortDay.format(Date.parse(`${day}T00:00:00Z`));
