import { checkAddressToSave, usableAddresses } from '@wattle/domain/account';
import { canMoveOrder, isOrderNumber, type Order } from '@wattle/domain/order';
import { describe, expect, it } from 'vitest';
import { generateDemoShop } from '../generate-demo-shop.ts';
import { DEMO_CUSTOMER } from './demo-customer.ts';

const NOW = Date.parse('2026-11-16T04:00:00Z') / 1000;
const { orders: given, customers, products, warranties } = generateDemoShop({ now: NOW });
const orders = given.map(({ order }) => order);
const orderOf = (number: string): Order => {
  const found = orders.find((order) => order.number === number);
  if (!found) throw new Error(`No order ${number}.`);
  return found;
};
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('every order', () => {
  it('has a number of its own, and is hers', () => {
    expect(orders).toHaveLength(14);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(14);
    expect(orders.every(({ number }) => isOrderNumber(number))).toBe(true);
    expect(new Set(given.map(({ customerSub }) => customerSub))).toEqual(new Set([DEMO_CUSTOMER.sub]));
    expect(new Set(orders.map(({ contact }) => contact.email))).toEqual(new Set([DEMO_CUSTOMER.email]));
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
