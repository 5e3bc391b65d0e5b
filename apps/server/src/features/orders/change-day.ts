import { type DeliveryDay, windowId } from '@wattle/domain/delivery';
import {
  actorName,
  canChangeDay,
  type DayOffer,
  type DayRefusal,
  daysToChangeTo,
  deliveryOffer,
  isOnDay,
  type Order,
  type OrderActor,
  pickupOffer,
  planDayChange,
  type WantedDay,
} from '@wattle/domain/order';
import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import { DayTaken, moveDeliveryPlace } from '../../store/delivery-capacity.ts';
import { saveLocked } from '../../store/lock-order.ts';
import { noteEvent } from '../../store/order-events.ts';
import { NO_HOLDS } from '../../store/own-holds.ts';
import type { OrderDeps } from './order-deps.ts';

export type DayDeps = Pick<OrderDeps, 'store' | 'calendars' | 'letters'>;

export type DayCommand = {
  readonly orderNumber: string;
  readonly actor: OrderActor;
  readonly wanted: WantedDay;
};

export type DayAnswer = Success<Order> | Rejected<DayRefusal | 'ORDER_NOT_FOUND'>;

const UNAVAILABLE = rejected({ code: 'DayUnavailable' as const });
const NOT_FOUND = rejected({ code: 'ORDER_NOT_FOUND' as const });

/**
 * Moves an order to another day: takes the new slot, frees the old one, writes the journal and mails the shopper, in
 * one transaction. Idempotent.
 */
export async function changeDay(deps: DayDeps, { orderNumber, actor, wanted }: DayCommand): Promise<DayAnswer> {
  const record = await deps.store.orders.find(orderNumber);
  if (!record) return NOT_FOUND;
  const offer = await offerFor(deps, record.data as Order);
  const work = deps.store.orders.change<DayAnswer>(orderNumber, async (tx, order) => {
    if (!canChangeDay(order, actor)) return rejected({ code: 'OrderStateInvalid' });
    if (isOnDay(order, wanted)) return success(order);
    if (!offer) return UNAVAILABLE;
    const planned = planDayChange(order, wanted, offer, actor);
    if (planned.status !== 'SUCCESS') return planned;
    const { order: moved, booking } = planned.value;
    const { day: from, window: fromWindow = null } = order.shipping;
    const data = { from, fromWindow, to: wanted.day, toWindow: wanted.window };
    await noteEvent(tx, { orderNumber, actor: actorName(actor), kind: 'DAY_CHANGED', data });
    await saveLocked(tx, moved);
    await deps.letters.dayChanged(tx, moved);
    // last, as in placing: keeps the lock on a busy day short
    await moveDeliveryPlace(tx, orderNumber, booking);
    return success(moved);
  });
  return (await orTaken(work)) ?? NOT_FOUND;
}

/** Lost the race for the last slot. */
async function orTaken(work: Promise<DayAnswer | undefined>): Promise<DayAnswer | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DayTaken) return UNAVAILABLE;
    throw error;
  }
}

export type ChoosableDay = { readonly date: string; readonly windows: readonly string[] };

/** The days an order can move to, with their free windows. Includes its current day. */
export async function listDaysFor(
  deps: Pick<DayDeps, 'store' | 'calendars'>,
  order: Order,
  actor: OrderActor,
): Promise<readonly ChoosableDay[]> {
  if (!canChangeDay(order, actor)) return [];
  const offer = await offerFor(deps, order);
  return offer ? daysToChangeTo(order, offer, actor).map(choosable) : [];
}

const choosable = ({ date, windows }: DeliveryDay): ChoosableDay => ({
  date,
  windows: windows.filter(({ status }) => status === 'AVAILABLE').map(windowId),
});

/** The calendar as if this order did not exist: its own goods and slot count as free. */
async function offerFor(
  { store, calendars }: Pick<DayDeps, 'store' | 'calendars'>,
  { number, lines, shipping }: Order,
): Promise<DayOffer | null> {
  if (shipping.type === 'EMAIL') return null;
  const [booked, storeStock] = await Promise.all([
    store.deliveryCapacity.findBooking(number),
    store.storeStock.listSold(number),
  ]);
  const stock = new Map<string, number>();
  for (const { variantId, qty } of lines) stock.set(variantId, qty + (stock.get(variantId) ?? 0));
  const items = lines.map(({ productId, variantId, qty }) => ({
    ...{ productId, variantId, qty },
    extra: { releaseDateTime: null },
  }));
  const asked = {
    nowSeconds: Math.floor(Date.now() / 1000),
    own: { ...NO_HOLDS, stock, storeStock, places: booked ? [booked] : [] },
  };
  if (shipping.type === 'STORE_PICKUP') {
    const answer = await calendars.pickup(items, shipping.store.erpStoreId, asked);
    return answer?.status === 'SUCCESS' ? pickupOffer(answer.value) : null;
  }
  const answer = await calendars.delivery(items, shipping.address, asked);
  return answer.status === 'SUCCESS' ? deliveryOffer(answer.value) : null;
}
