import { addDays, dayInTimeZone, SUNDAY, weekdayFrom } from '../stores/calendar-day.ts';

const SECONDS_PER_DAY = 86_400;
const SHOP_TIME_ZONE = 'Australia/Melbourne';
const DAY_WORDS = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

export type SummerEvent = {
  /** Seconds since epoch. */
  readonly startTime: number;
  readonly endTime: number;
  /** 'Sunday 29 November' */
  readonly lastDay: string;
};

/** It runs to a Sunday at least two weeks away, so that a new shop opens in the middle of it; it ends when its prices do. */
export function summerEvent(now: number): SummerEvent {
  const sunday = weekdayFrom(addDays(dayInTimeZone(now, SHOP_TIME_ZONE), 14), SUNDAY);
  return {
    startTime: now - 7 * SECONDS_PER_DAY,
    // one second before midnight, by Melbourne's summer clock
    endTime: Date.parse(`${sunday}T12:59:59Z`) / 1000,
    lastDay: DAY_WORDS.format(new Date(`${sunday}T00:00:00Z`)).replace(',', ''),
  };
}
