import type { CallValue, RouteName } from '@wattle/contract';
import { routes } from '@wattle/contract';
import { schemas } from '@wattle/contract/schemas';
import { weekdayOf } from '@wattle/domain/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askInfo } from '../../testing/ask-checkout.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type AskedItem, asked } from '../../testing/sample-cart-shop.ts';
import { STONE_SERVICES, sampleShippingShop } from '../../testing/sample-shipping-shop.ts';
import { openAccount } from '../../testing/test-customer.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ content: sampleShippingShop(), env: { WRITE_LIMIT_PER_MINUTE: '100000' } });
});
afterAll(() => shop.close());

const MELBOURNE = { postcode: '3121', state: 'VIC' };
const TOWNSVILLE = { postcode: '4820', state: 'QLD' };
const CITY = { lat: -37.81, lng: 144.96 };
type Name = Extract<RouteName, 'listDeliveryDays' | 'listPickupDays' | 'listPickupStores'>;

const post = (name: Name, payload: object) => shop.app.inject({ method: 'POST', url: routes[name].path, payload });
async function ask<N extends Name>(name: N, items: readonly AskedItem[], own: object): Promise<CallValue<N>> {
  const response = await post(name, { items: items.map(asked), ...own });
  expect(response.statusCode, response.body).toBe(200);
  expect(schemas[name].value.safeParse(response.json()).error).toBeUndefined();
  return response.json<CallValue<N>>();
}
async function deliveryTo(items: readonly AskedItem[], own: object = {}) {
  const answer = await ask('listDeliveryDays', items, { locality: MELBOURNE, ...own });
  if (answer.status !== 'SUCCESS') throw new Error(answer.refusal);
  return answer;
}
async function pickupAt(items: readonly AskedItem[], storeId = 'erp-near-1') {
  const answer = await ask('listPickupDays', items, { storeId });
  if (answer.status !== 'SUCCESS') throw new Error(answer.refusal);
  return answer;
}
const lastOf = <T>(list: readonly T[]): T => {
  const last = list.at(-1);
  if (last === undefined) throw new Error('There is none.');
  return last;
};

