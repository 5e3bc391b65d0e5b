import { SHOP_TIME_ZONE } from './shop-day.ts';

const form = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') =>
  new Intl.DateTimeFormat('en-AU', { timeZone, ...options });

const WEEKDAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const shortDay = form({ weekday: 'short', day: 'numeric', month: 'short' });
const longDay = form(WEEKDAY);
const fullDay = form({ day: 'numeric', month: 'long', year: 'numeric' });
const date = form({ day: 'numeric', month: 'long', year: 'numeric' }, SHOP_TIME_ZONE);
const moment = form({ ...WEEKDAY, hour: 'numeric', minute: '2-digit' }, SHOP_TIME_ZONE);
const momentOfYear = form({ ...WEEKDAY, year: 'numeric', hour: 'numeric', minute: '2-digit' }, SHOP_TIME_ZONE);
const momentShort = form({ weekday: 'short', day: 'numeric', month: 'short' }, SHOP_TIME_ZONE);
const placedDay = form(WEEKDAY, SHOP_TIME_ZONE);
const placedDayOfYear = form({ ...WEEKDAY, year: 'numeric' }, SHOP_TIME_ZONE);
const year = form({ year: 'numeric' }, SHOP_TIME_ZONE);

const dayMs = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const plain = (text: string): string => text.replace(/^(\p{L}+),/u, '$1').replace(' at ', ', ');

/** 'Tue 17 Nov' from yyyy-mm-dd. */
export const shortDayWords = (day: string): string => plain(shortDay.format(dayMs(day)));

/** 'Tuesday 17 November' from yyyy-mm-dd. */
export const longDayWords = (day: string): string => plain(longDay.format(dayMs(day)));

/** '17 November 2031' from yyyy-mm-dd. */
export const fullDayWords = (day: string): string => fullDay.format(dayMs(day));

/** 'Tuesday 17 November', or 'Tuesday 17 to Thursday 19 November' for a range. */
export function agreedDayWords(day: string, rangeEnd: string | null): string {
  if (rangeEnd === null || rangeEnd === day) return longDayWords(day);
  const [from, to] = [longDayWords(day), longDayWords(rangeEnd)];
  const isSameMonth = day.slice(0, 7) === rangeEnd.slice(0, 7);
  return `${isSameMonth ? from.replace(/ \p{L}+$/u, '') : from} to ${to}`;
}

/** A day in large letters: its number and month stay on one line. */
export const unbrokenDate = (words: string): string => words.replaceAll(/(\d) (?=\p{Lu})/gu, '$1\u00a0');

/** 'Sunday 15 November, 9:14 am' from milliseconds. */
export const momentWords = (ms: number): string => plain(moment.format(ms));

/** 'Sunday 15 November 2026, 9:14 am' from milliseconds. */
export const placedAtWords = (ms: number): string => plain(momentOfYear.format(ms));

/** 'Sunday 15 November' from milliseconds. */
export const momentDayLongWords = (ms: number): string => plain(placedDay.format(ms));

/** 'Sun 15 Nov' from milliseconds. */
export const momentDayWords = (ms: number): string => plain(momentShort.format(ms));

/** 'Sunday 15 November' from milliseconds; with the year when it is not the current one. */
export const placedDayWords = (ms: number, nowMs: number): string =>
  plain((year.format(ms) === year.format(nowMs) ? placedDay : placedDayOfYear).format(ms));

/** '17 November 2031' from milliseconds. */
export const dateWords = (ms: number): string => date.format(ms);

/** '2021' from milliseconds. */
export const yearWords = (ms: number): string => year.format(ms);
