const dayOfMonth = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const wholeDay = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const month = new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'UTC' });

const midnight = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
const plain = (words: string): string => words.replace(',', '');
const monthOf = (date: string): string => month.format(midnight(date));

/** 'Tuesday 17 November' from a date without a time. */
export function formatDeliveryDay(date: string): string {
  return plain(wholeDay.format(midnight(date)));
}

/** A range of days: 'Tuesday 17 November', 'Tue 17 – Fri 20 November', or with both months. */
export function formatDeliveryDays(first: string, last: string): string {
  if (first === last) return formatDeliveryDay(first);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const [start, end] = [first, last].map((date) => plain(dayOfMonth.format(midnight(date))));
  return `${start}${isOneMonth ? '' : ` ${monthOf(first)}`} – ${end} ${monthOf(last)}`;
}

/** Short form: 'Tue 17 Nov', 'Tue 17 – Fri 20 Nov'. */
export function formatShortDays(first: string, last: string): string {
  const end = plain(shortDay.format(midnight(last)));
  if (first === last) return end;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${plain((isOneMonth ? dayOfMonth : shortDay).format(midnight(first)))} – ${end}`;
}
