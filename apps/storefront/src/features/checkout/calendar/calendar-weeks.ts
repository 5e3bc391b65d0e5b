const MS_PER_DAY = 86_400_000;
const msOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Monday is 0. */
const weekdayOf = (date: string): number => (new Date(msOf(date)).getUTCDay() + 6) % 7;

/** Groups days into weeks, Monday to Sunday; null pads the first and last week. */
export function calendarWeeks<D extends { readonly date: string }>(
  days: readonly D[],
): readonly (readonly (D | null)[])[] {
  const [first] = days;
  if (!first) return [];
  const offset = weekdayOf(first.date);
  const places: (D | null)[] = Array.from({ length: offset }, () => null);
  for (const day of days) {
    const place = offset + Math.round((msOf(day.date) - msOf(first.date)) / MS_PER_DAY);
    while (places.length < place) places.push(null);
    places[place] = day;
  }
  while (places.length % 7 !== 0) places.push(null);
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7));
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day a key moves to; null for other keys, or when there is no such day. */
export function dayByKey(days: readonly { readonly date: string }[], from: string, key: string): string | null {
  const week = weekdayOf(from);
  const step = key === 'Home' ? -week : key === 'End' ? 6 - week : STEPS[key];
  if (step === undefined) return null;
  const wanted = new Date(msOf(from) + step * MS_PER_DAY).toISOString().slice(0, 10);
  if (days.some(({ date }) => date === wanted)) return wanted;
  // at the edges of the calendar, Home and End go to its first and last day
  if (key === 'Home') return days[0]?.date ?? null;
  return key === 'End' ? (days.at(-1)?.date ?? null) : null;
}
