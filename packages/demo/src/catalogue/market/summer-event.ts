import { addDays, dayInTimeZone, SUNDAY, weekdayFrom } from '../../stores/calendar-day.ts';
import { SHOP_TIME_ZONE } from '../../stores/shop-moment.ts';
import { DAY } from './moments.ts';

const DAY_WORDS = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });

/** What is in the event wears this badge, and nothing else does. */
export const EVENT_BADGE = { id: 'bp-summer-event', title: 'Summer event' } as const;

export type SummerEvent = {
  /** Seconds since epoch. */
  readonly startTime: number;
  readonly endTime: number;
  /** 'Sunday 29 November' */
  readonly lastDay: string;
};

/** Ends on a Sunday at least two weeks away, so that a new shop opens mid-event; its prices end with it. */
export function summerEvent(now: number): SummerEvent {
  const sunday = weekdayFrom(addDays(dayInTimeZone(now, SHOP_TIME_ZONE), 14), SUNDAY);
  return {
    startTime: now - 7 * DAY,
    // one second before midnight, Melbourne daylight time
    endTime: Date.parse(`${sunday}T12:59:59Z`) / 1000,
    lastDay: DAY_WORDS.format(new Date(`${sunday}T00:00:00Z`)).replace(',', ''),
  };
}
