import { groupDigits } from '@wattle/domain/numbers';
import type { DayHours, Opening, OpenState } from '@wattle/domain/stores';
import { dayNames } from './day-names.ts';

const CLOSING_SOON_MINUTES = 45;
const ALL_DAY: DayHours = { openTime: 0, closeTime: 86_400 };
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Time of day in shop format: '5:30 pm'. */
export function formatTimeOfDay(seconds: number): string {
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor((seconds % 3600) / 60);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

export function formatHours(hours: DayHours): string {
  return hours ? `${formatTimeOfDay(hours.openTime)} to ${formatTimeOfDay(hours.closeTime)}` : 'Closed';
}

/** 'Fri 25 December' from a date without a time. */
export function formatShopDate(date: string): string {
  const { shortWeekday, day, month } = dayNames(date);
  return `${shortWeekday} ${day} ${month}`;
}

/** A store's current opening state, mid-sentence. */
export function openWords(state: OpenState): string {
  if (state.status === 'open') {
    if (state.minutesLeft <= CLOSING_SOON_MINUTES) return `closes in ${minutes(state.minutesLeft)}`;
    return `open until ${formatTimeOfDay(state.closeTime)}`;
  }
  if (!state.opens) return 'closed';
  return `${state.isClosedToday ? 'closed today, ' : ''}${opensWords(state.opens)}`;
}

function opensWords({ openTime, daysAhead, date }: Opening): string {
  const time = formatTimeOfDay(openTime);
  if (daysAhead === 0) return `opens at ${time}`;
  if (daysAhead === 1) return `opens tomorrow at ${time}`;
  const day = daysAhead < 7 ? dayNames(date).weekday : formatShopDate(date);
  return `opens ${day} at ${time}`;
}

/** A summary of the week that holds at any time: a cached page must not claim that the store is open. */
export function weekWords(weeklyHours: readonly DayHours[]): string {
  const [only, ...others] = weekRows(weeklyHours.map((day) => day && ALL_DAY)).filter(
    ({ hours }) => hours !== 'Closed',
  );
  if (!only) return 'Closed';
  const count = weeklyHours.filter((day) => day !== null).length;
  if (count === 7) return 'Open 7 days';
  return others.length === 0 ? `Open ${only.days}` : `Open ${count} days a week`;
}

export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const minutes = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

export type HoursRow = { readonly days: string; readonly hours: string; readonly weekdays: readonly number[] };

/** Opening hours as on a door sign: consecutive days with the same hours share a row. */
export function weekRows(weeklyHours: readonly DayHours[]): HoursRow[] {
  const rows: { first: number; last: number; hours: string }[] = [];
  weeklyHours.forEach((day, index) => {
    const hours = formatHours(day);
    const row = rows.at(-1);
    if (row?.hours === hours) row.last = index;
    else rows.push({ first: index, last: index, hours });
  });
  return rows.map(({ first, last, hours }) => ({ days: daysWords(first, last), hours, weekdays: range(first, last) }));
}

function daysWords(first: number, last: number): string {
  const [from, to] = [WEEKDAYS[first] ?? '', WEEKDAYS[last] ?? ''];
  if (first === last) return from;
  return last - first === 1 ? `${from}, ${to}` : `${from} to ${to}`;
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** '3.1 km', '800 m', '214 km', '1,304 km'. */
export function formatDistance(metres: number): string {
  if (metres < 950) return `${Math.max(50, Math.round(metres / 50) * 50)} m`;
  if (metres < 99_950) return `${(metres / 1000).toFixed(1)} km`;
  return `${groupDigits(Math.round(metres / 1000))} km`;
}