describe('POST /api/checkout/delivery-days', () => {
  it('gives three weeks with a price for each day that can be had', async () => {
    const { days, standard, express } = await deliveryTo([{ productId: 'fridge' }]);
    expect(days).toHaveLength(21);
    expect(days[0]).toMatchObject({ status: 'NOT_YET', price: null, windows: [] });
    expect(lastOf(days)).toMatchObject({
      status: 'AVAILABLE',
      price: 69 + weekdayOf(lastOf(days).date),
      windows: [
        { from: '07:00', to: '09:00', status: 'AVAILABLE' },
        { from: '10:00', to: '12:00', status: 'AVAILABLE' },
      ],
    });
    expect(days.find(({ status }) => status === 'AVAILABLE')?.date).toBe(standard.earliest);
    expect([standard.price, express]).toEqual([69, null]);
  });

  it('costs the same as checkout asks for on that day, with promotions on it [C-3-40 C-9-62]', async () => {
    const items = [{ productId: 'kettle' }];
    const { days, express } = await deliveryTo(items, { promoCodes: [] });
    expect(express?.price).toBe(19);
    const { date, price } = lastOf(days);
    const shipping = { type: 'DELIVERY', options: { methodCode: 'deliveryScheduled' } };
    const response = await shop.app.inject({
      method: 'POST',
      url: routes.checkoutInfo.path,
      payload: {
        cart: { items: items.map(asked), locality: MELBOURNE, shipping },
        extra: { shippingDate: date },
      },
    });
    expect(price).toBe(14);
    expect(response.json()).toMatchObject({
      selectedShippingMethod: { methodCode: 'deliveryScheduled', price: 14 },
      totals: { shipping: 14, total: 114 },
    });
    const free = await deliveryTo(items, { promoCodes: ['TRUCK'] });
    expect([free.standard.price, free.express?.price, lastOf(free.days).price]).toEqual([0, 0, 0]);
  });

  it('costs a customer what their offers make of it, and a guest what everybody pays', async () => {
    const items = [{ productId: 'kettle' }];
    const club = { promoCodes: ['CLUB'] };
    expect((await deliveryTo(items, club)).standard.price).toBe(9);
    const mia = await openAccount(shop);
    const payload = { items: items.map(asked), locality: MELBOURNE, ...club };
    expect((await mia.ask('POST', routes.listDeliveryDays.path, payload)).json().standard.price).toBe(0);
  });

  it('is full when its places are taken, and open again when one is given back', async () => {
    const items = [{ productId: 'fridge' }];
    const { days } = await deliveryTo(items);
    const { date: day } = lastOf(days);
    const booking = { place: 'zone metro', day, size: 'bigAndBulky' as const, capacityPerDay: 2, capacityPerWindow: 1 };
    const read = async () => lastOf((await deliveryTo(items)).days);
    await shop.store.deliveryCapacity.take('W1', { ...booking, window: '07:00-09:00' });
    expect((await read()).windows.map(({ status }) => status)).toEqual(['FULL', 'AVAILABLE']);
    await shop.store.deliveryCapacity.take('W2', { ...booking, window: null });
    expect(await read()).toMatchObject({ status: 'FULL', price: null });
    expect(lastOf((await deliveryTo([{ productId: 'kettle' }])).days).status).toBe('AVAILABLE');
    await shop.store.deliveryCapacity.release('W2');
    expect((await read()).status).toBe('AVAILABLE');
  });

  it('puts what is too heavy for a parcel on the truck, as checkout does', async () => {
    expect((await deliveryTo([{ productId: 'stone' }])).standard.price).toBe(69);
    const info = await askInfo(shop, [{ productId: 'stone' }], { locality: MELBOURNE });
    expect(info.totals.shipping).toBe(69);
  });

  it('says what the crew can do for the goods that it brings', async () => {
    const { services } = await deliveryTo([{ productId: 'kettle' }, { productId: 'stone' }]);
    expect(services).toEqual(STONE_SERVICES.map((one) => ({ productId: 'stone', ...one })));
  });

  it('has no days where none can be picked', async () => {
    expect(await ask('listDeliveryDays', [{ productId: 'kettle' }], { locality: TOWNSVILLE })).toMatchObject({
      status: 'SUCCESS',
      days: [],
      express: null,
      standard: { price: 19 },
    });
  });

  it.each([
    ['fridge', TOWNSVILLE, 'NOT_SERVED'],
    ['card', MELBOURNE, 'NOTHING_TO_DELIVER'],
    ['gone', MELBOURNE, 'UNAVAILABLE'],
    ['unheard-of', MELBOURNE, 'NOTHING_TO_DELIVER'],
  ])('says why %s does not come', async (productId, locality, refusal) => {
    expect(await ask('listDeliveryDays', [{ productId }], { locality })).toEqual({ status: 'NOT_AVAILABLE', refusal });
  });

  it('refuses a place that there is not, and a request that is none', async () => {
    const items = [asked({ productId: 'kettle' })];
    const nowhere = await post('listDeliveryDays', { items, locality: { postcode: '9999', state: 'WA' } });
    expect([nowhere.statusCode, nowhere.json().errorCode]).toEqual([404, 'LOCALITY_NOT_FOUND']);
    for (const body of [
      { items: [], locality: MELBOURNE },
      { items },
      { items, locality: { postcode: 'x', state: 'VIC' } },
    ]) {
      expect((await post('listDeliveryDays', body)).statusCode).toBe(400);
    }
  });
});

