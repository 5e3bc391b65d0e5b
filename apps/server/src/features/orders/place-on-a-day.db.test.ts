import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { NO_HOLDS } from '../../store/own-holds.ts';
import { createStore } from '../../store/store.ts';
import { sampleShippingShop } from '../../testing/sample-shipping-shop.ts';
import { cancelOrder } from './cancel-order.ts';
import { sweepOrders } from './sweep-orders.ts';
import { auditOrders, type Opening } from './testing/audit-orders.ts';
import { auditPlaces } from './testing/audit-places.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import { anHourLater, commandOf, kettle, orderDeps, orderShop, paidByCard, placeBy } from './testing/order-shop.ts';
import { refundShop } from './testing/refund-shop.ts';
import { type ScriptedPayment, scriptedPayment } from './testing/scripted-payment.ts';

const HOURS = ['07:00-09:00', '10:00-12:00'];

describe('an order for a day', () => {
  let db: Database;
  let opening: Opening;
  let provider: ScriptedPayment;
  let deps: ReturnType<typeof orderDeps>;
  let days: string[];
  beforeAll(async () => {
    ({ db, opening } = await openOrderShop({ ...orderShop(), settings: sampleShippingShop().settings }));
    provider = scriptedPayment();
    deps = orderDeps(db, provider, { times: { waitSeconds: 2 } });
    const { items, shippingAddress } = kettle().cart;
    const calendar =
      shippingAddress &&
      (await deps.calendars.delivery(items, shippingAddress, {
        nowSeconds: Math.floor(Date.now() / 1000),
        own: NO_HOLDS,
      }));
    if (calendar?.status !== 'SUCCESS') throw new Error('There are days to pick.');
    // from the end: no test runs into the next day
    days = calendar.value.days
      .filter(({ status }) => status === 'AVAILABLE')
      .map(({ date }) => date)
      .reverse();
  });
  beforeEach(() => {
    provider.script.next = 'AUTHORISE';
  });
  afterAll(() => db.close());

  const aDay = (): string => {
    const day = days.shift();
    if (day === undefined) throw new Error('There is a day left.');
    return day;
  };
  /** A kettle that is brought between these hours; a day has two places and each of its hours one. */
  const wanted = (shippingDate: string, shippingWindow: string | undefined = undefined) => {
    const { cart } = kettle(0, {
      shipping: { methodCode: 'deliveryScheduled' },
      payment: { methods: [paidByCard(114)] },
    });
    return commandOf({ cart, extra: { shippingDate, ...(shippingWindow && { shippingWindow }) } });
  };
  const place = (command: ReturnType<typeof commandOf>) => placeBy(deps)(command);
  const outcomes = async (commands: readonly ReturnType<typeof commandOf>[]) => {
    const answers = await Promise.all(commands.map(place));
    return answers.map((one) => (one.status === 'REJECTED' ? one.reasons[0]?.code : one.status)).sort();
  };
  const taken = async (day: string) =>
    (await deps.store.deliveryCapacity.listTaken(['zone metro'], day)).get('zone metro')?.find((one) => one.day === day)
      ?.taken ?? 0;
  const audit = () => auditOrders(db, provider, opening);

  it('takes a place on it and keeps which', async () => {
    const day = aDay();
    const answer = await place(wanted(day, HOURS[1]));
    if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
    const order = await createStore(db).orders.find(answer.value.orderNumber);
    expect(order?.data).toMatchObject({
      shipping: { methodCode: 'deliveryScheduled', day, label: 'Scheduled delivery', window: '10:00-12:00' },
      totals: { shippingCents: 1400, totalCents: 11_400 },
    });
    expect([await taken(day), await audit()]).toEqual([1, []]);
  });

  it('gives as many places as there are, to however many want them at once', async () => {
    const day = aDay();
    const before = provider.calls.authorise;
    const commands = Array.from({ length: 20 }, (_, index) => wanted(day, HOURS[index % 2]));
    expect(await outcomes(commands)).toEqual(
      [
        ...Array.from({ length: 2 }, () => 'SUCCESS'),
        ...Array.from({ length: 18 }, () => 'ShippingMethodUnavailable'),
      ].sort(),
    );
    expect([await taken(day), provider.calls.authorise - before, await audit()]).toEqual([2, 2, []]);
  });

  it.each(['REFUSE', 'LOST'] as const)('gives the place back with everything else: %s', async (next) => {
    const day = aDay();
    provider.script.next = next;
    await place(wanted(day, HOURS[0]));
    await anHourLater(db);
    await sweepOrders(deps)();
    expect([await taken(day), await audit()]).toEqual([0, []]);
    provider.script.next = 'AUTHORISE';
    expect(await outcomes([wanted(day, HOURS[0])])).toEqual(['SUCCESS']);
  });

  it('gives the place back when it is cancelled, so that another has it', async () => {
    const day = aDay();
    const answer = await place(wanted(day, HOURS[0]));
    const orderNumber = answer.status === 'SUCCESS' ? answer.value.orderNumber : '';
    expect([await taken(day), await outcomes([wanted(day, HOURS[0])])]).toEqual([1, ['ShippingMethodUnavailable']]);
    await cancelOrder(deps, { orderNumber, actor: { kind: 'SHOPPER' }, reason: '' });
    expect(await taken(day)).toBe(0);
    expect(await outcomes([wanted(day, HOURS[0])])).toEqual(['SUCCESS']);
    expect(await auditPlaces(db)).toEqual([]);
  });

  it.each([
    { moves: [], left: 0 },
    { moves: ['PACKED'], left: 0 },
    { moves: ['PACKED', 'ON_THE_WAY'], left: 1 },
    { moves: ['PACKED', 'ON_THE_WAY', 'DELIVERED'], left: 1 },
  ] as const)(
    'frees its place when all of it is refunded before the truck has left: $moves',
    async ({ moves, left }) => {
      const day = aDay();
      const shop = refundShop(db, deps, provider);
      const number = await shop.place(wanted(day, HOURS[0]).request);
      for (const next of moves) await shop.move(number, next);
      const answer = await shop.refund(number, { lines: [{ lineId: '1', qty: 1 }], deliveryCents: 14_00 });
      expect([answer.status, await taken(day)]).toEqual(['SUCCESS', left]);
    },
  );

  it('is refused for a day that cannot be had', async () => {
    expect(await outcomes([wanted('2001-01-01', HOURS[0])])).toEqual(['ShippingMethodUnavailable']);
    expect(await outcomes([wanted(aDay(), '03:00-04:00')])).toEqual(['ShippingMethodUnavailable']);
  });
});
