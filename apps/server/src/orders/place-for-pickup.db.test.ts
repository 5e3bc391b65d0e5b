import type { PlaceOrderRequest } from '@wattle/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { openServer } from '../store/testing/each-database.ts';
import { sampleShippingShop } from '../testing/sample-shipping-shop.ts';
import { placeOrder } from './place-order.ts';
import { commandOf, kettle, makeLetters, orderDeps, orderShop, paidByCard } from './testing/order-shop.ts';
import { scriptedPayment } from './testing/scripted-payment.ts';

const STORE = 'erp-near-1';

describe('an order that is collected', () => {
  let db: Database;
  let deps: ReturnType<typeof orderDeps>;
  beforeAll(async () => {
    const { settings, stores, storeStock } = sampleShippingShop();
    db = await openServer();
    await createStore(db).fillDemo({ ...orderShop(), settings, stores, storeStock });
    await makeLetters(db);
    deps = orderDeps(db, scriptedPayment());
  });
  afterAll(() => db.close());

  const inStore = async () => (await deps.store.listShelfUnits(STORE, ['kettle-v1']))[0]?.qty;
  async function place(shipping: PlaceOrderRequest['cart']['shipping'], dollars: number, extra = {}) {
    const { cart } = kettle(0, { shipping, payment: { methods: [paidByCard(dollars)] } });
    const answer = await placeOrder(deps)(commandOf({ cart, extra }));
    if (answer.status !== 'SUCCESS') return answer;
    return (await createStore(db).findOrder(answer.value.orderNumber))?.data;
  }
  const daysOf = async () => {
    const calendar = await deps.calendars.pickup(kettle().cart.items, STORE, Math.floor(Date.now() / 1000));
    if (calendar?.status !== 'SUCCESS') throw new Error('It can be collected.');
    return calendar.value.days;
  };

  it('costs no delivery and comes off the shelf of its store [C-1-05]', async () => {
    const before = await inStore();
    expect(await place({ methodCode: 'storePickup', clickCollectStoreId: STORE }, 100)).toMatchObject({
      shipping: { methodCode: 'storePickup' },
      totals: { shippingCents: 0, totalCents: 10_000 },
    });
    expect(await inStore()).toBe((before ?? 0) - 1);
  });

  it('takes a place on the day that was picked, until there is none [C-1-06]', async () => {
    const day = (await daysOf()).findLast(({ status }) => status === 'AVAILABLE')?.date ?? '';
    const onThatDay = () =>
      place({ methodCode: 'storePickupScheduled', clickCollectStoreId: STORE }, 100, { shippingDate: day });
    expect(await onThatDay()).toMatchObject({ shipping: { methodCode: 'storePickupScheduled', day } });
    const taken = await deps.store.listTakenPlaces(['store near-1'], day);
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

  it('leaves the shelf alone when it is delivered after all', async () => {
    const before = await inStore();
    const delivered = await place({ methodCode: 'delivery', clickCollectStoreId: STORE }, 109);
    expect(delivered).toMatchObject({ shipping: { methodCode: 'delivery' }, totals: { shippingCents: 900 } });
    expect(await inStore()).toBe(before);
  });
});
