import type { DeliveryBooking } from '../delivery/delivery-booking.ts';
import { bookDelivery, type DeliveryCalendar } from '../delivery/delivery-days.ts';
import { SHIPPING_METHODS } from '../delivery/shipping-methods.ts';
import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import { weekdayOf } from '../stores/opening.ts';
import type { Order } from './order.ts';
import type { OrderActor } from './order-actor.ts';

export const DAY_REFUSALS = ['OrderStateInvalid', 'DayUnavailable', 'DayCostsMore'] as const;
export type DayRefusal = (typeof DAY_REFUSALS)[number];

/** A day, and the window on it; null: any time of the day. */
export type WantedDay = { readonly day: string; readonly window: string | null };

type Actor = Pick<OrderActor, 'kind'>;

/** Whether somebody may change the delivery day: its shopper until the order is packed, staff until it has left. */
export const canChangeDay = ({ status, shipping }: Pick<Order, 'status' | 'shipping'>, { kind }: Actor): boolean =>
  shipping.type === 'DELIVERY' &&
  shipping.methodCode === SHIPPING_METHODS.deliveryScheduled.methodCode &&
  shipping.day !== null &&
  (status === 'PLACED' || (status === 'PACKED' && kind === 'STAFF'));

/** Whether the order already has this day. */
export const isOnDay = ({ shipping }: Pick<Order, 'shipping'>, { day, window }: WantedDay): boolean =>
  shipping.day === day && (shipping.window ?? null) === window;

/**
 * The days an order can move to. Its shopper gets those that cost no more than the day that was paid for, and never
 * money back for a cheaper one. Staff get every day with a place on it, at no charge.
 */
export const daysToChangeTo = (order: Pick<Order, 'shipping'>, calendar: DeliveryCalendar, actor: Actor) =>
  calendar.days.filter(({ date, status }) => status === 'AVAILABLE' && isPaidFor(order, date, calendar, actor));

function isPaidFor({ shipping }: Pick<Order, 'shipping'>, date: string, calendar: DeliveryCalendar, { kind }: Actor) {
  const paid = (shipping.type === 'DELIVERY' && shipping.paidDay) || shipping.day;
  return kind === 'STAFF' || (paid !== null && extraOn(date, calendar) <= extraOn(paid, calendar));
}

const extraOn = (date: string, { dayPrices }: DeliveryCalendar): number =>
  dayPrices.find(({ weekday }) => weekday === weekdayOf(date))?.extra ?? 0;

/** Moves an order to another day, with the place that it takes there. Nothing else about it changes. */
export function planDayChange(
  order: Order,
  wanted: WantedDay,
  calendar: DeliveryCalendar,
  actor: Actor,
): Success<{ readonly order: Order; readonly booking: DeliveryBooking }> | Rejected<DayRefusal> {
  const { shipping } = order;
  if (!canChangeDay(order, actor) || shipping.type !== 'DELIVERY') return rejected({ code: 'OrderStateInvalid' });
  const booking = bookDelivery(calendar, wanted.day, wanted.window);
  if (!booking) return rejected({ code: 'DayUnavailable' });
  if (!isPaidFor(order, wanted.day, calendar, actor)) return rejected({ code: 'DayCostsMore' });
  const { window: _, ...rest } = shipping;
  const moved = {
    ...rest,
    day: wanted.day,
    rangeEnd: null,
    paidDay: shipping.paidDay ?? shipping.day ?? wanted.day,
    ...(wanted.window !== null && { window: wanted.window }),
  };
  return success({ order: { ...order, shipping: moved }, booking });
}
