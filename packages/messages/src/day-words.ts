import { dayNames, longDayWords, shortDayWords } from './day-names.ts';

const monthOf = (date: string): string => dayNames(date).month;

/** 'Tue 17'. */
function dayOfMonth(date: string): string {
  const { shortWeekday, day } = dayNames(date);
  return `${shortWeekday} ${day}`;
}

/** A range of days: 'Tuesday 17 November', 'Tue 17 – Fri 20 November', or with both months. */
export function formatDeliveryDays(first: string, last: string): string {
  if (first === last) return longDayWords(first);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${dayOfMonth(first)}${isOneMonth ? '' : ` ${monthOf(first)}`} – ${dayOfMonth(last)} ${monthOf(last)}`;
}

/** Short form: 'Tue 17 Nov', 'Tue 17 – Fri 20 Nov'. */
export function formatShortDays(first: string, last: string): string {
  if (first === last) return shortDayWords(last);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${(isOneMonth ? dayOfMonth : shortDayWords)(first)} – ${shortDayWords(last)}`;
}
