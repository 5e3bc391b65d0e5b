import type { CalendarDay } from './calendar-day.ts';

export const SHOP_TIME_ZONE = 'Australia/Melbourne';

const hourIn = new Intl.DateTimeFormat('en-AU', { timeZone: SHOP_TIME_ZONE, hour: '2-digit', hourCycle: 'h23' });

/** The moment of a wall-clock time (hh:mm) in the shop's time zone, in milliseconds since epoch. */
export function shopMoment(day: CalendarDay, time: string): number {
  const [summer, standard] = [Date.parse(`${day}T${time}:00+11:00`), Date.parse(`${day}T${time}:00+10:00`)];
  return hourIn.format(summer) === time.slice(0, 2) ? summer : standard;
}
