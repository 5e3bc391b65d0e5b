import type { DeliveryEstimate } from '@wattle/domain/checkout';
import { centsOf, formatPrice } from '@wattle/domain/money';
import { wallClock } from '@wattle/domain/stores';
import { longDayWords } from './day-names.ts';
import { formatShortDays } from './day-words.ts';
import { formatTimeOfDay } from './store-hours.ts';

const MS_PER_DAY = 86_400_000;
/** A store needs two trading hours to pick an item. */
const SOON_SECONDS = 2 * 3600 + 120;

const midnight = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`);

/** Delivery price and service: '$69 delivered. Large item, metro.' */
export function deliveryCostWords({ price, label }: Pick<DeliveryEstimate, 'price' | 'label'>): string {
  const cost = price === 0 ? 'Free delivery' : `${formatPrice(centsOf(price))} delivered`;
  return `${[cost, label].filter(Boolean).join('. ')}.`;
}

type Pickup = Pick<DeliveryEstimate, 'firstAvailable'>;

/** Days from today until pickup, and the second of that day from which it is ready; in store time. */
function pickupTime({ firstAvailable }: Pickup, timeZone: string, nowMs: number) {
  const [date = '', time] = firstAvailable.split('T');
  const now = wallClock(timeZone, nowMs);
  const daysAhead = Math.max(0, Math.round((midnight(date) - midnight(now.date)) / MS_PER_DAY));
  const seconds = time === undefined ? null : secondsOf(time);
  const isSoon = daysAhead === 0 && seconds !== null && seconds - now.secondsOfDay <= SOON_SECONDS;
  return { date, daysAhead, seconds, isSoon };
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60;
}

/** When an item can be collected: 'in 2 hours', 'today from 3:15 pm', 'from Monday 16 November'. */
export function pickupWords(pickup: Pickup, timeZone: string, nowMs: number): string {
  const { date, daysAhead, seconds, isSoon } = pickupTime(pickup, timeZone, nowMs);
  if (isSoon) return 'in 2 hours';
  if (daysAhead > 1) return `from ${longDayWords(date)}`;
  const from = seconds === null ? '' : ` from ${formatTimeOfDay(seconds)}`;
  return `${daysAhead === 0 ? 'today' : 'tomorrow'}${from}`;
}

/** Short form for the end of a line: 'Today', 'Tomorrow', 'Mon 16 Nov'. */
export function pickupDayWords(pickup: Pickup, timeZone: string, nowMs: number): string {
  const { date, daysAhead } = pickupTime(pickup, timeZone, nowMs);
  if (daysAhead > 1) return formatShortDays(date, date);
  return daysAhead === 0 ? 'Today' : 'Tomorrow';
}

export type StockTone = 'yes' | 'few' | 'no';

/** A store's stock of a product; with none on hand, the store orders it in or does not sell it. */
export function storeStockWords(
  qty: number,
  canCollect: boolean,
): { readonly tone: StockTone; readonly words: string } {
  if (qty > 0) return { tone: qty === 1 ? 'few' : 'yes', words: `${qty} in stock` };
  return { tone: 'no', words: canCollect ? 'Order in' : 'None in stock' };
}
