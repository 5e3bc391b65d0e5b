import { ORDER_STATUSES, type OrderSummary } from '@wattle/domain/order';
import { expect, it } from 'vitest';
import { orderStateWords, orderStepTitle } from './order-messages.ts';

type Part = Partial<Pick<OrderSummary, 'status' | 'shippingType' | 'storeName' | 'day'>>;
const words = (part: Part) =>
  orderStateWords(
    { status: 'PLACED', shippingType: 'DELIVERY', storeName: null, day: null, ...part },
    (day) => `the ${day}`,
    '15th',
  );

it.each<[string, Part]>([
  ['Arriving the 17th', { status: 'PACKED', day: '17th' }],
  ['Late, due the 12th', { status: 'ON_THE_WAY', day: '12th' }],
  ['Not ready yet, due the 12th', { status: 'PACKED', shippingType: 'STORE_PICKUP', day: '12th' }],
  ['Being packed', { status: 'PLACED' }],
  ['Packed', { status: 'PACKED' }],
  ['On the truck', { status: 'ON_THE_WAY' }],
  ['To collect from the 17th', { status: 'PACKED', shippingType: 'STORE_PICKUP', day: '17th' }],
  ['Ready at Preston', { status: 'READY_TO_COLLECT', shippingType: 'STORE_PICKUP', storeName: 'Preston', day: '17th' }],
  ['Delivered', { status: 'DELIVERED', day: '17th' }],
  ['Sent by email', { status: 'DELIVERED', shippingType: 'EMAIL' }],
  ['Ordered and paid', { status: 'PLACED', shippingType: 'EMAIL' }],
  ['Collected', { status: 'COLLECTED' }],
  ['Cancelled', { status: 'CANCELLED' }],
  ['Returned, refunded', { status: 'REFUNDED' }],
  ['Payment being checked', { status: 'PENDING' }],
])('says %s', (said, part) => {
  expect(words(part)).toBe(said);
});

it('names every step, short and long', () => {
  for (const status of ORDER_STATUSES) {
    expect(orderStepTitle(status, 'DELIVERY').length).toBeGreaterThanOrEqual(
      orderStepTitle(status, 'DELIVERY', 'short').length,
    );
  }
  expect(orderStepTitle('DELIVERED', 'EMAIL')).toBe('Sent by email');
});

it('an order that comes on one of several days says the last of them', () => {
  const order = { status: 'PACKED', shippingType: 'DELIVERY', storeName: null, day: 'A', dayEnd: 'B' } as const;
  expect(orderStateWords(order, (day) => day, '')).toBe('Arriving by B');
  expect(orderStateWords({ ...order, dayEnd: 'A' }, (day) => day, '')).toBe('Arriving A');
  expect(orderStateWords({ ...order, status: 'DELIVERED' }, (day) => day, '')).toBe('Delivered');
});
