/** Dates use the time zone of most shoppers, so that a cached page and any browser render the same day. */
export const SHOP_TIME_ZONE = 'Australia/Sydney';

const day = new Intl.DateTimeFormat('en-AU', {
  timeZone: SHOP_TIME_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** 'Sun 29 Nov' from seconds since epoch. */
export function formatShopDay(seconds: number): string {
  return day.format(seconds * 1000).replace(',', '');
}

const longDay = new Intl.DateTimeFormat('en-AU', {
  timeZone: SHOP_TIME_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** 'Sunday 29 November', of the last second before this end. */
export const formatLongLastDay = (endsAtSeconds: number): string =>
  longDay.format((endsAtSeconds - 1) * 1000).replace(',', '');

/** The last day before this end: something that ends at midnight ends the evening before. */
export function formatLastDay(endsAtSeconds: number): string {
  return formatShopDay(endsAtSeconds - 1);
}
