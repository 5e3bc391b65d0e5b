import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createStore } from './store.ts';
import { eachDatabase, openServer } from './testing/each-database.ts';
import { sampleLocality, sampleProduct, sampleShop } from './testing/sample-shop.ts';
import { saveShop } from './testing/save-shop.ts';
import { type ChangeWatch, type ShopChange, watchChanges } from './watch-changes.ts';

eachDatabase((name, open) => {
  describe(`watchChanges on ${name}`, () => {
    let db: Database;
    let watch: ChangeWatch;
    let changes: ShopChange[];

    beforeAll(async () => {
      db = await open();
      await saveShop(db, sampleShop());
    });
    afterAll(() => db.close());
    beforeEach(async () => {
      await createStore(db).products.save(sampleShop().products);
      changes = [];
      watch = await watchChanges(db, (change) => changes.push(change));
    });
    afterEach(() => watch.close());

    const tables = () => changes.flatMap((change) => [...change.tables]);
    const productIds = () => changes.flatMap((change) => change.productIds);
    const poll = <T>(ask: () => T) => expect.poll(ask);

    it('hears of a new price, and of whose it is', async () => {
      const prices = [{ price: 99, erpOriginalPrice: 129.95, from: null, to: null }];
      await createStore(db).products.save([sampleProduct('k1', { prices })]);
      await poll(productIds).toEqual(['k1']);
      await poll(tables).toContain('prices');
    });

    it('has told of all that was written when it is asked to look', async () => {
      await db.query(`update variant_stock set qty = qty + 1 where variant_id = 'k2-v1'`);
      await Promise.all([watch.look(), watch.look()]);
      expect(productIds()).toEqual(['k2']);
      await watch.look();
      expect(productIds()).toEqual(['k2']);
    });

    it('hears of stock, and of whose it is', async () => {
      await db.query(`update variant_stock set qty = qty + 1 where variant_id = 'k2-v1'`);
      await poll(productIds).toEqual(['k2']);
      expect(tables().filter((table) => table !== 'prices')).toEqual([]);
    });

    it.each([
      [
        'a setting',
        'settings',
        (store: ReturnType<typeof createStore>) => store.settings.save([{ key: 'home', value: {} }]),
      ],
      ['a place', 'localities', (store) => store.localities.save([sampleLocality('Kew', 'VIC', '3101')])],
      [
        'a synonym',
        'synonyms',
        (store) => store.synonyms.save([{ objectID: 'pot', type: 'synonym', synonyms: ['pot', 'kettle'] }]),
      ],
      [
        'a promotion',
        'promotions',
        (store) => store.promotions.save(sampleShop().promotions.map((one) => ({ ...one, versionId: '2' }))),
      ],
      [
        'a repair plan',
        'warranties',
        (store) => store.warranties.save(sampleShop().warranties.map((one) => ({ ...one, price: 1 }))),
      ],
      [
        'a search rule',
        'search_rules',
        (store) => store.searchRules.save(sampleShop().searchRules.map((rule) => ({ ...rule, enabled: false }))),
      ],
    ])('hears of %s', async (_, table, save) => {
      await save(createStore(db));
      await poll(tables).toContain(table);
      expect(productIds()).toEqual([]);
    });

    it('hears what is gone', async () => {
      await db.query(`delete from products where id = 'k1'`);
      await poll(() => changes.flatMap(({ shrunk }) => [...shrunk])).toContain('products');
      await db.query('truncate synonyms');
      await poll(() => changes.flatMap(({ emptied }) => [...emptied])).toEqual(['synonyms']);
    });

    it('says nothing twice, and nothing when nothing happened', async () => {
      await db.query(`update variant_stock set qty = 0 where variant_id = 'k1-v1'`);
      await poll(productIds).toEqual(['k1']);
      await db.query(`update variant_stock set qty = 0 where variant_id = 'k2-v1'`);
      await poll(productIds).toEqual(['k1', 'k2']);
      expect(changes).toHaveLength(2);
    });
  });
});

it('reports nothing that was written before it watched, even while an older transaction is open', async () => {
  const db = await openServer();
  const { products } = createStore(db);
  await saveShop(db, sampleShop());
  const changes: ShopChange[] = [];
  await db.transaction(async (older) => {
    await older.query('select pg_current_xact_id()');
    await products.save([sampleProduct('k1', { name: 'Written before' })]);
    const watch = await watchChanges(db, (change) => changes.push(change));
    await products.save([sampleProduct('k2', { name: 'Written after' })]);
    const productIds = () => changes.flatMap((change) => change.productIds);
    await expect.poll(productIds).toEqual(['k2']);
    await watch.close();
  });
  await db.close();
});
