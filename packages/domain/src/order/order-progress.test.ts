import { describe, expect, it } from 'vitest';
import type { Order, OrderLine, OrderShipping, OrderStatus, OrderSummary } from './order.ts';
import {
  isUnderWay,
  linesToBuyAgain,
  nextOrder,
  orderAction,
  orderSteps,
  orderTone,
  runningPlans,
} from './order-progress.ts';

const agreed = { methodCode: 'x', label: 'X', day: '2026-11-17', rangeEnd: null };
const address = {
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3056',
  state: 'VIC',
  street1: '12 Saxon Street',
  street2: '',
  suburb: 'Brunswick',
} as const;
const store = { erpStoreId: '7', name: 'Preston', path: 'stores/preston', address: '', phone: '' };
const DELIVERY: OrderShipping = { ...agreed, type: 'DELIVERY', address, note: '' };
const PICKUP: OrderShipping = { ...agreed, type: 'STORE_PICKUP', store };
const EMAIL: OrderShipping = { ...agreed, type: 'EMAIL' };

const stepsOf = (shipping: OrderShipping, ...statuses: OrderStatus[]) =>
  orderSteps({
    status: statuses.at(-1) ?? 'PLACED',
    shipping,
    history: statuses.map((status, index) => ({ status, at: index + 1, note: `n${index + 1}` })),
  });
const inShort = (steps: ReturnType<typeof orderSteps>) =>
  steps.map(({ status, state, at }) => `${status} ${state}${at === null ? '' : ` ${at}`}`);

describe('the way of an order', () => {
  it('that is packed: the truck is next', () => {
    expect(inShort(stepsOf(DELIVERY, 'PLACED', 'PACKED'))).toEqual([
      'PLACED DONE 1',
      'PACKED DONE 2',
      'ON_THE_WAY NOW',
      'DELIVERED TODO',
    ]);
  });

  it('that is on the truck: that lasts', () => {
    const steps = stepsOf(DELIVERY, 'PLACED', 'PACKED', 'ON_THE_WAY');
    expect(inShort(steps).slice(2)).toEqual(['ON_THE_WAY NOW 3', 'DELIVERED TODO']);
  });

  it('that is delivered: nothing is left', () => {
    const steps = stepsOf(DELIVERY, 'PLACED', 'DELIVERED');
    expect(steps.every(({ state }) => state === 'DONE')).toBe(true);
    // nobody told when it was packed
    expect(steps[1]).toEqual({ status: 'PACKED', state: 'DONE', at: null, note: '' });
  });

  it('that waits in the store', () => {
    expect(inShort(stepsOf(PICKUP, 'PLACED', 'READY_TO_COLLECT'))).toEqual([
      'PLACED DONE 1',
      'PACKED DONE',
      'READY_TO_COLLECT NOW 2',
      'COLLECTED TODO',
    ]);
  });

  it('by email is done as it is placed: nothing is said to be on its way for ever', () => {
    expect(inShort(stepsOf(EMAIL, 'PLACED'))).toEqual(['PLACED DONE 1']);
    expect(inShort(stepsOf(EMAIL, 'PLACED', 'DELIVERED'))).toEqual(['PLACED DONE 1', 'DELIVERED DONE 2']);
  });

  it('whose payment is not sure begins with that', () => {
    expect(inShort(stepsOf(EMAIL, 'PENDING'))).toEqual(['PENDING NOW 1', 'PLACED TODO']);
  });

  it.each(['CANCELLED', 'REFUNDED'] as const)('that is %s is what happened', (status) => {
    expect(inShort(stepsOf(DELIVERY, 'PLACED', status))).toEqual(['PLACED DONE 1', `${status} DONE 2`]);
  });
});

describe('where an order is', () => {
  it.each<[OrderStatus, string, boolean, string]>([
    ['PENDING', 'WAIT', true, 'DETAILS'],
    ['PLACED', 'SOON', true, 'TRACK'],
    ['PACKED', 'SOON', true, 'TRACK'],
    ['ON_THE_WAY', 'SOON', true, 'TRACK'],
    ['READY_TO_COLLECT', 'WAIT', true, 'PICKUP_CODE'],
    ['DELIVERED', 'DONE', false, 'BUY_AGAIN'],
    ['COLLECTED', 'DONE', false, 'BUY_AGAIN'],
    ['CANCELLED', 'OFF', false, 'DETAILS'],
    ['REFUNDED', 'OFF', false, 'DETAILS'],
  ])('%s looks %s', (status, tone, underWay, action) => {
    expect(orderTone({ status })).toBe(tone);
    expect(isUnderWay({ status })).toBe(underWay);
    expect(orderAction({ status, shippingType: 'DELIVERY' })).toBe(action);
  });

  it('gift cards by email are not bought again', () => {
    expect(orderAction({ status: 'DELIVERED', shippingType: 'EMAIL' })).toBe('DETAILS');
  });
});

