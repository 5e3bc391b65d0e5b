/** Local date and time at a store. */
export type WallClock = { readonly date: string; readonly secondsOfDay: number };

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  const made = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}

/** Clocks change at a quarter of an hour, if at all. */
const QUARTER_MS = 900_000;
/** By time zone: how far its clock is ahead of UTC, in the quarter that was asked for last. */
const aheadIn = new Map<string, { readonly quarter: number; readonly aheadMs: number }>();

/** Asking Intl takes twenty times as long as the sum, and nearly all questions are about now. */
function aheadOf(timeZone: string, ms: number): number {
  const quarter = Math.floor(ms / QUARTER_MS);
  const known = aheadIn.get(timeZone);
  if (known?.quarter === quarter) return known.aheadMs;
  const start = quarter * QUARTER_MS;
  const parts = clockOf(timeZone).formatToParts(start);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  aheadIn.set(timeZone, { quarter, aheadMs: local - start });
  return local - start;
}

/** Local date and time in a time zone, including daylight saving. */
export function wallClock(timeZone: string, nowMs: number): WallClock {
  const local = nowMs + aheadOf(timeZone, nowMs);
  const date = new Date(local).toISOString().slice(0, 10);
  return { date, secondsOfDay: Math.floor((local - Date.parse(date)) / 1000) };
}
