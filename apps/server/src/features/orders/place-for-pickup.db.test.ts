import type { Order, PlaceOrderRequest } from '@wattle/domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { NO_HOLDS } from '../../store/own-holds.ts';
import { createStore } from '../../store/store.ts';
import { sampleShippingShop } from '../../testing/sample-shipping-shop.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeDay, listDaysFor } from './change-day.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import { commandOf, kettle, orderDeps, orderShop, paidByCard, placeBy } from './testing/order-shop.ts';
import { scriptedPayment } from './testing/scripted-payment.ts';

const STORE = 'erp-near-1';

describe('an order that is collected', () => {
  let db: Database;
  let deps: ReturnType<typeof orderDeps>;
  beforeAll(async () => {
    const { settings, stores, storeStock } = sampleShippingShop();
    ({ db } = await openOrderShop({ ...orderShop(), settings, stores, storeStock }));
    deps = orderDeps(db, scriptedPayment());
  });
  afterAll(() => db.close());

  const inStore = async () => (await deps.store.storeStock.listAtErpStore(STORE, ['kettle-v1']))[0]?.qty;
  const counted = () => db.query('select store_id, variant_id, qty from store_stock order by 1, 2');
  async function place(shipping: PlaceOrderRequest['cart']['shipping'], dollars: number, extra = {}) {
    const { cart } = kettle(0, { shipping, payment: { methods: [paidByCard(dollars)] } });
    const answer = await placeBy(deps)(commandOf({ cart, extra }));
    if (answer.status !== 'SUCCESS') return answer;
    return (await createStore(db).orders.find(answer.value.orderNumber))?.data;
  }
  const daysOf = async () => {
    const calendar = await deps.calendars.pickup(kettle().cart.items, STORE, {
      nowSeconds: Math.floor(Date.now() / 1000),
      own: NO_HOLDS,
    });
    if (calendar?.status !== 'SUCCESS') throw new Error('It can be collected.');
    return calendar.value.days;
  };

  it('costs no delivery and comes from the stock of its store [C-1-05]', async () => {
    const before = await inStore();
    expect(await place({ methodCode: 'storePickup', clickCollectStoreId: STORE }, 100)).toMatchObject({
      shipping: { methodCode: 'storePickup' },
      totals: { shippingCents: 0, totalCents: 10_000 },
    });
    expect(await inStore()).toBe((before ?? 0) - 1);
  });

  it('is offered no other day once its store is no more', async () => {
    const order = await place({ methodCode: 'storePickup', clickCollectStoreId: STORE }, 100);
    const { shipping } = order as Order;
    if (shipping.type !== 'STORE_PICKUP') throw new Error('It is collected.');
    const closed = { ...shipping, store: { ...shipping.store, erpStoreId: 'closed' } };
    expect(await listDaysFor(deps, { ...(order as Order), shipping: closed }, { kind: 'SHOPPER' })).toEqual([]);
  });

  it('is collected on another day: its place there is taken, its goods on the shelf are its own, and it goes with the order', async () => {
    const order = await place({ methodCode: 'storePickup', clickCollectStoreId: STORE }, 100);
    if (!order || 'reasons' in order) throw new Error(JSON.stringify(order));
    const { number } = order as Order;
    // the last one of its store is this order's own
    await db.run(`update store_stock set qty = 0 where variant_id = 'kettle-v1'`);
    const offered = await listDaysFor(deps, order as Order, { kind: 'SHOPPER' });
    await db.run(`update store_stock set qty = 50 where variant_id = 'kettle-v1'`);
    expect(offered[0]?.date).toBe((order as Order).shipping.day);
    const to = offered.at(-1)?.date ?? '';
    const moved = await changeDay(deps, {
      ...{ orderNumber: number, actor: { kind: 'SHOPPER' } },
      wanted: { day: to, window: null },
    });
    expect(moved).toMatchObject({
      status: 'SUCCESS',
      value: { shipping: { methodCode: 'storePickup', day: to, rangeEnd: null } },
    });
    const booked = () => deps.store.deliveryCapacity.findBooking(number);
    expect(await booked()).toMatchObject({ day: to, size: 'pickup' });
    await cancelOrder(deps, { orderNumber: number, actor: { kind: 'SHOPPER' }, reason: '' });
    expect(await booked()).toBeUndefined();
  });

  it('keeps from which day it can be collected, as the checkout said it', async () => {
    const calendar = await deps.calendars.pickup(kettle().cart.items, STORE, {
      nowSeconds: Math.floor(Date.now() / 1000),
      own: NO_HOLDS,
    });
    const day = calendar?.status === 'SUCCESS' ? calendar.value.readyAt.slice(0, 10) : '';
    expect(await place({ methodCode: 'storePickup', clickCollectStoreId: STORE }, 100)).toMatchObject({
      shipping: { methodCode: 'storePickup', day, rangeEnd: null },
    });
  });

  it('takes a place on the day that was picked, until there is none [C-1-06]', async () => {
    const day = (await daysOf()).findLast(({ status }) => status === 'AVAILABLE')?.date ?? '';
    const onThatDay = () =>
      place({ methodCode: 'storePickupScheduled', clickCollectStoreId: STORE }, 100, { shippingDate: day });
    expect(await onThatDay()).toMatchObject({ shipping: { methodCode: 'storePickupScheduled', day } });
    const taken = await deps.store.deliveryCapacity.listTaken(['store near-1'], day);
    expect(taken.get('store near-1')?.find((one) => one.day === day)?.taken).toBe(1);
    expect(await onThatDay()).toMatchObject({ shipping: { day } });
    expect((await daysOf()).find(({ date }) => date === day)?.status).toBe('FULL');
    expect(await onThatDay()).toMatchObject({
      status: 'REJECTED',
      reasons: [{ code: 'ShippingMethodUnavailable' }],
    });
  });

  it('is refused on a day that cannot be had', async () => {
    const shipping = { methodCode: 'storePickupScheduled', clickCollectStoreId: STORE } as const;
    expect(await place(shipping, 100, { shippingDate: '2001-01-01' })).toMatchObject({
      status: 'REJECTED',
      reasons: [{ code: 'ShippingMethodUnavailable' }],
    });
  });

  it('goes back to the stock of its store when it is cancelled, and to no other', async () => {
    const before = await inStore();
    const countedBefore = await counted();
    const order = await place({ methodCode: 'storePickup', clickCollectStoreId: STORE }, 100);
    expect(await inStore()).toBe((before ?? 0) - 1);
    const orderNumber = order && 'number' in order ? String(order.number) : '';
    await cancelOrder(deps, { orderNumber, actor: { kind: 'SHOPPER' }, reason: '' });
    expect(await counted()).toEqual(countedBefore);
  });

  it('leaves store stock alone when it is delivered after all', async () => {
    const before = await inStore();
    const delivered = await place({ methodCode: 'delivery', clickCollectStoreId: STORE }, 109);
    expect(delivered).toMatchObject({ shipping: { methodCode: 'delivery' }, totals: { shippingCents: 900 } });
    expect(await inStore()).toBe(before);
  });
});
