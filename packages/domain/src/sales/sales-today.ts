/** What was sold in one hour of a day, in the shop's time zone. */
export type SalesHour = {
  /** yyyy-mm-dd */
  readonly day: string;
  readonly hour: number;
  readonly orders: number;
  readonly cents: number;
  readonly gstCents: number;
};

export type SalesSum = { readonly orders: number; readonly cents: number };

export type SalesToday = {
  readonly today: SalesSum & { readonly gstCents: number; readonly averageCents: number };
  /** The same weekday last week, until the same time of day. */
  readonly lastWeek: SalesSum & { readonly averageCents: number; readonly wholeDayCents: number };
  /** Sum at the end of each hour: of today until this hour, of last week all 24. */
  readonly curve: readonly number[];
  readonly lastCurve: readonly number[];
  /** Monday to Sunday. Null: that day is still to come. */
  readonly week: readonly { readonly day: string; readonly cents: number | null; readonly lastCents: number }[];
};

const DAY_MS = 86_400_000;
const HOURS = 24;
const WEEK = 7;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % WEEK));
}

const averageOf = ({ cents, orders }: SalesSum): number => (orders === 0 ? 0 : Math.round(cents / orders));

/** Today against the same weekday last week. `untilNow` is what last week had sold by this time of day. */
export function salesToday(
  hours: readonly SalesHour[],
  now: { readonly day: string; readonly hour: number },
  untilNow: SalesSum,
): SalesToday {
  const before = addDays(now.day, -WEEK);
  const of = (day: string) => hours.filter((one) => one.day === day);
  const centsOfDay = (day: string) => sumOf(of(day), 'cents');
  const today = { orders: sumOf(of(now.day), 'orders'), cents: centsOfDay(now.day) };
  const monday = mondayOf(now.day);
  return {
    today: { ...today, gstCents: sumOf(of(now.day), 'gstCents'), averageCents: averageOf(today) },
    lastWeek: { ...untilNow, averageCents: averageOf(untilNow), wholeDayCents: centsOfDay(before) },
    curve: curveOf(of(now.day)).slice(0, now.hour + 1),
    lastCurve: curveOf(of(before)),
    week: Array.from({ length: WEEK }, (_, at) => addDays(monday, at)).map((day) => ({
      day,
      cents: day > now.day ? null : centsOfDay(day),
      lastCents: centsOfDay(addDays(day, -WEEK)),
    })),
  };
}

const sumOf = (hours: readonly SalesHour[], field: 'orders' | 'cents' | 'gstCents'): number =>
  hours.reduce((sum, hour) => sum + hour[field], 0);

const curveOf = (hours: readonly SalesHour[]): number[] =>
  Array.from({ length: HOURS }, (_, last) =>
    sumOf(
      hours.filter(({ hour }) => hour <= last),
      'cents',
    ),
  );
