import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import { addDays } from '../stores/add-days.ts';
import { hoursOn } from '../stores/opening.ts';
import { wallClock } from '../stores/wall-clock.ts';
import { travels } from './cart-delivery.ts';
import { clockTime } from './clock-time.ts';
import { type DayStatus, type DeliveryBooking, storePlace, type TakenPlaces } from './delivery-booking.ts';
import { DEFAULT_PICKUP_RULES, type DeliveryRules, type PublicHolidays } from './delivery-rules.ts';
import { type DeliveredProduct, type DeliveryRefusal, productRefusal } from './estimate-delivery.ts';
import { type CollectionStore, estimatePickup } from './estimate-pickup.ts';
import { laterDay } from './open-days.ts';

const SECONDS_PER_DAY = 86_400;

/** The cart's quantity of one variant, and the store's stock of it. */
export type CollectedLine = { readonly product: DeliveredProduct; readonly qty: number; readonly storeQty: number };

export type PickupDaysInput = {
  readonly lines: readonly CollectedLine[];
  readonly store: CollectionStore & { readonly id: string };
  /** Null: no delivery rules, so nothing can be sent to a store. */
  readonly rules: DeliveryRules | null;
  readonly publicHolidays: PublicHolidays;
  readonly nowSeconds: number;
  /** Bookings at the store. */
  readonly taken: readonly TakenPlaces[];
};

/** Store time, hh:mm; null on a day without pickup. */
export type PickupDay = {
  readonly date: string;
  readonly status: DayStatus;
  readonly from: string | null;
  readonly until: string | null;
};

export type PickupCalendar = {
  /** yyyy-mm-ddThh:mm; when the last item is ready. */
  readonly readyAt: string;
  readonly days: readonly PickupDay[];
  /** yyyy-mm-dd; when everything could be sent there, regardless of the store's stock. Null: never. */
  readonly sentDay: string | null;
  readonly heldDays: number;
  readonly places: Omit<DeliveryBooking, 'day' | 'window' | 'isSentInTime'>;
};

/**
 * The pickup calendar of a cart at a store: in-store stock two hours after the order, anything else once it has been
 * sent there; during opening hours, while the day has capacity [C-1-06 C-9-35].
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

/** Whether the store has the whole quantity. */
export const isInStoreStock = ({ qty, storeQty }: Pick<CollectedLine, 'qty' | 'storeQty'>): boolean => storeQty >= qty;

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
    const qty = isInStoreStock(line) ? line.storeQty : 0;
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

/** The first available pickup day; null: none of the offered days. */
export const firstPickupDay = ({ days }: PickupCalendar): PickupDay | null =>
  days.find(({ status }) => status === 'AVAILABLE') ?? null;

/** The booking for a pickup day; null: not available. */
export function bookPickup({ days, places, sentDay }: PickupCalendar, date: string): DeliveryBooking | null {
  const day = days.find((one) => one.date === date);
  if (day?.status !== 'AVAILABLE') return null;
  return { ...places, day: date, window: null, isSentInTime: sentDay !== null && sentDay <= date };
}
