import { dayNames, longDayWords } from './day-names.ts';
import { inShopTime } from './shop-day.ts';

const WEEKDAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const date = inShopTime({ day: 'numeric', month: 'long', year: 'numeric' });
const moment = inShopTime({ ...WEEKDAY, hour: 'numeric', minute: '2-digit' });
const momentOfYear = inShopTime({ ...WEEKDAY, year: 'numeric', hour: 'numeric', minute: '2-digit' });
const momentShort = inShopTime({ weekday: 'short', day: 'numeric', month: 'short' });
const placedDay = inShopTime(WEEKDAY);
const placedDayOfYear = inShopTime({ ...WEEKDAY, year: 'numeric' });
const year = inShopTime({ year: 'numeric' });

const plain = (text: string): string => text.replace(/^(\p{L}+),/u, '$1').replace(' at ', ', ');

/** '17 November 2031' from yyyy-mm-dd. */
export function fullDayWords(date: string): string {
  const { day, month } = dayNames(date);
  return `${day} ${month} ${date.slice(0, 4)}`;
}

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
export const momentWords = (ms: number): string => plain(moment(ms));

/** 'Sunday 15 November 2026, 9:14 am' from milliseconds. */
export const placedAtWords = (ms: number): string => plain(momentOfYear(ms));

/** 'Sunday 15 November' from milliseconds. */
export const momentDayLongWords = (ms: number): string => plain(placedDay(ms));

/** 'Sun 15 Nov' from milliseconds. */
export const momentDayWords = (ms: number): string => plain(momentShort(ms));

/** 'Sunday 15 November' from milliseconds; with the year when it is not the current one. */
export const placedDayWords = (ms: number, nowMs: number): string =>
  plain((year(ms) === year(nowMs) ? placedDay : placedDayOfYear)(ms));

/** '17 November 2031' from milliseconds. */
export const dateWords = (ms: number): string => date(ms);

/** '2021' from milliseconds. */
export const yearWords = (ms: number): string => year(ms);
