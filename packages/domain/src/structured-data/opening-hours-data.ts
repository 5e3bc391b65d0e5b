import { seasonalDayHours } from '../stores/opening.ts';
import type { DayHours, Store } from '../stores/store.ts';
import { wallClock } from '../stores/wall-clock.ts';
import type { StructuredPart } from './structured-data.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const MINUTES_PER_DAY = 24 * 60;

/**
 * A time as hh:mm. Closing at midnight becomes 23:59, because 00:00 would be the start of the day. A time past
 * midnight wraps around: closing before opening means the next day [D-9-63].
 */
export function clockTime(secondsOfDay: number): string {
  const total = Math.floor(secondsOfDay / 60);
  const minutes = total === MINUTES_PER_DAY ? MINUTES_PER_DAY - 1 : total % MINUTES_PER_DAY;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** 00:00 to 00:00 marks a closed day [D-9-63]. */
const spanOf = (hours: DayHours) => ({
  opens: clockTime(hours?.openTime ?? 0),
  closes: clockTime(hours?.closeTime ?? 0),
});

/**
 * A store's hours for search engines: the regular week, then seasonal dates from today, in store time [D-9-62 D-9-63].
 */
export function openingHoursData(
  store: Pick<Store, 'timeZone' | 'weeklyHours' | 'seasonalHours'>,
  nowMs: number,
): readonly StructuredPart[] {
  const { date: today } = wallClock(store.timeZone, nowMs);
  const seasonal = store.seasonalHours
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((hours) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: hours.date,
      validThrough: hours.date,
      ...spanOf(seasonalDayHours(hours)),
    }));
  return [...weekData(store.weeklyHours), ...seasonal];
}

/** Groups days with the same hours, in order of first appearance. */
function weekData(weeklyHours: readonly DayHours[]): readonly StructuredPart[] {
  const spans = DAYS.map((day, index) => ({ day, span: spanOf(weeklyHours[index] ?? null) }));
  const bySpan = Map.groupBy(spans, ({ span }) => `${span.opens} ${span.closes}`);
  return [...bySpan.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: same.map(({ day }) => day), ...first.span }];
  });
}
