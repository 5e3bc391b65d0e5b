import { SHIPPING_METHODS } from '@wattle/domain/delivery';
import { centsOf, splitCents, toCents } from '@wattle/domain/money';
import type { Order, OrderEvent, OrderPayment, OrderShipping } from '@wattle/domain/order';
import type { DemoOrder, DemoShop } from '../demo-shop.ts';
import { readRows } from '../read-rows.ts';
import { addDays, type CalendarDay, dayInTimeZone } from '../stores/calendar-day.ts';
import { SHOP_TIME_ZONE, shopMoment } from '../stores/shop-moment.ts';
import { ADDRESSES, DEMO_CUSTOMER } from './demo-customer.ts';
import type { OrderDraft } from './order-draft.ts';
import { type Goods, toOrderLines } from './order-lines.ts';
import { payOrder } from './order-payments.ts';
import { recentDrafts } from './recent-orders.ts';

type Around = Goods & Pick<DemoShop, 'stores' | 'promotions'>;

const MINUTE_MS = 60_000;
/** One eleventh of a price is GST. */
const GST_PARTS = 11;

const { email, firstName, lastName, phone, sub } = DEMO_CUSTOMER;

/**
 * Mia's orders, newest first: one on its way, one ready to collect, one delivered, one refunded, and ten
 * older ones.
 */
const ORDER_DRAFTS = readRows<OrderDraft>(new URL('./orders.jsonl', import.meta.url));

/**
 * The demo customer's orders, and those of other people in the last days, built from the shop's products; all events lie
 * before `now`.
 */
export function generateOrders({ now, ...around }: Around & { readonly now: number }): DemoOrder[] {
  const today = dayInTimeZone(now, SHOP_TIME_ZONE);
  return [...ORDER_DRAFTS, ...recentDrafts({ now, ...around })].map((draft) => ({
    ...payOrder(draft, placeOrder(draft, addDays(today, -draft.daysAgo), now * 1000, around)),
    customerSub: draft.buyer ? null : sub,
  }));
}

function placeOrder(draft: OrderDraft, day: CalendarDay, nowMs: number, around: Around): Order {
  const placedAt = shopMoment(day, draft.time);
  const history = historyOf(draft, day, placedAt, nowMs);
  const { lines, taxedCents } = toOrderLines(draft, around);
  const shipping = draft.shipping.type === 'DELIVERY' ? centsOf(draft.shipping.price) : 0;
  const itemsCents = sum(lines.map(({ unitCents, qty, plan }) => unitCents * qty + (plan?.totalCents ?? 0)));
  const discountCents = sum(lines.map((line) => line.discountCents));
  const totalCents = itemsCents - discountCents + shipping;
  const gst = gstOf([...taxedCents, shipping]);
  return {
    number: draft.number,
    placedAt,
    status: history.at(-1)?.status ?? 'PLACED',
    history,
    contact: draft.buyer?.contact ?? { email, firstName, lastName, phone, agreeToMarketing: true },
    billing: draft.buyer?.address ?? ADDRESSES.home,
    shipping: shippingOf(draft, day, around),
    lines: lines.map((line, at) => ({ ...line, gstCents: gst.parts[at] ?? 0 })),
    promotions: promotionsOf(draft, around),
    promoCodes: [],
    totals: { itemsCents, discountCents, shippingCents: shipping, totalCents, gstCents: gst.cents },
    payments: paymentsOf(draft, totalCents),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Computes GST on the total, then splits it: parts rounded separately would not add up. */
function gstOf(taxedCents: readonly number[]): { readonly cents: number; readonly parts: readonly number[] } {
  const cents = toCents(Math.round(sum(taxedCents) / GST_PARTS));
  return { cents, parts: splitCents(cents, taxedCents) };
}

/** An event that would still be ahead today is moved to a few minutes ago. */
function historyOf({ events }: OrderDraft, day: CalendarDay, placedAt: number, nowMs: number): OrderEvent[] {
  const latest = nowMs - 20 * MINUTE_MS;
  const later = events.map(({ status, daysLater, time, note = '' }) => ({
    status,
    at: Math.min(shopMoment(addDays(day, daysLater), time), latest),
    note,
  }));
  return [{ status: 'PLACED', at: placedAt, note: '' }, ...later];
}

function shippingOf({ shipping, buyer }: OrderDraft, placedOn: CalendarDay, { stores }: Around): OrderShipping {
  if (shipping.type === 'EMAIL') return { type: 'EMAIL', ...SHIPPING_METHODS.email, day: null, rangeEnd: null };
  const day = addDays(placedOn, shipping.daysLater);
  if (shipping.type === 'DELIVERY') {
    const { to, window, note = '' } = shipping;
    const { methodCode, label } = SHIPPING_METHODS.delivery;
    const agreed = { methodCode, label, day, rangeEnd: null, ...(window && { window }) };
    return {
      type: 'DELIVERY',
      ...agreed,
      address: to === 'buyer' ? (buyer?.address ?? ADDRESSES.home) : ADDRESSES[to],
      note,
    };
  }
  const store = stores.find(({ id }) => id === shipping.storeId);
  if (!store) throw new Error(`There is no store ${shipping.storeId}.`);
  const { erpStoreId, name, path } = store;
  const address = `${store.addressStreetOne}, ${store.addressCity} ${store.addressState} ${store.addressPostcode}`;
  return {
    type: 'STORE_PICKUP',
    ...SHIPPING_METHODS.storePickup,
    day,
    rangeEnd: null,
    store: { erpStoreId, name, path, address, phone: store.phone },
  };
}

function promotionsOf({ promotion }: OrderDraft, { promotions }: Around): Order['promotions'] {
  if (!promotion) return [];
  const name = promotions.find(({ id }) => id === promotion.id)?.name ?? promotion.id;
  return [{ id: promotion.id, name, savedCents: centsOf(promotion.amount) }];
}

/** Gift cards first; the other method pays the rest. */
function paymentsOf({ giftCards = [], paidBy }: OrderDraft, totalCents: number): OrderPayment[] {
  const cards = giftCards.map(
    ({ last, amount }): OrderPayment => ({
      type: 'VOUCHER',
      label: `Gift card ending ${last}`,
      amountCents: centsOf(amount),
    }),
  );
  return [...cards, { ...paidBy, amountCents: totalCents - sum(cards.map(({ amountCents }) => amountCents)) }];
}
