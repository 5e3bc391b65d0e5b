import {
  bookDelivery,
  bookPickup,
  type Cents,
  cleanEmail,
  type DeliveryBooking,
  fromRequestItems,
  isPickupCode,
  isScheduledCode,
  type OrderFacts,
  type PlaceOrderRequest,
  type Rejected,
  type Success,
  success,
  type VoucherEntry,
  voucherCents,
  voucherEntries,
  wallClock,
} from '@wattle/domain';
import type { Calendars } from '../delivery/load-calendars.ts';
import type { Store } from '../store/store.ts';
import type { OrderDeps } from './order-deps.ts';
import type { PlaceOrderCommand } from './order-key.ts';

/** Where the day ends last: a gift card holds to the end of its last day anywhere in the country. */
const LAST_TIME_ZONE = 'Australia/Perth';
export const todayOf = (nowMs: number): string => wallClock(LAST_TIME_ZONE, nowMs).date;

/** By whom uses of promotions are counted: a customer by their own address, whatever they typed. */
export const shopperOf = ({ caller, request }: Pick<PlaceOrderCommand, 'caller' | 'request'>): string =>
  cleanEmail(caller?.email ?? request.cart.email);

/** Everything that an order is held against, as it is in the database at this moment. */
export async function loadOrderFacts(
  deps: Pick<OrderDeps, 'store' | 'catalogue' | 'loadOffers' | 'calendars'>,
  command: PlaceOrderCommand,
  at: { readonly number: string; readonly nowMs: number },
): Promise<Success<OrderFacts> | Rejected<'LOCALITY_NOT_FOUND'>> {
  const { store, catalogue, loadOffers } = deps;
  const { cart } = command.request;
  const productIds = fromRequestItems(cart.items).items.map(({ productId }) => productId);
  const nowSeconds = Math.floor(at.nowMs / 1000);
  const [loaded, { warranties }, orderStore, booking, shelfUnits, balances, names] = await Promise.all([
    loadOffers({ codes: cart.promoCodes, place: placeOf(cart), shopper: shopperOf(command), productIds, nowSeconds }),
    catalogue.load(),
    findStore(store, cart),
    book(deps.calendars, command.request, nowSeconds),
    listShelf(store, cart),
    loadBalances(store, voucherEntries(cart.payment.methods), todayOf(at.nowMs)),
    store.listLineNames(productIds),
  ]);
  if (loaded.status !== 'SUCCESS') return loaded;
  const { offers, settings, hasOrderedBefore, products } = loaded.value;
  const gifts = [...products.keys()].filter((id) => !names.has(id));
  return success({
    ...at,
    products,
    warranties,
    settings,
    offers,
    shopper: { isCustomer: command.caller !== null, hasOrderedBefore },
    names: gifts.length === 0 ? names : new Map([...names, ...(await store.listLineNames(gifts))]),
    store: orderStore,
    booking,
    shelf: shelfUnits,
    balances,
  });
}

/** Nothing that is collected or sent by email is delivered anywhere. */
function placeOf({ shipping, shippingAddress }: PlaceOrderRequest['cart']) {
  return isPickupCode(shipping.methodCode) ? null : shippingAddress;
}

async function findStore(store: Store, { shipping }: PlaceOrderRequest['cart']): Promise<OrderFacts['store']> {
  const { clickCollectStoreId: id } = shipping;
  return id === undefined ? null : ((await store.findOrderStore(id)) ?? null);
}

/** What stands in the store where it is collected. */
function listShelf(store: Store, { shipping, items }: PlaceOrderRequest['cart']): Promise<OrderFacts['shelf']> {
  const { methodCode, clickCollectStoreId: id } = shipping;
  if (id === undefined || !isPickupCode(methodCode)) return Promise.resolve([]);
  return store.listShelfUnits(
    id,
    items.map(({ variantId }) => variantId),
  );
}

/** The place on the day that was chosen, if it can be had. */
async function book(
  { delivery, pickup }: Calendars,
  { cart, extra }: PlaceOrderRequest,
  nowSeconds: number,
): Promise<DeliveryBooking | null> {
  const { shipping, shippingAddress, items } = cart;
  const { shippingDate: day, shippingWindow: window = null } = extra;
  if (!isScheduledCode(shipping.methodCode) || day === undefined) return null;
  if (isPickupCode(shipping.methodCode)) {
    const calendar = await pickup(items, shipping.clickCollectStoreId ?? '', nowSeconds);
    return calendar?.status === 'SUCCESS' ? bookPickup(calendar.value, day) : null;
  }
  const calendar = shippingAddress && (await delivery(items, shippingAddress, nowSeconds));
  return calendar?.status === 'SUCCESS' ? bookDelivery(calendar.value, day, window) : null;
}

/** What can be had of each voucher; one that is not there, or has another PIN, has nothing. */
async function loadBalances(
  store: Store,
  entries: readonly VoucherEntry[],
  today: string,
): Promise<ReadonlyMap<string, Cents>> {
  const found = await Promise.all(entries.map(({ code, pin }) => store.findVoucher(code, pin)));
  return new Map(found.flatMap((voucher) => (voucher ? [[voucher.code, voucherCents(voucher, today)] as const] : [])));
}
