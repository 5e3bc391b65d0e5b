/** A calendar day, yyyy-mm-dd, without time or time zone. */
export type CalendarDay = string;

/** Monday is 0, as in a store's weekly hours. */
export const MONDAY = 0;
export const SATURDAY = 5;
export const SUNDAY = 6;

const MS_PER_DAY = 86_400_000;
const parse = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`);
const format = (ms: number): CalendarDay => new Date(ms).toISOString().slice(0, 10);

/** Months count from 1; a day past the end of the month rolls over. */
export const calendarDay = (year: number, month: number, day: number): CalendarDay =>
  format(Date.UTC(year, month - 1, day));

export const addDays = (day: CalendarDay, count: number): CalendarDay => format(parse(day) + count * MS_PER_DAY);

/** The same day some months later, or that month's last day. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(parse(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1 + count];
  const sameDay = calendarDay(year, month, date.getUTCDate());
  const lastDay = calendarDay(year, month + 1, 0);
  return sameDay < lastDay ? sameDay : lastDay;
}

export const weekdayOf = (day: CalendarDay): number => (new Date(parse(day)).getUTCDay() + 6) % 7;

/** The first such weekday on or after a day. */
export const weekdayFrom = (day: CalendarDay, weekday: number): CalendarDay =>
  addDays(day, (weekday - weekdayOf(day) + 7) % 7);

/** One per time zone: making one takes longer than most of what asks for a day. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, made);
  return made;
}

/** The calendar day in a time zone at a moment in seconds since epoch. */
export const dayInTimeZone = (atSeconds: number, timeZone: string): CalendarDay =>
  formatOf(timeZone).format(new Date(atSeconds * 1000));
