import { describe, expect, it } from 'vitest';
import { sampleAddress } from '../account/testing/sample-address.ts';
import type { DeliveryCalendar } from '../delivery/delivery-days.ts';
import { canChangeDay, daysToChangeTo, deliveryOffer, isOnDay, pickupOffer, planDayChange } from './change-day.ts';
import type { Order, OrderStatus } from './order.ts';
import { AGENT, SHOPPER, soldOrder } from './testing/sample-refund.ts';

const [MONDAY, TUESDAY, FRIDAY, SATURDAY] = ['2026-11-16', '2026-11-17', '2026-11-20', '2026-11-21'] as const;
const open = { from: '07:00', to: '09:00', status: 'AVAILABLE' } as const;
const full = { from: '10:00', to: '12:00', status: 'FULL' } as const;

/** Monday is full, Tuesday costs $5 less, Saturday $19 more. */
const CALENDAR: DeliveryCalendar = {
  standard: { earliest: TUESDAY, latest: FRIDAY },
  express: null,
  days: [
    { date: MONDAY, status: 'FULL', windows: [] },
    { date: TUESDAY, status: 'AVAILABLE', windows: [open, full] },
    { date: FRIDAY, status: 'AVAILABLE', windows: [open, full] },
    { date: SATURDAY, status: 'AVAILABLE', windows: [open, full] },
  ],
  places: { place: 'zone metro', size: 'bigAndBulky', capacityPerDay: 2, capacityPerWindow: 1 },
  dayPrices: [
    { weekday: 1, extra: -5 },
    { weekday: 5, extra: 19 },
  ],
};

const onDay = (day: string, part: Partial<Order> = {}, paidDay?: string): Order =>
  soldOrder({
    shipping: {
      type: 'DELIVERY',
      methodCode: 'deliveryScheduled',
      label: 'Scheduled delivery',
      day,
      rangeEnd: null,
      window: '07:00-09:00',
      address: sampleAddress(),
      note: '',
      ...(paidDay !== undefined && { paidDay }),
    },
    ...part,
  });