const summary = (number: string, status: OrderStatus, placedAt: number): OrderSummary => ({
  number,
  status,
  placedAt,
  title: '',
  others: 0,
  imageUrls: [],
  totalCents: 0,
  shippingType: 'DELIVERY',
  storeName: null,
  hasPlan: false,
  day: null,
});

describe('the next order', () => {
  it('is the newest on its way, before one that waits to be collected', () => {
    const orders = [summary('ready', 'READY_TO_COLLECT', 9), summary('old', 'PACKED', 1), summary('new', 'PLACED', 5)];
    expect(nextOrder(orders)?.number).toBe('new');
    expect(nextOrder(orders.slice(0, 1))?.number).toBe('ready');
  });

  it('is no gift card and no donation, of which nothing comes', () => {
    const orders = [
      { ...summary('card', 'PLACED', 9), shippingType: 'EMAIL' as const },
      summary('fridge', 'PLACED', 1),
    ];
    expect(nextOrder(orders)?.number).toBe('fridge');
  });

  it('is none when all are over, or not paid for', () => {
    expect(nextOrder([summary('a', 'DELIVERED', 2), summary('b', 'PENDING', 3)])).toBeUndefined();
  });
});

const line = (id: string, part: Partial<OrderLine> = {}): OrderLine => ({
  id,
  productId: id,
  variantId: id,
  sku: id,
  name: id,
  path: `products/${id}`,
  imageUrl: null,
  qty: 1,
  unitCents: 100,
  discountCents: 0,
  totalCents: 100,
  plan: null,
  giftcard: null,
  promotionId: null,
  ...part,
});
const order = (status: OrderStatus, lines: readonly OrderLine[], history: Order['history'] = []): Order => ({
  number: `W-${status}`,
  placedAt: Date.UTC(2026, 10, 15),
  status,
  history,
  contact: { email: 'a@example.com', firstName: 'A', lastName: 'B', phone: '', agreeToMarketing: false },
  billing: null,
  shipping: DELIVERY,
  lines,
  promotions: [],
  promoCodes: [],
  totals: { itemsCents: 0, discountCents: 0, shippingCents: 0, totalCents: 0, gstCents: 0 },
  payments: [],
});

it('what was given or sent to somebody is not bought again', () => {
  const giftcard = { amount: 50, message: '', recipientEmail: '', recipientName: '', senderName: '' };
  const lines = [line('fridge'), line('gift', { promotionId: 'p' }), line('card', { giftcard })];
  expect(linesToBuyAgain({ lines }).map(({ id }) => id)).toEqual(['fridge']);
});

describe('repair plans', () => {
  const plan = { id: 'w', name: '3-year repair plan', years: 3, totalCents: 28_900 };
  const base = (productId: string) => (productId === 'fridge' ? 2 : 0.5);
  const now = Date.UTC(2026, 10, 16);
  const endsOf = (...orders: Order[]) =>
    runningPlans(orders, base, now).map(({ line: { id }, endsAt }) => `${id} ${new Date(endsAt).toISOString()}`);

  it("run after the manufacturer's warranty, from the day it arrives, the first to end first", () => {
    expect(endsOf(order('PLACED', [line('fridge', { plan }), line('kettle', { plan }), line('fan')]))).toEqual([
      'kettle 2030-05-17T00:00:00.000Z',
      'fridge 2031-11-17T00:00:00.000Z',
    ]);
  });

  it('count from the delivery once there was one', () => {
    const history = [{ status: 'DELIVERED', at: Date.UTC(2022, 0, 5), note: '' }] as const;
    expect(endsOf(order('DELIVERED', [line('fridge', { plan })], history))).toEqual([
      'fridge 2027-01-05T00:00:00.000Z',
    ]);
  });

  it('are over when they are over, or when it all went back', () => {
    const history = [{ status: 'DELIVERED', at: Date.UTC(2021, 0, 5), note: '' }] as const;
    expect(endsOf(order('DELIVERED', [line('fridge', { plan })], history))).toEqual([]);
    expect(endsOf(order('REFUNDED', [line('fridge', { plan })]))).toEqual([]);
  });
});
