import { checkAddressToSave, usableAddresses } from '@wattle/domain/account';
import { canMoveOrder, isOrderNumber, type Order } from '@wattle/domain/order';
import { describe, expect, it } from 'vitest';
import { generateDeliverySettings } from '../delivery/generate-delivery-settings.ts';
import { generateDemoShop } from '../generate-demo-shop.ts';
import { DEMO_CUSTOMER } from './demo-customer.ts';
import { generateOrders } from './generate-orders.ts';

const NOW = Date.parse('2026-11-16T04:00:00Z') / 1000;
const shop = generateDemoShop({ now: NOW });
const { orders: given, customers, products, warranties } = shop;
const orders = given.map(({ order }) => order);
const orderOf = (number: string): Order => {
  const found = orders.find((order) => order.number === number);
  if (!found) throw new Error(`No order ${number}.`);
  return found;
};
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('every order', () => {
  it('has a number of its own, and is hers or of somebody without an account', () => {
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
    expect(orders.every(({ number }) => isOrderNumber(number))).toBe(true);
    const hers = given.filter(({ customerSub }) => customerSub === DEMO_CUSTOMER.sub);
    expect(hers).toHaveLength(14);
    for (const { order, customerSub } of given)
      expect(order.contact.email === DEMO_CUSTOMER.email).toBe(customerSub !== null);
  });

  it.each(orders.map((order) => [order.number, order] as const))('%s adds up to the cent', (_number, order) => {
    const { lines, totals, payments, promotions } = order;
    for (const { unitCents, qty, discountCents, totalCents } of lines) {
      expect(totalCents).toBe(unitCents * qty - discountCents);
    }
    expect(sum(lines.map(({ unitCents, qty, plan }) => unitCents * qty + (plan?.totalCents ?? 0)))).toBe(
      totals.itemsCents,
    );
    expect(sum(lines.map(({ discountCents }) => discountCents))).toBe(totals.discountCents);
    expect(sum(promotions.map(({ savedCents }) => savedCents))).toBe(totals.discountCents);
    expect(totals.itemsCents - totals.discountCents + totals.shippingCents).toBe(totals.totalCents);
    expect(sum(payments.map(({ amountCents }) => amountCents))).toBe(totals.totalCents);
    const gst = sum(lines.map(({ gstCents = 0 }) => gstCents));
    expect(gst).toBeLessThanOrEqual(totals.gstCents);
    expect(totals.gstCents - gst).toBeLessThanOrEqual(Math.ceil(totals.shippingCents / 11));
    const amounts = [...Object.values(totals), ...payments.map(({ amountCents }) => amountCents)];
    expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
  });

  it.each(orders.map((order) => [order.number, order] as const))('%s went a way that orders go', (_number, order) => {
    const { history, shipping, placedAt } = order;
    expect(history[0]).toEqual({ status: 'PLACED', at: placedAt, note: '' });
    expect(history.at(-1)?.status).toBe(order.status);
    for (const [at, event] of history.entries()) {
      const before = history[at - 1];
      if (!before) continue;
      expect(event.at).toBeGreaterThan(before.at);
      expect(canMoveOrder({ status: before.status, shipping }, event.status)).toBe(true);
    }
    expect(history.at(-1)?.at).toBeLessThan(NOW * 1000);
  });

  it('is of things that the shop has', () => {
    const pathOf = new Map(products.map(({ id, path }) => [id, path]));
    const variants = new Set(products.flatMap(({ variants: all }) => all.map(({ id }) => id)));
    const planIds = new Set(warranties.map(({ id }) => id));
    for (const line of orders.flatMap(({ lines }) => lines)) {
      expect(line.path).toBe(pathOf.get(line.productId));
      expect(variants.has(line.variantId)).toBe(true);
      expect(line.imageUrl).not.toBeNull();
      expect(line.plan === null || planIds.has(line.plan.id)).toBe(true);
    }
  });

  it('comes in a delivery window that the shop offers', () => {
    const { zones } = generateDeliverySettings({ now: NOW })['delivery-rules'];
    const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 16);
    const offered = zones.flatMap(({ schedule }) =>
      (schedule?.windows ?? []).map(({ from, to }) => `${clock(from)}-${clock(to)}`),
    );
    const agreed = orders.flatMap(({ shipping }) => shipping.window ?? []);
    expect(agreed.length).toBeGreaterThan(0);
    expect(agreed.filter((window) => !offered.includes(window))).toEqual([]);
  });
});

