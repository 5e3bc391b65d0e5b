import { expect, it } from 'vitest';
import { migrate } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { createStore } from '../store/store.ts';
import { createServerDatabase, eachDatabase, openServer } from '../store/testing/each-database.ts';
import { sampleProduct, validShop } from '../store/testing/sample-shop.ts';
import { fillDemo, resetDemo } from './fill-demo.ts';

eachDatabase((name, open) => {
  it(`fills an empty database once, and reports how far it is, ${name}`, async () => {
    const db = await open();
    const store = createStore(db);
    expect(await store.demo.isShopEmpty()).toBe(true);
    const seen: number[] = [];
    expect(await fillDemo(db, validShop(), ({ done }) => seen.push(done))).toBe(true);
    expect(seen).toEqual([29]);
    expect(await store.demo.isShopEmpty()).toBe(false);
    expect(await fillDemo(db, validShop())).toBe(false);
    expect((await store.products.findById('k1'))?.record).toEqual(validShop().products[0]);
    await db.close();
  });
});

it('leaves the database empty when the import refuses a row, and says which', async () => {
  const db = await openServer();
  const shop = {
    ...validShop(),
    products: validShop().products.map((one, at) => (at === 1 ? { ...one, brandId: 'none' } : one)),
  };
  await expect(fillDemo(db, shop)).rejects.toThrow("products row 2 is not valid: brandId: there is no brand 'none'");
  expect(await createStore(db).demo.isShopEmpty()).toBe(true);
  await db.close();
});

it('throws everything away and fills anew on a reset', async () => {
  const db = await openServer();
  const store = createStore(db);
  await fillDemo(db, validShop());
  await store.products.save([sampleProduct('own', { path: 'products/own' })]);
  await resetDemo(db, validShop());
  expect(await store.products.listIds()).toEqual(['k1', 'k2']);
  await db.close();
});

it('fills an empty database once when several processes find it empty', async () => {
  const databaseUrl = await createServerDatabase({ migrated: false });
  const databases = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ databaseUrl, dataDir: ':memory:', poolSize: 1 })),
  );
  await Promise.all(databases.map((db) => migrate(db)));
  const filled = await Promise.all(databases.map((db) => fillDemo(db, validShop())));
  expect(filled.filter(Boolean)).toHaveLength(1);
  await Promise.all(databases.map((db) => db.close()));
});
