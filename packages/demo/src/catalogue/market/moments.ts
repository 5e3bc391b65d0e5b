/** Seconds. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** 23:59:59 Melbourne daylight time on the day `daysAhead` from now, when offers end. */
export function endOfDay(now: number, daysAhead: number): number {
  const midnight = Math.floor((now + 11 * HOUR) / DAY) * DAY - 11 * HOUR;
  return midnight + (daysAhead + 1) * DAY - 1;
}
