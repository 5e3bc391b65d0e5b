import { wallClock } from './wall-clock.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

/** A moment as a form says it, in a time zone: '2026-11-23T00:00'. Seconds since epoch. */
export function localTimeOf(timeZone: string, seconds: number): string {
  const { date, secondsOfDay } = wallClock(timeZone, seconds * 1000);
  return `${date}T${pad(Math.floor(secondsOfDay / 3600))}:${pad(Math.floor((secondsOfDay % 3600) / 60))}`;
}

/** The moment of such a text; undefined: it is none. Of an hour that comes twice, the first; of one that is skipped, the next. */
export function momentAt(timeZone: string, text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined;
  const wanted = Date.parse(`${text}Z`) / 1000;
  if (Number.isNaN(wanted)) return undefined;
  const offsetAt = (seconds: number): number => Date.parse(`${localTimeOf(timeZone, seconds)}Z`) / 1000 - seconds;
  const near = wanted - offsetAt(wanted);
  const offsets = [...new Set([offsetAt(near - 3 * 3600), offsetAt(near), offsetAt(near + 3 * 3600)])];
  const fitting = offsets.map((offset) => wanted - offset).filter((at) => localTimeOf(timeZone, at) === text);
  return fitting.length > 0 ? Math.min(...fitting) : Math.max(...offsets.map((offset) => wanted - offset));
}
