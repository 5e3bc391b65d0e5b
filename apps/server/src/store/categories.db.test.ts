import { currentPrice, type PriceRecord } from '@wattle/domain/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createStore, type Store } from './store.ts';
import { eachDatabase } from './testing/each-database.ts';
import { NOW, NOW_SECONDS, sampleFamily, sampleProduct, sampleShop } from './testing/sample-shop.ts';
import { saveShop } from './testing/save-shop.ts';

const costing = (price: number) => ({ prices: [{ price, erpOriginalPrice: price, from: null, to: null }] });

eachDatabase((name, open) => {
  describe(`categories on ${name}`, () => {
    let db: Database;
    let store: Store;

    beforeAll(async () => {
      db = await open();
      store = createStore(db);
      await saveShop(db, sampleShop());
    });
    afterAll(() => db.close());
    beforeEach(async () => {
      await db.run('truncate products cascade');
      await store.products.save(sampleShop().products);
    });

    const priceFrom = async (id: string) => (await store.categories.count()).get(id)?.priceFrom;

    it('start at the price of their cheapest product that is not an accessory of another', async () => {
      await store.products.save([
        sampleProduct('filter', costing(9)),
        sampleProduct('k1', { ...costing(80), accessoryIds: ['filter'] }),
        sampleProduct('k2', costing(90)),
      ]);
      expect(await priceFrom('kettles')).toBe(80);
    });

    it('count what they are named for: no accessories, no others of their kind, and nothing that is no longer sold', async () => {
      const filters = { familyCode: 'filters' };
      await store.families.save([sampleFamily('filters')]);
      await store.products.save([
        sampleProduct('filter', { ...costing(9), ...filters }),
        sampleProduct('spare filter', { ...costing(8), ...filters }),
        sampleProduct('k1', { ...costing(80), accessoryIds: ['filter'] }),
        sampleProduct('k2', costing(90)),
        sampleProduct('gone', { ...costing(10), state: 'discontinued' }),
      ]);
      expect((await store.categories.count()).get('kettles')).toMatchObject({
        productCount: 2,
        accessoryCount: 2,
        priceFrom: 80,
      });
    });

    it('start at an accessory where there is nothing else', async () => {
      const inCategory = { canonicalCategoryId: 'toasters', extraCategoryIds: [] };
      await store.products.save([
        sampleProduct('tray', { ...costing(12), ...inCategory }),
        sampleProduct('k1', { ...costing(80), accessoryIds: ['tray'] }),
      ]);
      expect(await priceFrom('toasters')).toBe(12);
    });

    it('have counts and lowest prices, and stand in order [D-3-15]', async () => {
      const hidden = { index: false, brand: false, categories: false };
      await store.products.save([
        sampleProduct('toaster', {
          canonicalCategoryId: 'toasters',
          extraCategoryIds: ['gifts', 'kettles'],
          ...costing(70),
        }),
        sampleProduct('hidden', { visibleIn: hidden, ...costing(1) }),
      ]);
      const counts = await store.categories.count(NOW);
      const tree = new Map((await store.categories.list()).map((one) => [one.id, { ...one, ...counts.get(one.id) }]));
      expect([...tree.keys()]).toEqual(['kitchen', 'gifts', 'toasters', 'kettles']);
      expect(tree.get('kitchen')).toMatchObject({ productCount: 3, priceFrom: 70 });
      expect(tree.get('kettles')).toMatchObject({ parentId: 'kitchen', productCount: 3 });
      expect(tree.get('toasters')).toMatchObject({ productCount: 1, priceFrom: 70 });
      expect(tree.get('gifts')).toMatchObject({
        path: 'categories/gifts',
        name: 'gifts',
        shortName: 'gifts',
        imageHero: { src: '/gifts.svg', alt: 'Gifts' },
        products: { index: 'products', sort: 'recommended' },
        productCount: 2,
      });
    });

    it('know the price of any moment as the domain does', async () => {
      const price = (amount: number, from: number | null = null, to: number | null = null): PriceRecord => ({
        price: amount,
        erpOriginalPrice: 100,
        from: from === null ? null : NOW_SECONDS + from,
        to: to === null ? null : NOW_SECONDS + to,
      });
      const plans = [
        [price(60), price(90, 5, 10), price(70, -5, null)],
        [price(100, -20, -10)],
        [price(100), price(80, -10, 10), price(75, -7, 5)],
      ];
      for (const [i, prices] of plans.entries()) {
        const id = `t${i}`;
        await store.products.save([sampleProduct(id, { canonicalCategoryId: 'toasters', prices })]);
        for (const shift of [-25, -20, -15, -10, -7, -5, 0, 5, 7, 10, 15]) {
          const counts = await store.categories.count(new Date(NOW.getTime() + shift * 1000));
          const found = counts.get('toasters')?.priceFrom;
          expect([id, shift, found]).toEqual([id, shift, currentPrice(prices, NOW_SECONDS + shift).price]);
        }
        await db.query('delete from products where id = $1', [id]);
      }
    });
  });
});
