const MS_PER_DAY = 86_400_000;

/** A date (yyyy-mm-dd) some calendar days later. Dates have no time, so daylight saving does not matter. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * MS_PER_DAY).toISOString().slice(0, 10);
}
