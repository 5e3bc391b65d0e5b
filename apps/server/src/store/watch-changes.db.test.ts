import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createStore } from './store.ts';
import { eachDatabase } from './testing/each-database.ts';
import { sampleLocality, sampleProduct, sampleShop } from './testing/sample-shop.ts';
import { type ShopChange, watchChanges } from './watch-changes.ts';

eachDatabase((name, open) => {
  describe(`watchChanges on ${name}`, () => {
    let db: Database;
    let stop: () => Promise<void>;
    let changes: ShopChange[];

    beforeAll(async () => {
      db = await open();
      await createStore(db).fillDemo(sampleShop());
    });
    afterAll(() => db.close());
    beforeEach(async () => {
      await createStore(db).saveProducts(sampleShop().products);
      changes = [];
      stop = await watchChanges(db, (change) => changes.push(change));
    });
    afterEach(() => stop());

    const tables = () => changes.flatMap((change) => [...change.tables]);
    const productIds = () => changes.flatMap((change) => change.productIds);
    const poll = <T>(ask: () => T) => expect.poll(ask);

    it('hears of a new price, and of whose it is', async () => {
      const prices = [{ price: 99, erpOriginalPrice: 129.95, from: null, to: null }];
      await createStore(db).saveProducts([sampleProduct('k1', { prices })]);
      await poll(productIds).toEqual(['k1']);
      await poll(tables).toContain('prices');
    });

    it('hears of stock, and of whose it is', async () => {
      await db.query(`update variant_stock set qty = qty + 1 where variant_id = 'k2-v1'`);
      // what was put back before this test may be heard of once more: others' transactions hold the mark back
      await poll(() => productIds().filter((id) => id !== 'k1')).toEqual(['k2']);
      expect(tables().filter((table) => table !== 'prices')).toEqual([]);
    });

    it.each([
      [
        'a setting',
        'settings',
        (store: ReturnType<typeof createStore>) => store.saveSettings([{ key: 'home', value: {} }]),
      ],
      ['a place', 'localities', (store) => store.saveLocalities([sampleLocality('Kew', 'VIC', '3101')])],
      [
        'a synonym',
        'synonyms',
        (store) => store.saveSynonyms([{ objectID: 'pot', type: 'synonym', synonyms: ['pot', 'kettle'] }]),
      ],
      [
        'a promotion',
        'promotions',
        (store) => store.savePromotions(sampleShop().promotions.map((one) => ({ ...one, versionId: '2' }))),
      ],
      [
        'a repair plan',
        'warranties',
        (store) => store.saveWarranties(sampleShop().warranties.map((one) => ({ ...one, price: 1 }))),
      ],
      [
        'a search rule',
        'search_rules',
        (store) => store.saveSearchRules(sampleShop().searchRules.map((rule) => ({ ...rule, enabled: false }))),
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