describe('POST /api/checkout/pickup-days', () => {
  it('begins with the day on which it is ready, and says how long it is held [C-1-06]', async () => {
    const { days, readyAt, heldDays } = await pickupAt([{ productId: 'kettle' }]);
    const first = days.find(({ status }) => status === 'AVAILABLE');
    expect(readyAt).toBe(`${first?.date}T${first?.from}`);
    expect([days.length, heldDays]).toEqual([21, 7]);
    expect(lastOf(days)).toMatchObject({ status: 'AVAILABLE', from: '00:00', until: '24:00' });
  });

  it('waits for what the store does not hold, and counts lines of one variant together', async () => {
    const ready = async (...items: AskedItem[]) => (await pickupAt(items)).readyAt;
    const fromStock = await ready({ productId: 'kettle', qty: 3 });
    expect((await ready({ productId: 'kettle', qty: 3 }, { productId: 'kettle' })) > fromStock).toBe(true);
    expect((await ready({ productId: 'kettle' }, { productId: 'fridge' })) > fromStock).toBe(true);
  });

  it('is full when the store has handed out its places', async () => {
    const items = [{ productId: 'kettle' }];
    const { date: day } = lastOf((await pickupAt(items)).days);
    const booking = { place: 'store near-1', day, size: 'pickup' as const, window: null };
    for (const order of ['P1', 'P2']) {
      await shop.store.deliveryCapacity.take(order, { ...booking, capacityPerDay: 2, capacityPerWindow: null });
    }
    expect(lastOf((await pickupAt(items)).days)).toMatchObject({ status: 'FULL', from: null });
    expect(lastOf((await pickupAt(items, 'erp-near-2')).days).status).toBe('AVAILABLE');
  });

  it.each(['erp-hidden', 'near-1', 'nowhere'])('knows no store %s', async (storeId) => {
    const response = await post('listPickupDays', { items: [asked({ productId: 'kettle' })], storeId });
    expect([response.statusCode, response.json().errorCode]).toEqual([404, 'STORE_NOT_FOUND']);
  });

  it('says why something is not collected', async () => {
    const answer = await ask('listPickupDays', [{ productId: 'gone' }], { storeId: 'erp-near-1' });
    expect(answer).toEqual({ status: 'NOT_AVAILABLE', refusal: 'UNAVAILABLE' });
  });
});

describe('POST /api/checkout/pickup-stores', () => {
  it('gives five stores, the nearest first, with what they hold and the first day', async () => {
    const items = [{ productId: 'kettle', qty: 2 }, { productId: 'toaster' }, { productId: 'card' }];
    const { stores } = await ask('listPickupStores', items, { point: CITY });
    expect(stores.map(({ id, holds, variantIds }) => [id, holds, variantIds])).toEqual([
      ['near-1', 'ALL', ['kettle-v1', 'toaster-v1']],
      ['near-2', 'SOME', ['kettle-v1']],
      ['near-3', 'NONE', []],
      ['near-4', 'NONE', []],
      ['near-5', 'NONE', []],
    ]);
    const [here, there] = stores;
    expect(String(there?.first?.date) > String(here?.first?.date)).toBe(true);
    expect(here?.distanceMetres).toBeLessThan(there?.distanceMetres ?? 0);
  });

  it('has no first day for what cannot be ordered', async () => {
    const { stores } = await ask('listPickupStores', [{ productId: 'gone' }], { point: CITY });
    expect(stores.map(({ first }) => first)).toEqual([null, null, null, null, null]);
  });

  it('answers the same first day as the store’s own calendar', async () => {
    const items = [{ productId: 'kettle' }, { productId: 'toaster' }];
    const { stores } = await ask('listPickupStores', items, { point: CITY });
    for (const { erpStoreId, first } of stores.slice(0, 2)) {
      const day = (await pickupAt(items, erpStoreId)).days.find(({ status }) => status === 'AVAILABLE');
      expect(first).toEqual(day && { date: day.date, from: expect.any(String) });
    }
  });

  it('passes over a day on which a store has handed out its places', async () => {
    const firstOf = async () => (await ask('listPickupStores', [{ productId: 'kettle' }], { point: CITY })).stores;
    const [before] = await firstOf();
    const day = before?.first?.date ?? '';
    const booking = { place: 'store near-1', day, size: 'pickup' as const, window: null };
    for (const order of ['P3', 'P4']) {
      await shop.store.deliveryCapacity.take(order, { ...booking, capacityPerDay: 2, capacityPerWindow: null });
    }
    const [after] = await firstOf();
    expect(String(after?.first?.date) > day).toBe(true);
  });
});