describe('orders of other people', () => {
  const others = (now: number) =>
    generateOrders({ ...shop, now })
      .filter(({ customerSub }) => customerSub === null)
      .map(({ order }) => order);
  const recent = others(NOW);
  const DAY = 86_400;

  it('are of the last fourteen days, so many that lists look alive, and the same each time', () => {
    expect(recent.length).toBeGreaterThan(60);
    expect(recent.length).toBeLessThan(100);
    for (const { placedAt } of recent) {
      expect(placedAt).toBeLessThan(NOW * 1000);
      expect(placedAt).toBeGreaterThan((NOW - 14 * DAY) * 1000);
    }
    expect(others(NOW)).toEqual(recent);
  });

  it('have numbers in the order of time', () => {
    const byTime = orders.toSorted((a, b) => a.placedAt - b.placedAt).map(({ number }) => Number(number.slice(2)));
    expect(byTime.toSorted((a, b) => a - b)).toEqual(byTime);
  });

  it.each([0, 6, 12, 18, 23])('have something in every state that staff see, %i hours later', (hours) => {
    const now = NOW + hours * 3600;
    const today = new Date(now * 1000 + 11 * 3_600_000).toISOString().slice(0, 10);
    const list = others(now);
    const statuses = new Set(list.map(({ status }) => status));
    for (const status of ['PLACED', 'PACKED', 'READY_TO_COLLECT', 'DELIVERED', 'COLLECTED'] as const)
      expect(statuses, status).toContain(status);
    const late = list.filter(
      ({ status, shipping }) => ['PLACED', 'ON_THE_WAY'].includes(status) && (shipping.day ?? '') < today,
    );
    expect(late.length).toBeGreaterThan(0);
    expect(late.length).toBeLessThan(5);
  });
});

describe('the newest order', () => {
  const order = orderOf('W-204817');

  it('costs what the shopper was told', () => {
    expect(order.totals).toEqual({
      itemsCents: 407_600,
      discountCents: 15_000,
      shippingCents: 6_900,
      totalCents: 399_500,
      gstCents: 35_409,
    });
    expect(order.payments.map(({ label, amountCents }) => [label, amountCents])).toEqual([
      ['Gift card ending 4417', 20_000],
      ['Gift card ending 9032', 12_500],
      ['Visa ending 1111', 367_000],
    ]);
  });

  it('arrives tomorrow, packed by now at any hour of the day', () => {
    expect([order.status, order.shipping.day]).toEqual(['PACKED', '2026-11-17']);
    const midnight = Date.parse('2026-11-15T13:05:00Z') / 1000;
    const newest = generateDemoShop({ now: midnight }).orders[0]?.order;
    expect(newest?.history.map(({ at }) => at < midnight * 1000)).toEqual([true, true]);
  });
});

it('a gift card alone has no GST in it', () => {
  expect(orderOf('W-166310').totals).toMatchObject({ totalCents: 20_000, gstCents: 0 });
});

it('one is to be collected, one was delivered, one refunded', () => {
  expect(['W-204390', 'W-198226', 'W-187740'].map((number) => orderOf(number).status)).toEqual([
    'READY_TO_COLLECT',
    'DELIVERED',
    'REFUNDED',
  ]);
});

describe('the customer', () => {
  const [mia] = customers;

  it('has addresses that the shop would save, one of them the default for both', () => {
    const addresses = mia?.addresses ?? [];
    expect(
      addresses.map(({ isDefaultBilling, isDefaultShipping, id, ...fields }) => checkAddressToSave(fields)),
    ).toEqual(addresses.map(({ isDefaultBilling, isDefaultShipping, id, ...value }) => ({ status: 'SUCCESS', value })));
    expect(usableAddresses(addresses, ['AU'])).toEqual(addresses);
    expect(addresses[0]).toMatchObject({ street1: '12 Saxon Street', isDefaultBilling: true, isDefaultShipping: true });
  });

  it('was there before her first order', () => {
    expect(mia?.createdAt).toBeLessThan(Math.min(...orders.map(({ placedAt }) => placedAt)));
    expect(new Date(mia?.createdAt ?? 0).getUTCFullYear()).toBe(2021);
  });
});
