import type { ProductRecord } from '@wattle/domain/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createStore, type Store } from './store.ts';
import { eachDatabase } from './testing/each-database.ts';
import { sampleProduct, sampleShop, sampleVariant } from './testing/sample-shop.ts';
import { saveShop } from './testing/save-shop.ts';

const unchanged = (count: number) => ({ inserted: 0, updated: 0, unchanged: count });
const updated = { inserted: 0, updated: 1, unchanged: 0 };

eachDatabase((name, open) => {
  describe(`saving, ${name}`, () => {
    const shop = sampleShop();
    let db: Database;
    let store: Store;

    beforeAll(async () => {
      db = await open();
      store = createStore(db);
      await saveShop(db, shop);
    });
    afterAll(() => db.close());

    const stampsOf = async (id: string) => {
      const [row] = await db.query<{ product: string; stock: string; versions: number[] }>(
        `select p.updated_at::text as product, max(s.updated_at)::text as stock, array_agg(s.version order by v.id) as versions
         from products p join variants v on v.product_id = p.id join variant_stock s on s.variant_id = v.id
         where p.id = $1 group by p.id`,
        [id],
      );
      return row ?? { product: '', stock: '', versions: [] };
    };
    const recordOf = async (id: string) => (await store.products.findById(id))?.record;

    it('changes nothing when the same is saved again', async () => {
      const tables = `select relname, xmin, ctid from (
        select 'p' as relname, xmin::text, ctid::text from products union all select 'v', xmin::text, ctid::text from variants
        union all select 's', xmin::text, ctid::text from variant_stock union all select 'c', xmin::text, ctid::text from prices
        union all select 'g', xmin::text, ctid::text from vouchers union all select 'h', xmin::text, ctid::text from stores
        union all select 'k', xmin::text, ctid::text from product_categories) rows order by 1, 3`;
      const before = await db.query(tables);
      expect(await store.products.save(shop.products)).toEqual(unchanged(2));
      expect(await store.stores.save(shop.stores)).toEqual(unchanged(2));
      expect(await store.vouchers.save(shop.vouchers)).toEqual(unchanged(1));
      expect(await store.brands.save(shop.brands)).toEqual(unchanged(2));
      expect(await store.categories.save(shop.categories)).toEqual(unchanged(4));
      expect(await store.families.save(shop.families)).toEqual(unchanged(2));
      expect(await store.badges.save(shop.badges)).toEqual(unchanged(1));
      expect(await store.warranties.save(shop.warranties)).toEqual(unchanged(1));
      expect(await store.articles.save(shop.articles)).toEqual(unchanged(2));
      expect(await store.redirects.save(shop.redirects)).toEqual(unchanged(1));
      expect(await store.promotions.save(shop.promotions)).toEqual(unchanged(1));
      expect(await store.storeStock.save(shop.storeStock)).toEqual(unchanged(2));
      expect(await store.synonyms.save(shop.synonyms)).toEqual(unchanged(2));
      expect(await store.searchRules.save(shop.searchRules)).toEqual(unchanged(1));
      expect(await db.query(tables)).toEqual(before);
    });

    it('counts what is new, changed and as it was', async () => {
      const counts = await store.products.save([
        sampleProduct('k1'),
        sampleProduct('k2', { name: 'Better' }),
        sampleProduct('k3'),
      ]);
      expect(counts).toEqual({ inserted: 1, updated: 1, unchanged: 1 });
    });

    it.each<[string, Partial<ProductRecord>]>([
      ['a price', { prices: [{ price: 9, erpOriginalPrice: 9, from: null, to: null }] }],
      [
        'one price more',
        { prices: [...sampleProduct('k3').prices, { price: 1, erpOriginalPrice: 9, from: 1, to: 2 }] },
      ],
      ['a category', { extraCategoryIds: ['gifts'] }],
      ['a variant more', { variants: [sampleVariant('k3-v1'), sampleVariant('k3-v2')] }],
      ['other variants', { variants: [sampleVariant('k3-v3', { gtin: 'x' })] }],
      ['an attribute', { attributes: { capacity: 2 } }],
    ])('sees a change in %s', async (_, change) => {
      const before = await stampsOf('k3');
      const next = sampleProduct('k3', change);
      expect(await store.products.save([next])).toEqual(updated);
      expect(await recordOf('k3')).toEqual(next);
      expect((await stampsOf('k3')).product).not.toBe(before.product);
      expect(await store.products.save([next])).toEqual(unchanged(1));
    });

    it('grows the version of stock with every change, and only then', async () => {
      const product = sampleProduct('s1');
      await store.products.save([product]);
      const first = await stampsOf('s1');
      expect(first.versions).toEqual([1]);
      await store.products.save([product]);
      expect(await stampsOf('s1')).toEqual(first);
      expect(await store.products.save([{ ...product, variants: [sampleVariant('s1-v1', { qty: 4 })] }])).toEqual(
        updated,
      );
      const second = await stampsOf('s1');
      expect(second).toMatchObject({ versions: [2], product: first.product });
      expect(second.stock).not.toBe(first.stock);
      await store.stock.save([{ variantId: 's1-v1', qty: 4, hasStockOnHand: false }]);
      expect(await store.stock.list(['s1-v1', 'none'])).toMatchObject([
        { variantId: 's1-v1', qty: 4, hasStockOnHand: false, version: 3 },
      ]);
    });

    it('takes stock only where there is enough', async () => {
      await store.stock.save([{ variantId: 's1-v1', qty: 3, hasStockOnHand: true }]);
      const [before] = await store.stock.list(['s1-v1']);
      expect(await store.stock.take('s1-v1', 2)).toEqual({ qty: 1, version: (before?.version ?? 0) + 1 });
      expect(await store.stock.take('s1-v1', 2)).toBeUndefined();
      expect(await store.stock.take('none', 1)).toBeUndefined();
      expect((await store.stock.list(['s1-v1']))[0]?.qty).toBe(1);
    });

    it('saves all of a list or none of it', async () => {
      const bad = sampleProduct('bad', { brandId: 'none' });
      await expect(store.products.save([sampleProduct('good'), bad])).rejects.toThrow('products_brand_id_fkey');
      expect(await store.products.findById('good')).toBeUndefined();
    });

    it('changes a store when only its seasonal hours change', async () => {
      const [city] = shop.stores;
      if (!city) throw new Error('The sample has a store.');
      const open = { ...city, seasonalHours: [{ date: '2026-12-26', openTime: 1, closeTime: 2, note: 'Boxing Day' }] };
      expect(await store.stores.save([open])).toEqual(updated);
      expect(await store.stores.findByPath(city.path)).toEqual(open);
      expect(await store.stores.save([open])).toEqual(unchanged(1));
    });

    it('gives a gift card a new hash only for a new PIN', async () => {
      const card = { code: 'CARD9', pin: '1111', expires: '2027-01-01', amountRemaining: 10, suspended: false };
      expect(await store.vouchers.save([card])).toEqual({ inserted: 1, updated: 0, unchanged: 0 });
      expect(await store.vouchers.save([{ ...card, pin: '2222' }])).toEqual(updated);
      expect(await store.vouchers.find('CARD9', '1111')).toBeUndefined();
      expect(await store.vouchers.find('CARD9', '2222')).toMatchObject({ amountRemaining: 10, expires: '2027-01-01' });
    });
  });
});
