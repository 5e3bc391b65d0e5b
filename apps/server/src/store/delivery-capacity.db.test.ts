import type { DeliveryBooking } from '@wattle/domain/delivery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { releaseDeliveryPlace, takeDeliveryPlace } from './delivery-capacity.ts';
import { openDatabase } from './open-database.ts';
import { createStore } from './store.ts';
import { createServerDatabase, eachDatabase } from './testing/each-database.ts';

const TRUCK: DeliveryBooking = {
  place: 'zone metro',
  day: '2026-11-20',
  size: 'bigAndBulky',
  window: null,
  capacityPerDay: 3,
  capacityPerWindow: 2,
};
const MORNING = '07:00-09:00';

eachDatabase((name, open) => {
  describe(`places on a day (${name})`, () => {
    let db: Database;
    beforeAll(async () => {
      db = await open();
    });
    afterAll(() => db.close());
    const take = (order: string, own: Partial<DeliveryBooking> = {}) =>
      createStore(db).deliveryCapacity.take(order, { ...TRUCK, ...own });
    const taken = async (place: string) =>
      (await createStore(db).deliveryCapacity.listTaken([place], '2026-11-16')).get(place);

    it('are taken until none is left, and can be had again when one is given back', async () => {
      const place = 'zone one';
      for (const order of ['a1', 'a2', 'a3']) expect(await take(order, { place })).toBe(true);
      expect(await take('a4', { place })).toBe(false);
      expect(await taken(place)).toMatchObject([{ day: '2026-11-20', size: 'bigAndBulky', taken: 3, windows: {} }]);
      await createStore(db).deliveryCapacity.release('a2');
      await createStore(db).deliveryCapacity.release('a2');
      expect(await taken(place)).toMatchObject([{ taken: 2 }]);
      expect(await take('a4', { place })).toBe(true);
    });

    it('are counted apart by day, size and place', async () => {
      const place = 'zone two';
      const one = { place, capacityPerDay: 1 };
      expect(await take('b1', one)).toBe(true);
      expect(await take('b2', one)).toBe(false);
      expect(await take('b3', { ...one, day: '2026-11-21' })).toBe(true);
      expect(await take('b4', { ...one, size: 'parcel' })).toBe(true);
      expect(await take('b5', { ...one, place: 'store two', size: 'pickup' })).toBe(true);
    });

    it('are limited in a window too, and a window that is full takes nothing of the day', async () => {
      const place = 'zone three';
      expect(await take('c1', { place, window: MORNING })).toBe(true);
      expect(await take('c2', { place, window: MORNING })).toBe(true);
      expect(await take('c3', { place, window: MORNING })).toBe(false);
      expect(await taken(place)).toMatchObject([{ taken: 2, windows: { [MORNING]: 2 } }]);
      await createStore(db).deliveryCapacity.release('c1');
      expect(await taken(place)).toMatchObject([{ taken: 1, windows: { [MORNING]: 1 } }]);
      expect(await take('c3', { place, window: MORNING })).toBe(true);
    });

    it('are taken once by one order, and by no other day of it', async () => {
      const place = 'zone four';
      expect(await take('d1', { place })).toBe(true);
      expect(await take('d1', { place })).toBe(true);
      expect(await take('d1', { place, day: '2026-11-24' })).toBe(false);
      expect(await taken(place)).toMatchObject([{ taken: 1 }]);
    });

    it('have no end where there is no limit', async () => {
      const place = 'store five';
      const endless = { place, size: 'pickup' as const, capacityPerDay: null, capacityPerWindow: null };
      for (const order of ['e1', 'e2', 'e3', 'e4']) expect(await take(order, endless)).toBe(true);
      expect(await taken(place)).toMatchObject([{ taken: 4 }]);
    });

    it('go back with the transaction that took them', async () => {
      const place = 'zone six';
      const work = db.transaction(async (tx) => {
        await takeDeliveryPlace(tx, 'f1', { ...TRUCK, place });
        throw new Error('The payment was refused.');
      });
      await expect(work).rejects.toThrow('refused');
      expect(await taken(place)).toBeUndefined();
      await db.transaction((tx) => releaseDeliveryPlace(tx, 'f1'));
    });
  });
});

it('gives 3 places of a day to exactly 3 of 50 orders, over several connections', async () => {
  const databaseUrl = await createServerDatabase();
  const databases = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ databaseUrl, dataDir: ':memory:', poolSize: 5 })),
  );
  const [db] = databases;
  if (!db) throw new Error('There are four.');
  const orders = Array.from({ length: 50 }, (_, at) => `W${at}`);
  const answers = await Promise.all(
    orders.map((order, at) =>
      createStore(databases[at % databases.length] ?? db).deliveryCapacity.take(order, {
        ...TRUCK,
        window: at % 2 === 0 ? MORNING : '10:00-12:00',
      }),
    ),
  );
  expect(answers.filter(Boolean)).toHaveLength(3);
  const [day] = (await createStore(db).deliveryCapacity.listTaken([TRUCK.place], TRUCK.day)).get(TRUCK.place) ?? [];
  const inWindows = Object.values(day?.windows ?? {});
  expect(day?.taken).toBe(3);
  expect(inWindows.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(Math.max(...inWindows)).toBeLessThanOrEqual(2);

  const winners = orders.filter((_, at) => answers[at]);
  await Promise.all(
    winners.flatMap((order, at) =>
      [0, 1].map((twice) =>
        createStore(databases[(at + twice) % databases.length] ?? db).deliveryCapacity.release(order),
      ),
    ),
  );
  const after = (await createStore(db).deliveryCapacity.listTaken([TRUCK.place], TRUCK.day)).get(TRUCK.place);
  expect(after).toMatchObject([
    { taken: 0, windows: Object.fromEntries(Object.keys(day?.windows ?? {}).map((one) => [one, 0])) },
  ]);
  await Promise.all(databases.map((each) => each.close()));
});
