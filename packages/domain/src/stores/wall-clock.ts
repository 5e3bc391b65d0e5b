/** Local date and time at a store. */
export type WallClock = { readonly date: string; readonly secondsOfDay: number };

/** How far a time zone's clock is ahead of UTC, in the quarter of an hour that was asked for last. */
type Zone = { readonly clock: Intl.DateTimeFormat; quarter: number; aheadMs: number };

/** Clocks change at a quarter of an hour, if at all. */
const QUARTER_MS = 900_000;
const zones = new Map<string, Zone>();

function openZone(timeZone: string): Zone {
  const numeric = 'numeric';
  const clock = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    hourCycle: 'h23',
  });
  const zone = { clock, quarter: Number.NaN, aheadMs: 0 };
  zones.set(timeZone, zone);
  return zone;
}

/** Asking Intl takes twenty times as long as the sum, and nearly all questions are about now. */
function aheadOf(timeZone: string, ms: number): number {
  const quarter = Math.floor(ms / QUARTER_MS);
  const zone = zones.get(timeZone) ?? openZone(timeZone);
  if (zone.quarter !== quarter) {
    const start = quarter * QUARTER_MS;
    const parts = zone.clock.formatToParts(start);
    const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value ?? 0);
    zone.aheadMs = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute')) - start;
    zone.quarter = quarter;
  }
  return zone.aheadMs;
}

/** Local date and time in a time zone, including daylight saving. */
export function wallClock(timeZone: string, nowMs: number): WallClock {
  const local = nowMs + aheadOf(timeZone, nowMs);
  const date = new Date(local).toISOString().slice(0, 10);
  return { date, secondsOfDay: Math.floor((local - Date.parse(date)) / 1000) };
}
