import type { State } from '@wattle/domain/stores';
import {
  addDays,
  type CalendarDay,
  calendarDay,
  lastWeekday,
  MONDAY,
  nthWeekday,
  SATURDAY,
  SUNDAY,
  TUESDAY,
  weekdayFrom,
  weekdayOf,
} from './calendar-day.ts';
import { easterSunday } from './easter-sunday.ts';

export type PublicHoliday = {
  readonly date: CalendarDay;
  readonly name: string;
  /** A substitute weekday for a holiday on a weekend. */
  readonly additional: boolean;
};

type Rule = { readonly name: string; readonly states: readonly State[] | 'all'; day(year: number): CalendarDay };

const isWeekend = (day: CalendarDay) => weekdayOf(day) >= SATURDAY;

/** Holidays that always fall on a weekday or are counted from Easter, so they need no substitute. */
const MOVABLE: readonly Rule[] = [
  { name: 'Australia Day', states: 'all', day: (year) => australiaDay(year) },
  { name: 'Labour Day', states: ['WA'], day: (year) => nthWeekday(year, 3, MONDAY, 1) },
  { name: 'Labour Day', states: ['VIC'], day: (year) => nthWeekday(year, 3, MONDAY, 2) },
  { name: 'Eight Hours Day', states: ['TAS'], day: (year) => nthWeekday(year, 3, MONDAY, 2) },
  { name: 'Canberra Day', states: ['ACT'], day: (year) => nthWeekday(year, 3, MONDAY, 2) },
  { name: 'Adelaide Cup', states: ['SA'], day: (year) => nthWeekday(year, 3, MONDAY, 2) },
  { name: 'Good Friday', states: 'all', day: (year) => addDays(easterSunday(year), -2) },
  {
    name: 'Easter Saturday',
    states: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'VIC'],
    day: (year) => addDays(easterSunday(year), -1),
  },
  { name: 'Easter Sunday', states: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'VIC', 'WA'], day: easterSunday },
  { name: 'Easter Monday', states: 'all', day: (year) => addDays(easterSunday(year), 1) },
  { name: 'Labour Day', states: ['QLD'], day: (year) => nthWeekday(year, 5, MONDAY, 1) },
  { name: 'May Day', states: ['NT'], day: (year) => nthWeekday(year, 5, MONDAY, 1) },
  { name: 'Reconciliation Day', states: ['ACT'], day: (year) => weekdayFrom(calendarDay(year, 5, 27), MONDAY) },
  { name: 'Western Australia Day', states: ['WA'], day: (year) => nthWeekday(year, 6, MONDAY, 1) },
  {
    name: 'King’s Birthday',
    states: ['ACT', 'NSW', 'NT', 'SA', 'TAS', 'VIC'],
    day: (year) => nthWeekday(year, 6, MONDAY, 2),
  },
  { name: 'Picnic Day', states: ['NT'], day: (year) => nthWeekday(year, 8, MONDAY, 1) },
  { name: 'Grand Final Friday', states: ['VIC'], day: (year) => addDays(lastWeekday(year, 9, SATURDAY), -1) },
  // Proclaimed each year in Western Australia; usually the last Monday of September.
  { name: 'King’s Birthday', states: ['WA'], day: (year) => lastWeekday(year, 9, MONDAY) },
  { name: 'King’s Birthday', states: ['QLD'], day: (year) => nthWeekday(year, 10, MONDAY, 1) },
  { name: 'Labour Day', states: ['ACT', 'NSW', 'SA'], day: (year) => nthWeekday(year, 10, MONDAY, 1) },
  { name: 'Melbourne Cup', states: ['VIC'], day: (year) => nthWeekday(year, 11, TUESDAY, 1) },
];

/** Observed on the Monday when it falls on a weekend. */
function australiaDay(year: number): CalendarDay {
  const day = calendarDay(year, 1, 26);
  return isWeekend(day) ? weekdayFrom(day, MONDAY) : day;
}

function newYear(year: number): PublicHoliday[] {
  const day = calendarDay(year, 1, 1);
  return withAdditional('New Year’s Day', day, isWeekend(day) ? weekdayFrom(day, MONDAY) : undefined);
}

/** New South Wales has declared a substitute Monday up to this year. */
const NSW_ANZAC_MONDAY_UNTIL = 2027;

function anzacDay(year: number, state: State): PublicHoliday[] {
  const day = calendarDay(year, 4, 25);
  const givesMonday =
    state === 'ACT' || state === 'WA' || (state === 'NSW' && year <= NSW_ANZAC_MONDAY_UNTIL)
      ? isWeekend(day)
      : (state === 'NT' || state === 'QLD') && weekdayOf(day) === SUNDAY;
  return withAdditional('Anzac Day', day, givesMonday ? weekdayFrom(day, MONDAY) : undefined);
}

/** Christmas and Boxing Day: substitutes are two days later, so that they never share a Monday. */
function christmas(year: number, state: State): PublicHoliday[] {
  const boxingDay = state === 'SA' ? 'Proclamation Day' : 'Boxing Day';
  return [
    { name: 'Christmas Day', day: calendarDay(year, 12, 25) },
    { name: boxingDay, day: calendarDay(year, 12, 26) },
  ].flatMap(({ name, day }) => withAdditional(name, day, isWeekend(day) ? addDays(day, 2) : undefined));
}

function withAdditional(name: string, day: CalendarDay, additional: CalendarDay | undefined): PublicHoliday[] {
  const holiday = { date: day, name, additional: false };
  return additional ? [holiday, { date: additional, name, additional: true }] : [holiday];
}

/** A year's statewide public holidays, in order. Excludes local show days and regattas. */
export function listPublicHolidays(state: State, year: number): PublicHoliday[] {
  const movable = MOVABLE.filter(({ states }) => states === 'all' || states.includes(state)).map((rule) => ({
    date: rule.day(year),
    name: rule.name,
    additional: false,
  }));
  const all = [...newYear(year), ...movable, ...anzacDay(year, state), ...christmas(year, state)];
  return all.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
