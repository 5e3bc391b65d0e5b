import { addDays, LOW_DAYS, lastsDays, mondayOf, PACE_DAYS, type SalesToday, salesToday } from '@wattle/domain/sales';
import type { SellingStock } from '../../store/sales.ts';
import type { Store } from '../../store/store.ts';

/** The figures of the shop's day. */
export type Today = SalesToday & {
  /** yyyy-mm-dd and hour, in the shop's time zone. */
  readonly day: string;
  readonly hour: number;
  /** How much of the day is over, 0 to 1. */
  readonly dayShare: number;
  readonly refunded: { readonly orders: number; readonly cents: number };
};

export type TodayDeps = {
  readonly store: Pick<Store, 'sales'>;
  readonly timeZone: string;
  readonly now: () => number;
  /** The number of a store whose orders alone count; absent: all, and those of the shop online. */
  readonly storeId?: string | null;
};

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const LOW_ROWS = 50;

export async function loadToday({ store, timeZone, now, storeId = null }: TodayDeps): Promise<Today> {
  const at = now();
  const here = placeInDay(at, timeZone);
  const midnight = new Date(at - here.sinceMidnightMs);
  const [hours, untilNow, refunded] = await Promise.all([
    store.sales.byHour(addDays(mondayOf(here.day), -7), timeZone, storeId),
    store.sales.between(new Date(midnight.getTime() - WEEK_MS), new Date(at - WEEK_MS), storeId),
    store.sales.refundedSince(midnight, storeId),
  ]);
  return {
    ...salesToday(hours, here, untilNow),
    day: here.day,
    hour: here.hour,
    dayShare: here.sinceMidnightMs / DAY_MS,
    refunded,
  };
}

export type LowStock = SellingStock & { readonly lastsDays: number };

/** What runs out soon, the scarcest first. */
export async function loadLowStock({ sales }: Pick<Store, 'sales'>): Promise<LowStock[]> {
  const low = await sales.runningLow(PACE_DAYS, LOW_DAYS, LOW_ROWS);
  return low.map((one) => ({ ...one, lastsDays: lastsDays(one.left, one.sold) ?? 0 }));
}

/** A moment's day and hour in a time zone, and how long that day has lasted by its clock. */
function placeInDay(at: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const [hour, minute, second] = ['hour', 'minute', 'second'].map((type) => Number(part(type))) as [
    number,
    number,
    number,
  ];
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    hour,
    sinceMidnightMs: ((hour * 60 + minute) * 60 + second) * 1000 + (at % 1000),
  };
}
