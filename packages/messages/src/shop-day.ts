/** Days are named where most shoppers are, so that a cached page and a browser anywhere read the same. */
export const SHOP_TIME_ZONE = 'Australia/Sydney';

const day = new Intl.DateTimeFormat('en-AU', {
  timeZone: SHOP_TIME_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** 'Sun 29 Nov' of a moment in seconds since epoch. */
export function formatShopDay(seconds: number): string {
  return day.format(seconds * 1000).replace(',', '');
}

/** The last day of something that ends at this moment: what ends at midnight ended the evening before. */
export function formatLastDay(endsAtSeconds: number): string {
  return formatShopDay(endsAtSeconds - 1);
}
