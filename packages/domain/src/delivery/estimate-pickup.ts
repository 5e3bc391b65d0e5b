import type { DeliveryEstimate } from '../checkout/checkout.ts';
import { addDays } from '../stores/add-days.ts';
import { hoursOn } from '../stores/opening.ts';
import type { Store } from '../stores/store.ts';
import { wallClock } from '../stores/wall-clock.ts';
import { clockTime } from './clock-time.ts';
import type { DeliveryRules, PublicHolidays } from './delivery-rules.ts';
import { dispatchDay } from './dispatch-day.ts';
import { type DeliveredProduct, productRefusal, releasedAtOf } from './estimate-delivery.ts';
import { addOpenDays, laterDay, MONDAY_TO_FRIDAY } from './open-days.ts';

export type CollectionStore = Pick<Store, 'addressState' | 'timeZone' | 'weeklyHours' | 'seasonalHours'>;

export type PickupInput = {
  readonly product: DeliveredProduct;
  readonly store: CollectionStore;
  /** The store's stock of the variant. */
  readonly qty: number;
  /** Null: no delivery rules, so nothing can be sent to a store. */
  readonly rules: Pick<DeliveryRules, 'warehouse' | 'supplierLeadDays' | 'storeTransferDays'> | null;
  readonly publicHolidays: PublicHolidays;
  readonly nowSeconds: number;
};

/** How long a store needs to pick an order, during opening hours. */
export const PICKUP_SECONDS = 2 * 3600;
const DAYS_LOOKED_AHEAD = 14;

/**
 * When a product ordered now can be collected from a store, in store time; null: not from there. In-store stock is
 * ready after two opening hours; a pre-order on its release; anything else once it has been sent to the store
 * [C-3-47].
 */
export function estimatePickup(input: PickupInput): DeliveryEstimate | null {
  const { product, store, qty, nowSeconds } = input;
  // a store may hold products that are not sold online: sold out, coming soon, in-store only
  if (productRefusal(product, nowSeconds) !== null) return null;
  const releasedAt = releasedAtOf(product, nowSeconds);
  const isInStock = qty > 0 && releasedAt === null;
  const now = wallClock(store.timeZone, nowSeconds * 1000);
  // pre-orders are in stores on their release
  const released = releasedAt === null ? null : wallClock(store.timeZone, releasedAt * 1000).date;
  const arrival = isInStock ? now.date : (released ?? transferDay(input));
  if (arrival === null) return null;
  const day = laterDay(arrival, now.date);
  const ready = readyFrom(store, day, day === now.date ? now.secondsOfDay : 0);
  if (ready === null) return null;
  return {
    label: isInStock ? 'Click and collect' : 'Click and collect, sent to the store',
    price: 0,
    firstAvailable: ready,
    rangeEnd: ready,
    type: 'storePickup',
    available: true,
  };
}

/** The day goods from the warehouse, or from the supplier through it, reach the store. */
function transferDay({ product, store, rules, publicHolidays, nowSeconds }: PickupInput): string | null {
  if (rules === null) return null;
  const { hasStockOnHand } = product;
  const left = dispatchDay({ rules, publicHolidays, hasStockOnHand, releasedAt: null, nowSeconds });
  const holidays = publicHolidays[store.addressState] ?? [];
  return left && addOpenDays(left, rules.storeTransferDays, { weekdays: MONDAY_TO_FRIDAY, holidays });
}

/** The first time, yyyy-mm-ddThh:mm, at which an order received then is ready before the store closes. */
function readyFrom(store: CollectionStore, date: string, secondsOfDay: number): string | null {
  for (let ahead = 0; ahead <= DAYS_LOOKED_AHEAD; ahead += 1) {
    const day = addDays(date, ahead);
    const hours = hoursOn(store, day);
    if (hours === null) continue;
    const ready = Math.max(hours.openTime, ahead === 0 ? secondsOfDay : 0) + PICKUP_SECONDS;
    if (ready <= hours.closeTime) return `${day}T${clockTime(ready)}`;
  }
  return null;
}
