/** Dates use the time zone of most shoppers, so that a cached page and any browser render the same day. */
export const SHOP_TIME_ZONE = 'Australia/Sydney';

/** Writes moments, from milliseconds. Loads Intl's data with its first use, which is slow on a phone. */
export function inShopTime(options: Intl.DateTimeFormatOptions): (ms: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (ms) => {
    format ??= new Intl.DateTimeFormat('en-AU', { timeZone: SHOP_TIME_ZONE, ...options });
    return format.format(ms);
  };
}

const day = inShopTime({ weekday: 'short', day: 'numeric', month: 'short' });

/** 'Sun 29 Nov' from seconds since epoch. */
export function formatShopDay(seconds: number): string {
  return day(seconds * 1000).replace(',', '');
}

const longDay = inShopTime({ weekday: 'long', day: 'numeric', month: 'long' });

/** 'Sunday 29 November', of the last second before this end. */
export const formatLongLastDay = (endsAtSeconds: number): string =>
  longDay((endsAtSeconds - 1) * 1000).replace(',', '');

/** The last day before this end: something that ends at midnight ends the evening before. */
export function formatLastDay(endsAtSeconds: number): string {
  return formatShopDay(endsAtSeconds - 1);
}
