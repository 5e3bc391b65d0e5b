import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createStore, type Store } from './store.ts';
import { eachDatabase } from './testing/each-database.ts';
import { sampleBrand, sampleProduct, sampleShop } from './testing/sample-shop.ts';
import { saveShop } from './testing/save-shop.ts';

eachDatabase((name, open) => {
  describe(`brands, ${name}`, () => {
    let db: Database;
    let store: Store;

    beforeAll(async () => {
      db = await open();
      store = createStore(db);
      const hidden = { index: false, brand: false, categories: false };
      const shop = sampleShop();
      await saveShop(db, { ...shop, brands: [...shop.brands, sampleBrand('empty', { name: 'Mmm' })] });
      await store.products.save([
        sampleProduct('z1', { brandId: 'zest' }),
        sampleProduct('z2', { brandId: 'zest', visibleIn: hidden }),
      ]);
    });
    afterAll(() => db.close());

    it('are given by name with what they sell [D-3-14]', async () => {
      const [brands, counts] = [await store.brands.list(), await store.brands.count()];
      expect(brands.map(({ id }) => [id, counts.get(id)])).toEqual([
        ['acme', 2],
        ['empty', undefined],
        ['zest', 1],
      ]);
      expect(brands[0]).toEqual(sampleBrand('acme'));
    });
  });
});
