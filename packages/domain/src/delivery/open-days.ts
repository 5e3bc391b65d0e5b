import { weekdayOf } from '../stores/opening.ts';

/** The days on which something is done: weekdays (Monday is 0) that are no public holiday. */
export type OpenDays = { readonly weekdays: readonly number[]; readonly holidays: readonly string[] };

const MS_PER_DAY = 86_400_000;
/** Longer than any run of holidays: beyond it there is no such day. */
const DAYS_LOOKED_AHEAD = 60;

export const MONDAY_TO_FRIDAY: readonly number[] = [0, 1, 2, 3, 4];

/** A date (yyyy-mm-dd) so many calendar days later. Dates have no clock, so no daylight saving either. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + count * MS_PER_DAY).toISOString().slice(0, 10);
}

export function isOpenDay(date: string, { weekdays, holidays }: OpenDays): boolean {
  return weekdays.includes(weekdayOf(date)) && !holidays.includes(date);
}

/** The first open day from a date on, that date included; null when there is none. */
export function firstOpenDay(date: string, open: OpenDays): string | null {
  for (let ahead = 0; ahead <= DAYS_LOOKED_AHEAD; ahead += 1) {
    const day = addDays(date, ahead);
    if (isOpenDay(day, open)) return day;
  }
  return null;
}

/** The date that lies a number of open days later; for none the date itself. Null when there are not so many. */
export function addOpenDays(date: string, count: number, open: OpenDays): string | null {
  let day: string | null = date;
  for (let left = count; left > 0 && day !== null; left -= 1) day = firstOpenDay(addDays(day, 1), open);
  return day;
}

/** Dates compare as text. */
export function laterDay(a: string, b: string): string {
  return a > b ? a : b;
}
