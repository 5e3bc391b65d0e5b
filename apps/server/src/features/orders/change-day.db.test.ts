import type { Order, OrderActor } from '@wattle/domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { NO_HOLDS } from '../../store/own-holds.ts';
import { sampleShippingShop } from '../../testing/sample-shipping-shop.ts';
import { changeDay, listDaysFor } from './change-day.ts';
import { auditPlaces } from './testing/audit-places.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import { kettle, orderDeps, orderShop, paidByCard } from './testing/order-shop.ts';
import { ADA, refundShop } from './testing/refund-shop.ts';
import { scriptedPayment } from './testing/scripted-payment.ts';

const [EARLY, LATE] = ['07:00-09:00', '10:00-12:00'] as const;
const SHOPPER: OrderActor = { kind: 'SHOPPER' };

describe('an order that moves to another day', () => {
  let db: Database;
  let deps: ReturnType<typeof orderDeps>;
  let shop: ReturnType<typeof refundShop>;
  let days: string[];
  beforeAll(async () => {
    ({ db } = await openOrderShop({ ...orderShop(), settings: sampleShippingShop().settings }));
    const provider = scriptedPayment();
    deps = orderDeps(db, provider, { times: { waitSeconds: 2 } });
    shop = refundShop(db, deps, provider);
    const { items, shippingAddress } = kettle().cart;
    if (!shippingAddress) throw new Error('It is delivered.');
    const nowSeconds = Math.floor(Date.now() / 1000);
    const calendar = await deps.calendars.delivery(items, shippingAddress, { nowSeconds, own: NO_HOLDS });
    if (calendar.status !== 'SUCCESS') throw new Error('There are days to pick.');
    // from the end: no test runs into the next day
    days = calendar.value.days
      .filter(({ status }) => status === 'AVAILABLE')
      .map(({ date }) => date)
      .reverse();
  });
  afterAll(() => db.close());

  const aDay = (): string => {
    const day = days.shift();
    if (day === undefined) throw new Error('There is a day left.');
    return day;
  };
  /** A kettle for a day that has two places, one in each window. */
  const place = (shippingDate: string, shippingWindow: string = EARLY) => {
    const { cart } = kettle(0, {
      shipping: { methodCode: 'deliveryScheduled' },
      payment: { methods: [paidByCard(114)] },
    });
    return shop.place({ cart, extra: { shippingDate, shippingWindow } });
  };
  const change = async (
    orderNumber: string,
    day: string,
    window: string | null = EARLY,
    actor: OrderActor = SHOPPER,
  ) => {
    const answer = await changeDay(deps, { orderNumber, actor, wanted: { day, window } });
    return answer.status === 'SUCCESS' ? 'SUCCESS' : answer.reasons[0]?.code;
  };
  const taken = async (...asked: readonly string[]) => {
    const all = (await deps.store.deliveryCapacity.listTaken(['zone metro'], '2000-01-01')).get('zone metro') ?? [];
    return asked.map((day) => all.find((one) => one.day === day)?.taken ?? 0);
  };
  const shippingOf = async (number: string) => {
    const { day, window } = (await shop.orderOf(number)).shipping;
    return [day, window];
  };

  it('takes its place there and leaves the old one, with a mail and a line in the journal', async () => {
    const [from, to] = [aDay(), aDay()];
    const number = await place(from);
    const before = await shop.orderOf(number);
    expect(await change(number, to, LATE)).toBe('SUCCESS');
    expect(await taken(from, to)).toEqual([0, 1]);
    const shipping = { ...before.shipping, day: to, window: LATE, paidDay: from };
    expect(await shop.orderOf(number)).toEqual({ ...before, shipping });
    expect(await shop.letters(number)).toEqual([`day ${to}`]);
    const event = (await deps.store.orderEvents.list(number)).find(({ kind }) => kind === 'DAY_CHANGED');
    expect(event).toMatchObject({
      actor: 'shopper',
      data: { from, fromWindow: EARLY, to, toWindow: LATE },
    });
    expect(await auditPlaces(db)).toEqual([]);
  });

  it('is mailed once however often it is asked for', async () => {
    const [from, to] = [aDay(), aDay()];
    const number = await place(from);
    expect(await Promise.all([change(number, to), change(number, to), change(number, to)])).toEqual([
      'SUCCESS',
      'SUCCESS',
      'SUCCESS',
    ]);
    expect([await shop.letters(number), await taken(from, to), await auditPlaces(db)]).toEqual([
      [`day ${to}`],
      [0, 1],
      [],
    ]);
  });

  it('may take another window of the same day, or any time of it', async () => {
    const day = aDay();
    const number = await place(day);
    expect([await change(number, day, LATE), await shippingOf(number)]).toEqual(['SUCCESS', [day, LATE]]);
    expect([await change(number, day, null), await shippingOf(number)]).toEqual(['SUCCESS', [day, undefined]]);
    expect([await taken(day), await auditPlaces(db)]).toEqual([[1], []]);
  });

  it('keeps its day when the other is full, or is not offered', async () => {
    const [from, to] = [aDay(), aDay()];
    const number = await place(from);
    await place(to, EARLY);
    expect(await change(number, to, EARLY)).toBe('DayUnavailable');
    await place(to, LATE);
    expect(await change(number, to, null)).toBe('DayUnavailable');
    expect(await change(number, '2001-01-01', null)).toBe('DayUnavailable');
    expect([await shippingOf(number), await taken(from, to)]).toEqual([
      [from, EARLY],
      [1, 2],
    ]);
    expect([await shop.letters(number), await auditPlaces(db)]).toEqual([[], []]);
  });

  it('gives the last place of a day to one of many', async () => {
    const to = aDay();
    const numbers = await Promise.all([aDay(), aDay(), aDay(), aDay()].map((day) => place(day)));
    const answers = await Promise.all(numbers.map((number) => change(number, to, EARLY)));
    expect(answers.sort()).toEqual(['DayUnavailable', 'DayUnavailable', 'DayUnavailable', 'SUCCESS']);
    expect([await taken(to), await auditPlaces(db)]).toEqual([[1], []]);
  });

  it('lets two orders swap days at the same moment', async () => {
    const [one, other] = [aDay(), aDay()];
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = await Promise.all([place(one, EARLY), place(other, EARLY)]);
      expect(await Promise.all([change(a, other, LATE), change(b, one, LATE)])).toEqual(['SUCCESS', 'SUCCESS']);
      expect([await taken(one, other), await auditPlaces(db)]).toEqual([[1, 1], []]);
      await Promise.all([shop.cancel(a), shop.cancel(b)]);
    }
    days.push(one, other);
  });

  it('moves, or is packed first: its shopper is never told a day that it does not have', async () => {
    const [from, to] = [aDay(), aDay()];
    const number = await place(from);
    const [answer] = await Promise.all([change(number, to), shop.move(number, 'PACKED')]);
    expect(['SUCCESS', 'OrderStateInvalid']).toContain(answer);
    expect(await shippingOf(number)).toEqual([answer === 'SUCCESS' ? to : from, EARLY]);
    const next = aDay();
    expect([await change(number, next), await change(number, next, EARLY, ADA)]).toEqual([
      'OrderStateInvalid',
      'SUCCESS',
    ]);
    // nor is it changed to the day that it has
    expect(await change(number, next)).toBe('OrderStateInvalid');
    expect([await shop.journal(number), await auditPlaces(db)]).toEqual([
      expect.arrayContaining(['manager Ada DAY_CHANGED']),
      [],
    ]);
  });

  it('is given by staff to what came back from its first journey, and its shopper is mailed', async () => {
    const [from, to] = [aDay(), aDay()];
    const number = await place(from);
    for (const status of ['PACKED', 'ON_THE_WAY'] as const) await shop.move(number, status);
    expect([await change(number, to), await change(number, to, EARLY, ADA)]).toEqual(['OrderStateInvalid', 'SUCCESS']);
    expect([await taken(from, to), await shop.letters(number), await auditPlaces(db)]).toEqual([
      [0, 1],
      [`day ${to}`],
      [],
    ]);
  });

  it('is offered the days that have a place, its own goods and place not counted against it', async () => {
    const [own, full] = [aDay(), aDay()];
    const number = await place(own, EARLY);
    await place(own, LATE);
    await Promise.all([place(full, EARLY), place(full, LATE)]);
    await db.run(`update variant_stock set qty = 0 where variant_id = 'kettle-v1'`);
    const offered = await listDaysFor(deps, await shop.orderOf(number), SHOPPER);
    expect(offered.find(({ date }) => date === own)).toEqual({ date: own, windows: [EARLY] });
    expect([offered.some(({ date }) => date === full), offered.length > 5]).toEqual([false, true]);
    const gone = { ...(await shop.orderOf(number)), status: 'PACKED' } satisfies Order;
    expect(await listDaysFor(deps, gone, SHOPPER)).toEqual([]);
    await db.run(`update variant_stock set qty = 5000 where variant_id = 'kettle-v1'`);
  });

  it('without a chosen day is given one of those that cost no more, and its place with it', async () => {
    const { cart } = kettle(0, { shipping: { methodCode: 'delivery' }, payment: { methods: [paidByCard(109)] } });
    const number = await shop.place({ cart, extra: {} });
    const before = (await shop.orderOf(number)).shipping;
    expect(before.day).not.toBeNull();
    const staff: OrderActor = { ...ADA };
    const offered = await listDaysFor(deps, await shop.orderOf(number), staff);
    const to = offered.at(-1)?.date ?? '';
    const [was] = await taken(to);
    expect(await change(number, to, null, staff)).toBe('SUCCESS');
    expect(await taken(to)).toEqual([(was ?? 0) + 1]);
    expect((await shop.orderOf(number)).shipping).toEqual({ ...before, day: to, rangeEnd: null });
  });

  it('is not there when there is no such order', async () => {
    expect(await change('W-NONE', '2026-11-20')).toBe('ORDER_NOT_FOUND');
  });
});