describe('canChangeDay', () => {
  it.each<[OrderStatus, boolean, boolean]>([
    ['PENDING', false, false],
    ['PLACED', true, true],
    ['PACKED', false, true],
    ['ON_THE_WAY', false, true],
    ['READY_TO_COLLECT', false, false],
    ['DELIVERED', false, false],
    ['CANCELLED', false, false],
  ])('%s: by its shopper %s, by staff %s', (status, byShopper, byStaff) => {
    const order = onDay(FRIDAY, { status });
    expect([canChangeDay(order, SHOPPER), canChangeDay(order, AGENT)]).toEqual([byShopper, byStaff]);
  });

  it('is for a day that was chosen or promised, and not for what comes by email', () => {
    const { shipping } = onDay(FRIDAY);
    const may = (part: object) =>
      canChangeDay({ status: 'PLACED', shipping: { ...shipping, ...part } as Order['shipping'] }, SHOPPER);
    expect([may({ methodCode: 'delivery', rangeEnd: SATURDAY }), may({ day: null }), may({ type: 'EMAIL' })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(canChangeDay({ ...soldOrder(), status: 'PLACED', shipping: collected(TUESDAY) }, SHOPPER)).toBe(true);
  });
});

/** To collect from a store. */
function collected(day: string): Order['shipping'] {
  const { shipping } = soldOrder();
  if (shipping.type !== 'STORE_PICKUP') throw new Error('the sample has changed');
  return { ...shipping, methodCode: 'storePickup', day, rangeEnd: null };
}

describe('an order without a chosen day', () => {
  const promised = soldOrder({
    status: 'PLACED',
    shipping: { ...onDay(TUESDAY).shipping, methodCode: 'delivery', rangeEnd: FRIDAY, window: undefined } as never,
  });
  const offer = deliveryOffer(CALENDAR);

  it('moves to days without a surcharge, which are what was paid for, and keeps its method', () => {
    expect(daysToChangeTo(promised, offer, SHOPPER).map(({ date }) => date)).toEqual([TUESDAY, FRIDAY]);
    const planned = planDayChange(promised, { day: TUESDAY, window: '07:00-09:00' }, offer, SHOPPER);
    if (planned.status !== 'SUCCESS') throw new Error(JSON.stringify(planned));
    const { shipping } = planned.value.order;
    expect(shipping).toMatchObject({ methodCode: 'delivery', day: TUESDAY, rangeEnd: null, window: '07:00-09:00' });
    expect(shipping).not.toHaveProperty('paidDay');
    expect(daysToChangeTo(planned.value.order, offer, SHOPPER).map(({ date }) => date)).toEqual([TUESDAY, FRIDAY]);
  });

  it('is not on the first of its promised days before that is agreed', () => {
    expect(isOnDay(promised, { day: TUESDAY, window: null })).toBe(false);
  });

  it('is collected on another day that the store is open and has a place, at any time of it', () => {
    const calendar = {
      ...{ readyAt: `${MONDAY}T12:00`, sentDay: FRIDAY, heldDays: 7 },
      days: [
        { date: MONDAY, status: 'FULL' as const, from: null, until: null },
        { date: TUESDAY, status: 'AVAILABLE' as const, from: '09:00', until: '17:00' },
        { date: FRIDAY, status: 'AVAILABLE' as const, from: '09:00', until: '17:00' },
      ],
      places: { place: 'store 1', size: 'pickup' as const, capacityPerDay: 2, capacityPerWindow: null },
    };
    const order = soldOrder({ status: 'PLACED', shipping: collected(TUESDAY) });
    const offered = pickupOffer(calendar);
    expect(daysToChangeTo(order, offered, SHOPPER).map(({ date }) => date)).toEqual([TUESDAY, FRIDAY]);
    const planned = planDayChange(order, { day: FRIDAY, window: null }, offered, SHOPPER);
    expect(planned).toMatchObject({
      status: 'SUCCESS',
      value: { order: { shipping: { ...collected(FRIDAY) } }, booking: { place: 'store 1', day: FRIDAY } },
    });
    expect(planDayChange(order, { day: MONDAY, window: null }, offered, SHOPPER).status).toBe('REJECTED');
    expect(planDayChange(order, { day: FRIDAY, window: '07:00-09:00' }, offered, SHOPPER).status).toBe('REJECTED');
  });
});

describe('daysToChangeTo', () => {
  const days = (order: Order, actor = SHOPPER) =>
    daysToChangeTo(order, deliveryOffer(CALENDAR), actor).map(({ date }) => date);

  it('gives a shopper the days that cost no more than the one they paid for', () => {
    expect(days(onDay(FRIDAY))).toEqual([TUESDAY, FRIDAY]);
    expect(days(onDay(TUESDAY))).toEqual([TUESDAY]);
    expect(days(onDay(SATURDAY))).toEqual([TUESDAY, FRIDAY, SATURDAY]);
  });

  it('lets a shopper go back to the dearer day that they paid for', () => {
    expect(days(onDay(TUESDAY, {}, SATURDAY))).toEqual([TUESDAY, FRIDAY, SATURDAY]);
  });

  it('gives staff every day that has a place', () => {
    expect(days(onDay(TUESDAY), AGENT)).toEqual([TUESDAY, FRIDAY, SATURDAY]);
  });
});

describe('planDayChange', () => {
  const plan = (order: Order, day: string, window: string | null = null, actor = SHOPPER) =>
    planDayChange(order, { day, window }, deliveryOffer(CALENDAR), actor);

  it('moves the day and its window, takes a place, and leaves the money alone', () => {
    const order = onDay(SATURDAY);
    const planned = plan(order, TUESDAY, '07:00-09:00');
    if (planned.status !== 'SUCCESS') throw new Error(JSON.stringify(planned));
    const shipping = { ...order.shipping, day: TUESDAY, window: '07:00-09:00', paidDay: SATURDAY };
    expect(planned.value.order).toEqual({ ...order, shipping });
    expect(planned.value.booking).toMatchObject({ place: 'zone metro', day: TUESDAY, window: '07:00-09:00' });
  });

  it('forgets the old window when any time will do, and remembers the first day through two changes', () => {
    const once = plan(onDay(SATURDAY), FRIDAY);
    const twice = once.status === 'SUCCESS' ? plan(once.value.order, TUESDAY) : once;
    const { shipping } = (twice.status === 'SUCCESS' && twice.value.order) || onDay(MONDAY);
    expect([shipping.day, 'window' in shipping, 'paidDay' in shipping && shipping.paidDay]).toEqual([
      TUESDAY,
      false,
      SATURDAY,
    ]);
  });

  it.each([
    ['a full day', MONDAY, null, 'DayUnavailable'],
    ['a day that is not offered', '2027-01-01', null, 'DayUnavailable'],
    ['a full window', TUESDAY, '10:00-12:00', 'DayUnavailable'],
    ['a dearer day', SATURDAY, null, 'DayCostsMore'],
  ] as const)('refuses %s', (_, day, window, code) => {
    expect(plan(onDay(FRIDAY), day, window)).toEqual({ status: 'REJECTED', reasons: [{ code }] });
  });

  it('refuses an order that is packed', () => {
    const refused = plan(onDay(FRIDAY, { status: 'PACKED' }), TUESDAY);
    expect(refused).toEqual({ status: 'REJECTED', reasons: [{ code: 'OrderStateInvalid' }] });
  });
});
