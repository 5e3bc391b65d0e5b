import type { SeasonalHours, State } from '@wattle/domain/stores';
import { addMonths, type CalendarDay, calendarDay } from './calendar-day.ts';
import { listPublicHolidays, type PublicHoliday } from './public-holidays.ts';
import { openHours } from './weekly-hours.ts';

/** A closed day opens and closes at midnight [D-3-23]. */
const CLOSED = openHours(0, 0);
const HOLIDAY = openHours(10, 17);
const AFTER_THE_MARCH = openHours(13, 17);
const CHRISTMAS_EVE = openHours(9, 16);
const NEW_YEARS_EVE = openHours(9, 17);
const BOXING_DAY_SALE = openHours(7, 18);

const CLOSED_EVERYWHERE = new Set(['Christmas Day', 'Good Friday']);
const CLOSED_ON_ANZAC_DAY: readonly State[] = ['NSW', 'QLD', 'WA'];
const CLOSED_ON_EASTER_SUNDAY: readonly State[] = ['NSW', 'QLD', 'SA'];

function hoursOn({ name, additional }: PublicHoliday, state: State): { openTime: number; closeTime: number } {
  if (additional) return HOLIDAY;
  if (CLOSED_EVERYWHERE.has(name)) return CLOSED;
  if (name === 'Anzac Day') return CLOSED_ON_ANZAC_DAY.includes(state) ? CLOSED : AFTER_THE_MARCH;
  if (name === 'Easter Sunday' && CLOSED_ON_EASTER_SUNDAY.includes(state)) return CLOSED;
  if (name === 'Boxing Day' && state === 'VIC') return BOXING_DAY_SALE;
  return HOLIDAY;
}

function yearOfHours(state: State, year: number): SeasonalHours[] {
  const holidays = listPublicHolidays(state, year).map((holiday) => ({
    date: holiday.date,
    ...hoursOn(holiday, state),
    note: holiday.additional ? `${holiday.name} holiday` : holiday.name,
  }));
  return [
    ...holidays,
    { date: calendarDay(year, 12, 24), ...CHRISTMAS_EVE, note: 'Christmas Eve' },
    { date: calendarDay(year, 12, 31), ...NEW_YEARS_EVE, note: 'New Year’s Eve' },
  ];
}

/** Holiday hours for the next 14 months, including today [D-3-23]. */
export function listSeasonalHours(state: State, today: CalendarDay): SeasonalHours[] {
  const last = addMonths(today, 14);
  const firstYear = Number(today.slice(0, 4));
  const hours = [firstYear, firstYear + 1, firstYear + 2]
    .flatMap((year) => yearOfHours(state, year))
    .filter(({ date }) => date >= today && date <= last)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  // Easter can fall on Anzac Day (2038): keep one set of hours per date.
  return [...new Map(hours.map((day) => [day.date, day])).values()];
}
