import type { Badge } from './entities.ts';

type Span = Pick<Badge, 'timeFrom' | 'timeTo'>;

/** Milliseconds since epoch; empty: unbounded [D-3-13]; invalid date: NaN, which compares false with everything. */
function momentOf(text: string, unbounded: number): number {
  if (text === '') return unbounded;
  return /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
}

/** Whether a badge is active: strictly between its dates, and never when a date is invalid [D-5-01 D-5-02]. */
export function isBadgeValid({ timeFrom, timeTo }: Span, nowSeconds: number): boolean {
  const now = nowSeconds * 1000;
  return momentOf(timeFrom, Number.NEGATIVE_INFINITY) < now && now < momentOf(timeTo, Number.POSITIVE_INFINITY);
}

/** The second at which a badge ends; null where it has no end or an invalid one. */
export function badgeEnd({ timeTo }: Pick<Span, 'timeTo'>): number | null {
  const end = momentOf(timeTo, Number.NaN) / 1000;
  return Number.isNaN(end) ? null : Math.ceil(end);
}

/** The seconds at which a badge starts and stops being active. */
export function badgeBoundaries({ timeFrom, timeTo }: Span): number[] {
  const from = momentOf(timeFrom, Number.NaN) / 1000;
  const to = momentOf(timeTo, Number.NaN) / 1000;
  return [Math.floor(from) + 1, Math.ceil(to)].filter((seconds) => !Number.isNaN(seconds));
}

/** Whether a badge is active now or will be later. */
export function isBadgeValidYet({ timeFrom, timeTo }: Span, nowSeconds: number): boolean {
  const from = Math.max(momentOf(timeFrom, Number.NEGATIVE_INFINITY), nowSeconds * 1000);
  return from < momentOf(timeTo, Number.POSITIVE_INFINITY);
}
