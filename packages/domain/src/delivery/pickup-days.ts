import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import { hoursOn, wallClock } from '../stores/opening.ts';
import { travels } from './cart-delivery.ts';
import { clockTime } from './clock-time.ts';
import { type DayStatus, type DeliveryBooking, storePlace, type TakenPlaces } from './delivery-booking.ts';
import { DEFAULT_PICKUP_RULES, type DeliveryRules, type PublicHolidays } from './delivery-rules.ts';
import { type DeliveredProduct, type DeliveryRefusal, productRefusal } from './estimate-delivery.ts';
import { type CollectionStore, estimatePickup } from './estimate-pickup.ts';
import { addDays, laterDay } from './open-days.ts';

const SECONDS_PER_DAY = 86_400;

/** Everything that is wanted of one variant, with what the store holds of it. */
export type CollectedLine = { readonly product: DeliveredProduct; readonly qty: number; readonly storeQty: number };

export type PickupDaysInput = {
  readonly lines: readonly CollectedLine[];
  readonly store: CollectionStore & { readonly id: string };
  /** Null: the shop has none, so nothing is sent to a store. */
  readonly rules: DeliveryRules | null;
  readonly publicHolidays: PublicHolidays;
  readonly nowSeconds: number;
  /** Of the store. */
  readonly taken: readonly TakenPlaces[];
};

/** On the store's clock, hh:mm; null on a day on which nothing is collected. */
export type PickupDay = {
  readonly date: string;
  readonly status: DayStatus;
  readonly from: string | null;
  readonly until: string | null;
};

export type PickupCalendar = {
  /** yyyy-mm-ddThh:mm; when the last of the goods is ready. */
  readonly readyAt: string;
  readonly days: readonly PickupDay[];
  /** yyyy-mm-dd; when all of it could be sent there, whatever is on the shelf. Null: never. */
  readonly sentDay: string | null;
  readonly heldDays: number;
  readonly places: Omit<DeliveryBooking, 'day' | 'window' | 'isSentInTime'>;
};

/**
 * When a cart can be collected from a store, day by day: what stands on its shelf two hours after the order, anything
 * else once it was sent there; while the store is open, as long as it has places left [C-1-06 C-9-35].
 */
export function pickupDays(input: PickupDaysInput): Success<PickupCalendar> | Rejected<DeliveryRefusal> {
  const { store, rules } = input;
  const ready = readyMoment(input);
  if (ready.status !== 'SUCCESS') return ready;
  const { capacityPerDay, heldDays } = rules?.pickup ?? DEFAULT_PICKUP_RULES;
  return success({
    readyAt: ready.value,
    days: listDays(input, ready.value),
    sentDay: sentDay(input),
    heldDays,
    places: { place: storePlace(store.id), size: 'pickup', capacityPerDay, capacityPerWindow: null },
  });
}

function sentDay(input: PickupDaysInput): string | null {
  const lines = input.lines.map((line) => ({ ...line, storeQty: 0 }));
  const sent = readyMoment({ ...input, lines });
  return sent.status === 'SUCCESS' ? sent.value.slice(0, 10) : null;
}

/** Whether the store has as many as are wanted. */
export const isOnShelf = ({ qty, storeQty }: Pick<CollectedLine, 'qty' | 'storeQty'>): boolean => storeQty >= qty;

function readyMoment({
  lines,
  store,
  rules,
  publicHolidays,
  nowSeconds,
}: PickupDaysInput): Success<string> | Rejected<DeliveryRefusal> {
  const carried = lines.filter(({ product }) => travels(product));
  if (carried.length === 0) return rejected({ code: 'NOTHING_TO_DELIVER' });
  let last = '';
  for (const line of carried) {
    const { product } = line;
    const refusal = productRefusal(product, nowSeconds);
    if (refusal) return rejected({ code: refusal });
    const qty = isOnShelf(line) ? line.storeQty : 0;
    const estimate = estimatePickup({ product, store, qty, rules, publicHolidays, nowSeconds });
    if (!estimate) return rejected({ code: 'NOT_SERVED' });
    last = laterDay(last, estimate.firstAvailable);
  }
  return success(last);
}

function listDays({ store, rules, nowSeconds, taken }: PickupDaysInput, readyAt: string): PickupDay[] {
  const { daysAhead, capacityPerDay } = rules?.pickup ?? DEFAULT_PICKUP_RULES;
  const today = wallClock(store.timeZone, nowSeconds * 1000).date;
  const [readyDay = '', readyTime = ''] = readyAt.split('T');
  return Array.from({ length: daysAhead }, (_, ahead): PickupDay => {
    const date = addDays(today, ahead);
    const hours = hoursOn(store, date);
    if (hours === null) return { date, status: 'CLOSED', from: null, until: null };
    const used = taken.find((one) => one.day === date && one.size === 'pickup')?.taken ?? 0;
    if (date < readyDay) return { date, status: 'NOT_YET', from: null, until: null };
    if (capacityPerDay !== null && used >= capacityPerDay) return { date, status: 'FULL', from: null, until: null };
    const opens = clockTime(hours.openTime);
    const from = date === readyDay ? laterDay(opens, readyTime) : opens;
    return { date, status: 'AVAILABLE', from, until: clockTime(Math.min(hours.closeTime, SECONDS_PER_DAY)) };
  });
}

/** The first day on which it can be collected; null: on none of those that are offered. */
export const firstPickupDay = ({ days }: PickupCalendar): PickupDay | null =>
  days.find(({ status }) => status === 'AVAILABLE') ?? null;

/** The place that an order takes at a store on a day; null: it cannot be had. */
export function bookPickup({ days, places, sentDay }: PickupCalendar, date: string): DeliveryBooking | null {
  const day = days.find((one) => one.date === date);
  if (day?.status !== 'AVAILABLE') return null;
  return { ...places, day: date, window: null, isSentInTime: sentDay !== null && sentDay <= date };
}
