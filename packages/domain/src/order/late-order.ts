import { addDays } from '../stores/add-days.ts';
import type { WallClock } from '../stores/wall-clock.ts';
import type { OrderShipping, OrderStatus } from './order.ts';

/** An order in one of these states is not there yet. One that waits to be collected is. */
export const COMING_STATUSES: readonly OrderStatus[] = ['PLACED', 'PACKED', 'ON_THE_WAY'];

/** The last day on which it may arrive; null: none is agreed. */
export const lastDayOf = ({ day, rangeEnd }: Pick<OrderShipping, 'day' | 'rangeEnd'>): string | null => rangeEnd ?? day;

/** Whether an order should be there by now. `today` is the shop's date. */
export const isLate = (
  { status, lastDay }: { readonly status: OrderStatus; readonly lastDay: string | null },
  today: string,
): boolean => lastDay !== null && lastDay < today && COMING_STATUSES.includes(status);

/** In the morning: what came in the evening is noted by then, and a question can be answered soon. */
const TOLD_FROM_SECONDS = 8 * 3600;
/** An older one was not promised here, or nobody looked after the shop: a mail would say nothing new. */
const TOLD_FOR_DAYS = 7;

/** Promised days that have passed and of which shoppers are told now: `from` is one of them, `before` is not. */
export function daysToTell({ date, secondsOfDay }: WallClock): { readonly from: string; readonly before: string } {
  const before = secondsOfDay < TOLD_FROM_SECONDS ? addDays(date, -1) : date;
  return { from: addDays(before, -TOLD_FOR_DAYS), before };
}
