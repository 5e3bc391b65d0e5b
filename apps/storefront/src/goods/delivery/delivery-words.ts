import { centsOf, type DeliveryEstimate, formatPrice, wallClock } from '@wattle/domain';
import { formatDeliveryDay } from '@wattle/messages';
import { formatTimeOfDay } from '../place/store-words.ts';

const dayOfMonth = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const MS_PER_DAY = 86_400_000;
/** A store needs two hours of its opening time to fetch something from the shelf. */
const SOON_SECONDS = 2 * 3600 + 120;

const midnight = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
const plain = (words: string): string => words.replace(',', '');

/** The same where there is little room: 'Tue 17 Nov', 'Tue 17 – Fri 20 Nov'. */
export function formatShortDays(first: string, last: string): string {
  const end = plain(shortDay.format(midnight(last)));
  if (first === last) return end;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${plain((isOneMonth ? dayOfMonth : shortDay).format(midnight(first)))} – ${end}`;
}

/** What a delivery costs and how it comes: '$69 delivered. Large item, metro.' */
export function deliveryCostWords({ price, label }: Pick<DeliveryEstimate, 'price' | 'label'>): string {
  const cost = price === 0 ? 'Free delivery' : `${formatPrice(centsOf(price))} delivered`;
  return `${[cost, label].filter(Boolean).join('. ')}.`;
}

type Pickup = Pick<DeliveryEstimate, 'firstAvailable'>;

/** Days from today until it can be collected, and from which second of that day; on the store's own clock. */
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

/** When something can be collected: 'in 2 hours', 'today from 3:15 pm', 'from Monday 16 November'. */
export function pickupWords(pickup: Pickup, timeZone: string, nowMs: number): string {
  const { date, daysAhead, seconds, isSoon } = pickupTime(pickup, timeZone, nowMs);
  if (isSoon) return 'in 2 hours';
  if (daysAhead > 1) return `from ${formatDeliveryDay(date)}`;
  const from = seconds === null ? '' : ` from ${formatTimeOfDay(seconds)}`;
  return `${daysAhead === 0 ? 'today' : 'tomorrow'}${from}`;
}

/** The same at the end of a line: 'Today', 'Tomorrow', 'Mon 16 Nov'. */
export function pickupDayWords(pickup: Pickup, timeZone: string, nowMs: number): string {
  const { date, daysAhead } = pickupTime(pickup, timeZone, nowMs);
  if (daysAhead > 1) return plain(shortDay.format(midnight(date)));
  return daysAhead === 0 ? 'Today' : 'Tomorrow';
}

export type StockTone = 'yes' | 'few' | 'no';

/** What a store holds of it; a store without one gets it sent, or does not sell it. */
export function storeStockWords(
  qty: number,
  canCollect: boolean,
): { readonly tone: StockTone; readonly words: string } {
  if (qty > 0) return { tone: qty === 1 ? 'few' : 'yes', words: `${qty} in stock` };
  return { tone: 'no', words: canCollect ? 'Order in' : 'None in stock' };
}
