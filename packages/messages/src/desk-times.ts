import { momentDayWords, yearWords } from './order-dates.ts';
import { SHOP_TIME_ZONE } from './shop-day.ts';

const clock = new Intl.DateTimeFormat('en-AU', { timeZone: SHOP_TIME_ZONE, hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-AU', { timeZone: SHOP_TIME_ZONE, weekday: 'short' });
const WEEK_MS = 6 * 86_400_000;

/** '10:42 am' from milliseconds. */
export const clockWords = (ms: number): string => clock.format(ms);

/** 'Sun 15 Nov', and 'Sat 15 Nov 2025' of another year. */
export const dayWords = (ms: number, nowMs: number): string =>
  yearWords(ms) === yearWords(nowMs) ? momentDayWords(ms) : `${momentDayWords(ms)} ${yearWords(ms)}`;

const MINUTE_MS = 60_000;

/** '22 min', '3 hours', '2 days': how long something waits. */
export function ageWords(ms: number, nowMs: number): string {
  const minutes = Math.max(1, Math.floor((nowMs - ms) / MINUTE_MS));
  const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / 1440)];
  if (hours === 0) return `${minutes} min`;
  if (days === 0) return hours === 1 ? '1 hour' : `${hours} hours`;
  return days === 1 ? '1 day' : `${days} days`;
}

/** 'Wed 10:42 am' within a week, and 'Sun 1 Nov' before that. */
export const whenWords = (ms: number, nowMs: number): string =>
  nowMs - ms < WEEK_MS ? `${weekday.format(ms)} ${clockWords(ms)}` : dayWords(ms, nowMs);
