import { addDays } from './add-days.ts';
import type { DayHours, SeasonalHours, Store } from './store.ts';
import { wallClock } from './wall-clock.ts';
import { weekdayOf } from './weekday-of.ts';

export type OpenState =
  | { readonly status: 'open'; readonly closeTime: number; readonly minutesLeft: number }
  | {
      readonly status: 'closed';
      /** Closed all day, rather than not open yet or no longer open. */
      readonly isClosedToday: boolean;
      readonly opens: Opening | null;
    };

/** When a closed store next opens: today, tomorrow, or within a fortnight. */
export type Opening = { readonly date: string; readonly daysAhead: number; readonly openTime: number };

type Hours = Pick<Store, 'timeZone' | 'weeklyHours' | 'seasonalHours'>;

const DAYS_LOOKED_AHEAD = 14;
const SECONDS_PER_DAY = 86_400;

/** Seasonal hours that end when they start mean a closed day. */
export function seasonalDayHours({ openTime, closeTime }: SeasonalHours): DayHours {
  return closeTime > openTime ? { openTime, closeTime } : null;
}

/** A date's opening hours: seasonal hours override the weekly ones [D-3-23]. */
export function hoursOn(store: Hours, date: string): DayHours {
  const seasonal = store.seasonalHours.find((hours) => hours.date === date);
  return seasonal ? seasonalDayHours(seasonal) : (store.weeklyHours[weekdayOf(date)] ?? null);
}

/** Whether a store is open now, in store time, and what changes next [D-3-22 D-3-23]. */
export function openState(store: Hours, nowMs: number): OpenState {
  const { date, secondsOfDay } = wallClock(store.timeZone, nowMs);
  const today = hoursOn(store, date);
  if (isWithin(today, secondsOfDay)) return open(today.closeTime, secondsOfDay);
  // yesterday's hours may run past midnight
  const lastNight = hoursOn(store, addDays(date, -1));
  const sinceYesterday = secondsOfDay + SECONDS_PER_DAY;
  if (isWithin(lastNight, sinceYesterday)) return open(lastNight.closeTime, sinceYesterday);
  return { status: 'closed', isClosedToday: today === null, opens: nextOpening(store, date, secondsOfDay) };
}

const isWithin = (hours: DayHours, seconds: number): hours is NonNullable<DayHours> =>
  hours !== null && seconds >= hours.openTime && seconds < hours.closeTime;

const open = (closeTime: number, seconds: number): OpenState => ({
  status: 'open',
  closeTime,
  minutesLeft: Math.ceil((closeTime - seconds) / 60),
});

function nextOpening(store: Hours, today: string, secondsOfDay: number): Opening | null {
  for (let daysAhead = 0; daysAhead <= DAYS_LOOKED_AHEAD; daysAhead += 1) {
    const date = addDays(today, daysAhead);
    const hours = hoursOn(store, date);
    if (hours && (daysAhead > 0 || secondsOfDay < hours.openTime)) return { date, daysAhead, openTime: hours.openTime };
  }
  return null;
}
