import { fromRequestItems } from '@wattle/domain/cart';
import {
  type ArrivalDays,
  bookDelivery,
  bookPickup,
  type DeliveryBooking,
  isPickupCode,
  isScheduledCode,
  SHIPPING_METHODS,
} from '@wattle/domain/delivery';
import { cleanEmail } from '@wattle/domain/forms';
import type { Cents } from '@wattle/domain/money';
import { type OrderFacts, type PlaceOrderRequest, providerEntries, voucherEntries } from '@wattle/domain/order';
import { type Rejected, type Success, success } from '@wattle/domain/results';
import { voucherCents } from '@wattle/domain/vouchers';
import type { CalendarQuestion, Calendars } from '../../delivery/load-calendars.ts';
import { openVoucher } from '../../pricing/open-voucher.ts';
import { voucherDay } from '../../pricing/voucher-day.ts';
import { NO_HOLDS } from '../../store/own-holds.ts';
import type { Store } from '../../store/store.ts';
import type { OrderDeps } from './order-deps.ts';
import type { PlaceOrderCommand } from './order-key.ts';

/** Whose promotion uses are counted: a customer by their account email, whatever the request says. */
export const orderingEmail = ({ caller, request }: Pick<PlaceOrderCommand, 'caller' | 'request'>): string =>
  cleanEmail(caller?.email ?? request.cart.email);

/** Everything an order is checked against, read from the database now. */
export async function loadOrderFacts(
  deps: Pick<OrderDeps, 'store' | 'catalogue' | 'loadOffers' | 'calendars' | 'payment'>,
  command: PlaceOrderCommand,
  at: { readonly number: string; readonly nowMs: number },
): Promise<Success<OrderFacts> | Rejected<'LOCALITY_NOT_FOUND'>> {
  const { store, catalogue, loadOffers } = deps;
  const { cart } = command.request;
  const productIds = fromRequestItems(cart.items).items.map(({ productId }) => productId);
  const nowSeconds = Math.floor(at.nowMs / 1000);
  const [loaded, { warranties }, orderStore, storeStock, balances] = await Promise.all([
    loadOffers({
      codes: cart.promoCodes,
      place: placeOf(cart),
      shopper: orderingEmail(command),
      productIds,
      nowSeconds,
      // the attempt this one replaces has already released its holds
      own: NO_HOLDS,
    }),
    catalogue.load(),
    findStore(store, cart),
    listStoreStock(store, cart),
    loadBalances(store, command, voucherDay(at.nowMs)),
  ]);
  if (loaded.status !== 'SUCCESS') return loaded;
  const { offers, settings, hasOrderedBefore, products } = loaded.value;
  const asked = { nowSeconds, own: NO_HOLDS, products };
  const [paid] = providerEntries(cart.payment.methods);
  return success({
    ...at,
    products,
    warranties,
    settings,
    offers,
    shopper: { isCustomer: command.caller !== null, hasOrderedBefore },
    names: products,
    store: orderStore,
    booking: await book(deps.calendars, command.request, asked),
    promise: await promiseOf(deps.calendars, command.request, asked),
    storeStock,
    balances,
    paymentType: paid ? deps.payment.typeOf(paid.data) : null,
  });
}

/** No delivery for pickup or email. */
function placeOf({ shipping, shippingAddress }: PlaceOrderRequest['cart']) {
  return isPickupCode(shipping.methodCode) ? null : shippingAddress;
}

async function findStore(store: Store, { shipping }: PlaceOrderRequest['cart']): Promise<OrderFacts['store']> {
  const { clickCollectStoreId: id } = shipping;
  return id === undefined ? null : ((await store.orderNames.findStore(id)) ?? null);
}

/** Stock of the pickup store. */
function listStoreStock(
  store: Store,
  { shipping, items }: PlaceOrderRequest['cart'],
): Promise<OrderFacts['storeStock']> {
  const { methodCode, clickCollectStoreId: id } = shipping;
  if (id === undefined || !isPickupCode(methodCode)) return Promise.resolve([]);
  return store.storeStock.listAtErpStore(
    id,
    items.map(({ variantId }) => variantId),
  );
}

/** The slot on the chosen day, if it is free. */
async function book(
  { delivery, pickup }: Calendars,
  { cart, extra }: PlaceOrderRequest,
  asked: CalendarQuestion,
): Promise<DeliveryBooking | null> {
  const { shipping, shippingAddress, items } = cart;
  const { shippingDate: day, shippingWindow: window = null } = extra;
  if (!isScheduledCode(shipping.methodCode) || day === undefined) return null;
  if (isPickupCode(shipping.methodCode)) {
    const calendar = await pickup(items, shipping.clickCollectStoreId ?? '', asked);
    return calendar?.status === 'SUCCESS' ? bookPickup(calendar.value, day) : null;
  }
  const calendar = shippingAddress && (await delivery(items, shippingAddress, asked));
  return calendar?.status === 'SUCCESS' ? bookDelivery(calendar.value, day, window) : null;
}

/** The delivery promise of an order without a chosen day, as shown at the delivery step. */
async function promiseOf(
  { arrival, pickup }: Calendars,
  { cart: { shipping, shippingAddress, items } }: PlaceOrderRequest,
  asked: CalendarQuestion,
): Promise<ArrivalDays | null> {
  const { methodCode, clickCollectStoreId: storeId = '' } = shipping;
  if (isScheduledCode(methodCode)) return null;
  if (isPickupCode(methodCode)) {
    const ready = await pickup(items, storeId, asked);
    const day = ready?.status === 'SUCCESS' ? ready.value.readyAt.slice(0, 10) : null;
    return day === null ? null : { earliest: day, latest: day };
  }
  if (shippingAddress === null) return null;
  const arrives = await arrival(items, shippingAddress, asked);
  if (arrives.status !== 'SUCCESS') return null;
  const { standard, express } = arrives.value;
  return methodCode === SHIPPING_METHODS.express.methodCode ? express : standard;
}

/** The usable balance of each gift card: none if it is unknown, locked or the PIN is wrong. */
async function loadBalances(
  store: Store,
  { request, ipAddress }: PlaceOrderCommand,
  today: string,
): Promise<ReadonlyMap<string, Cents>> {
  const entries = voucherEntries(request.cart.payment.methods);
  const found = await Promise.all(entries.map((entry) => openVoucher(store, entry, ipAddress)));
  const opened = found.filter((voucher) => voucher !== undefined && voucher !== 'LOCKED');
  return new Map(opened.map((voucher) => [voucher.code, voucherCents(voucher, today)]));
}
