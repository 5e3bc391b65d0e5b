const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
/** Months with a short form of their own; the others have three letters. */
const SHORT_MONTHS: Readonly<Record<string, string>> = { June: 'June', July: 'July', September: 'Sept' };

const THREE = 3;

export type DayNames = {
  readonly weekday: string;
  readonly shortWeekday: string;
  readonly day: number;
  readonly month: string;
  readonly shortMonth: string;
};

/** The words for a day, from yyyy-mm-dd and whatever follows. Without Intl, whose first use is slow on a phone. */
export function dayNames(date: string): DayNames {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  const weekday = WEEKDAYS[day.getUTCDay()] ?? '';
  const month = MONTHS[day.getUTCMonth()] ?? '';
  return {
    weekday,
    shortWeekday: weekday.slice(0, THREE),
    day: day.getUTCDate(),
    month,
    shortMonth: SHORT_MONTHS[month] ?? month.slice(0, THREE),
  };
}

/** 'Tuesday 17 November'. */
export function longDayWords(date: string): string {
  const { weekday, day, month } = dayNames(date);
  return `${weekday} ${day} ${month}`;
}

/** 'Tue 17 Nov'. */
export function shortDayWords(date: string): string {
  const { shortWeekday, day, shortMonth } = dayNames(date);
  return `${shortWeekday} ${day} ${shortMonth}`;
}
