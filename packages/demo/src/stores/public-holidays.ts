import type { State } from '@wattle/domain/stores';
import { readRows } from '../read-rows.ts';
import {
  addDays,
  type CalendarDay,
  calendarDay,
  MONDAY,
  SATURDAY,
  SUNDAY,
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

/** A weekday on or after a day of the year, `03-08`, or days from Easter Sunday: these need no substitute. */
type Movable = { readonly name: string; readonly states: readonly State[] } & (
  | { readonly from: string; readonly weekday: number }
  | { readonly fromEaster: number }
);

/** Western Australia proclaims the King’s Birthday each year; usually it is the last Monday of September. */
const MOVABLE = readRows<Movable>(new URL('./public-holidays.jsonl', import.meta.url));

const movableDay = (rule: Movable, year: number): CalendarDay =>
  'from' in rule ? weekdayFrom(`${year}-${rule.from}`, rule.weekday) : addDays(easterSunday(year), rule.fromEaster);

const isWeekend = (day: CalendarDay) => weekdayOf(day) >= SATURDAY;

/** Observed on the Monday when it falls on a weekend. */
function australiaDay(year: number): PublicHoliday {
  const day = calendarDay(year, 1, 26);
  return { date: isWeekend(day) ? weekdayFrom(day, MONDAY) : day, name: 'Australia Day', additional: false };
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
  const movable = MOVABLE.filter(({ states }) => states.includes(state)).map((rule) => ({
    date: movableDay(rule, year),
    name: rule.name,
    additional: false,
  }));
  const fixed = [...newYear(year), australiaDay(year), ...anzacDay(year, state), ...christmas(year, state)];
  return [...movable, ...fixed].sort((a, b) => a.date.localeCompare(b.date));
}
