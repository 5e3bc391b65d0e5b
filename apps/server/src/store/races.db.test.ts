import { expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { createStore } from './store.ts';
import { createServerDatabase } from './testing/each-database.ts';
import { sampleShop } from './testing/sample-shop.ts';
import { saveShop } from './testing/save-shop.ts';

it('sells no unit twice when many connections take the last ones, and counts each change in the version', async () => {
  const databaseUrl = await createServerDatabase();
  const databases = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ databaseUrl, dataDir: ':memory:', poolSize: 5 })),
  );
  const [db] = databases;
  if (!db) throw new Error('There are four.');
  const store = createStore(db);
  await saveShop(db, sampleShop());
  await store.stock.save([{ variantId: 'k1-v1', qty: 7, hasStockOnHand: true }]);
  const takers = databases.flatMap((each) => Array.from({ length: 5 }, () => createStore(each).stock.take('k1-v1', 1)));
  const taken = (await Promise.all(takers)).filter((left) => left !== undefined);
  expect(taken.map(({ qty }) => qty).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(taken.map(({ version }) => version).sort()).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(await store.stock.list(['k1-v1'])).toMatchObject([{ qty: 0, version: 9 }]);
  await Promise.all(databases.map((each) => each.close()));
});
