import type { DeliveryBooking } from '../delivery/delivery-booking.ts';
import { bookDelivery, type DeliveryCalendar, type DeliveryDay } from '../delivery/delivery-days.ts';
import { bookPickup, type PickupCalendar } from '../delivery/pickup-days.ts';
import { SHIPPING_METHODS } from '../delivery/shipping-methods.ts';
import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import { weekdayOf } from '../stores/weekday-of.ts';
import { COMING_STATUSES } from './late-order.ts';
import type { Order, OrderShipping } from './order.ts';
import type { OrderActor } from './order-actor.ts';

export const DAY_REFUSALS = ['OrderStateInvalid', 'DayUnavailable', 'DayCostsMore'] as const;
export type DayRefusal = (typeof DAY_REFUSALS)[number];

/** A day, and the window on it; null: any time of the day. */
export type WantedDay = { readonly day: string; readonly window: string | null };

type Actor = Pick<OrderActor, 'kind'>;

/** The available delivery or pickup days, and how to book one. */
export type DayOffer = {
  readonly days: readonly DeliveryDay[];
  readonly book: (day: string, window: string | null) => DeliveryBooking | null;
  /** Surcharge in dollars; negative for a cheaper day. */
  readonly extraOn: (day: string) => number;
};

export const deliveryOffer = (calendar: DeliveryCalendar): DayOffer => ({
  days: calendar.days,
  book: (day, window) => bookDelivery(calendar, day, window),
  extraOn: (day) => calendar.dayPrices.find(({ weekday }) => weekday === weekdayOf(day))?.extra ?? 0,
});

/** Pickup is free on every day, at any time during opening hours. */
export const pickupOffer = (calendar: PickupCalendar): DayOffer => ({
  days: calendar.days.map(({ date, status }) => ({ date, status, windows: [] })),
  book: (day, window) => (window === null ? bookPickup(calendar, day) : null),
  extraOn: () => 0,
});

/** Whether this actor may change the day: the shopper until the order is packed, staff until it is there. */
export const canChangeDay = ({ status, shipping }: Pick<Order, 'status' | 'shipping'>, { kind }: Actor): boolean =>
  shipping.type !== 'EMAIL' &&
  shipping.day !== null &&
  (kind === 'STAFF' ? COMING_STATUSES.includes(status) : status === 'PLACED');

/** Whether the order already has this day. A promised range of days does not count. */
export const isOnDay = ({ shipping }: Pick<Order, 'shipping'>, { day, window }: WantedDay): boolean =>
  shipping.day === day && shipping.rangeEnd === null && (shipping.window ?? null) === window;

/**
 * The days an order can move to. The shopper may choose days that cost no more than the one paid for; a cheaper day is
 * not refunded. Staff may choose any day with a free slot, at no charge.
 */
export const daysToChangeTo = (order: Pick<Order, 'shipping'>, offer: DayOffer, actor: Actor) =>
  offer.days.filter(({ date, status }) => status === 'AVAILABLE' && isPaidFor(order, date, offer, actor));

/** Delivery without a chosen day is paid as on a day without a surcharge. */
function isPaidFor({ shipping }: Pick<Order, 'shipping'>, date: string, { extraOn }: DayOffer, { kind }: Actor) {
  const paid = isChosen(shipping) ? (shipping.type === 'DELIVERY' && shipping.paidDay) || shipping.day : null;
  return kind === 'STAFF' || extraOn(date) <= (paid === null ? 0 : extraOn(paid));
}

const isChosen = ({ methodCode }: OrderShipping): boolean =>
  methodCode === SHIPPING_METHODS.deliveryScheduled.methodCode;

/** Moves an order to another day and slot. Nothing else changes. */
export function planDayChange(
  order: Order,
  wanted: WantedDay,
  offer: DayOffer,
  actor: Actor,
): Success<{ readonly order: Order; readonly booking: DeliveryBooking }> | Rejected<DayRefusal> {
  const { shipping } = order;
  if (!canChangeDay(order, actor)) return rejected({ code: 'OrderStateInvalid' });
  const booking = offer.book(wanted.day, wanted.window);
  if (!booking) return rejected({ code: 'DayUnavailable' });
  if (!isPaidFor(order, wanted.day, offer, actor)) return rejected({ code: 'DayCostsMore' });
  const { window: _, ...rest } = shipping;
  const moved = {
    ...rest,
    day: wanted.day,
    rangeEnd: null,
    ...(wanted.window !== null && { window: wanted.window }),
    // the price of the originally chosen day
    ...(shipping.type === 'DELIVERY' &&
      isChosen(shipping) && { paidDay: shipping.paidDay ?? shipping.day ?? wanted.day }),
  };
  return success({ order: { ...order, shipping: moved as OrderShipping }, booking });
}
