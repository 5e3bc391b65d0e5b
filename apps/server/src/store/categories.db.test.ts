import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createStore, type Store } from './store.ts';
import { eachDatabase } from './testing/each-database.ts';
import { sampleProduct, sampleShop } from './testing/sample-shop.ts';

const costing = (price: number) => ({ prices: [{ price, erpOriginalPrice: price, from: null, to: null }] });

eachDatabase((name, open) => {
  describe(`categories on ${name}`, () => {
    let db: Database;
    let store: Store;

    beforeEach(async () => {
      db = await open();
      store = createStore(db);
      await store.fillDemo(sampleShop());
    });
    afterEach(() => db.close());

    const priceFrom = async (id: string) => (await store.listCategories()).find((node) => node.id === id)?.priceFrom;

    it('start at the price of their cheapest product that is not an accessory of another', async () => {
      await store.saveProducts([
        sampleProduct('filter', costing(9)),
        sampleProduct('k1', { ...costing(80), accessoryIds: ['filter'] }),
        sampleProduct('k2', costing(90)),
      ]);
      expect(await priceFrom('kettles')).toBe(80);
    });

    it('start at an accessory where there is nothing else', async () => {
      const onShelf = { canonicalCategoryId: 'toasters', extraCategoryIds: [] };
      await store.saveProducts([
        sampleProduct('tray', { ...costing(12), ...onShelf }),
        sampleProduct('k1', { ...costing(80), accessoryIds: ['tray'] }),
      ]);
      expect(await priceFrom('toasters')).toBe(12);
    });
  });
});
