import { addDays } from '../stores/add-days.ts';
import { weekdayOf } from '../stores/weekday-of.ts';

/** Working days: the given weekdays (Monday is 0), excluding public holidays. */
export type OpenDays = { readonly weekdays: readonly number[]; readonly holidays: readonly string[] };

/** Longer than any run of holidays, so that the search ends. */
const DAYS_LOOKED_AHEAD = 60;

export const MONDAY_TO_FRIDAY: readonly number[] = [0, 1, 2, 3, 4];

export function isOpenDay(date: string, { weekdays, holidays }: OpenDays): boolean {
  return weekdays.includes(weekdayOf(date)) && !holidays.includes(date);
}

/** The first open day on or after a date; null when there is none. */
export function firstOpenDay(date: string, open: OpenDays): string | null {
  for (let ahead = 0; ahead <= DAYS_LOOKED_AHEAD; ahead += 1) {
    const day = addDays(date, ahead);
    if (isOpenDay(day, open)) return day;
  }
  return null;
}

/** The date some open days later; zero gives the date itself. Null when there are not enough. */
export function addOpenDays(date: string, count: number, open: OpenDays): string | null {
  let day: string | null = date;
  for (let left = count; left > 0 && day !== null; left -= 1) day = firstOpenDay(addDays(day, 1), open);
  return day;
}

/** Dates compare correctly as strings. */
export function laterDay(a: string, b: string): string {
  return a > b ? a : b;
}
