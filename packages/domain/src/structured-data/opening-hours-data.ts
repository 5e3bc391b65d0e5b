import { seasonalDayHours, wallClock } from '../stores/opening.ts';
import type { DayHours, Store } from '../stores/store.ts';
import type { StructuredPart } from './structured-data.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const MINUTES_PER_DAY = 24 * 60;

/**
 * A time of day as hours:minutes; a day that ends at midnight ends at 23:59, for 00:00 would be its start. A time
 * after midnight is one of the next day, which a closing before its opening says [D-9-63].
 */
export function clockTime(secondsOfDay: number): string {
  const total = Math.floor(secondsOfDay / 60);
  const minutes = total === MINUTES_PER_DAY ? MINUTES_PER_DAY - 1 : total % MINUTES_PER_DAY;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** From midnight to midnight: how a closed day is told [D-9-63]. */
const spanOf = (hours: DayHours) => ({
  opens: clockTime(hours?.openTime ?? 0),
  closes: clockTime(hours?.closeTime ?? 0),
});

/** A store's hours for search engines: the usual week, then the dates still ahead on the store's own clock [D-9-62 D-9-63]. */
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

/** Days with the same hours are told together, in the order in which they first come. */
function weekData(weeklyHours: readonly DayHours[]): readonly StructuredPart[] {
  const spans = DAYS.map((day, index) => ({ day, span: spanOf(weeklyHours[index] ?? null) }));
  const bySpan = Map.groupBy(spans, ({ span }) => `${span.opens} ${span.closes}`);
  return [...bySpan.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: same.map(({ day }) => day), ...first.span }];
  });
}
