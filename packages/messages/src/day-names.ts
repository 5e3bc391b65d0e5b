const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
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
];

const THREE = 3;
/** Australians write June and July in full, and Sept. */
const shortMonth = (month: string): string =>
  /^Ju[nl]/.test(month) ? month : month.slice(0, month.startsWith('S') ? 4 : THREE);

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
    shortMonth: shortMonth(month),
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
