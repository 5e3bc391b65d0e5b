import type { ProductRecord } from '@wattle/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createStore, type Store } from './store.ts';
import { eachDatabase } from './testing/each-database.ts';
import { sampleProduct, sampleShop, sampleVariant } from './testing/sample-shop.ts';

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
      await store.fillDemo(shop);
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
    const recordOf = async (id: string) => (await store.findProductById(id))?.record;

    it('changes nothing when the same is saved again', async () => {
      const tables = `select relname, xmin, ctid from (
        select 'p' as relname, xmin::text, ctid::text from products union all select 'v', xmin::text, ctid::text from variants
        union all select 's', xmin::text, ctid::text from variant_stock union all select 'c', xmin::text, ctid::text from prices
        union all select 'g', xmin::text, ctid::text from vouchers union all select 'h', xmin::text, ctid::text from stores
        union all select 'k', xmin::text, ctid::text from product_categories) rows order by 1, 3`;
      const before = await db.query(tables);
      expect(await store.saveProducts(shop.products)).toEqual(unchanged(2));
      expect(await store.saveStores(shop.stores)).toEqual(unchanged(2));
      expect(await store.saveVouchers(shop.vouchers)).toEqual(unchanged(1));
      expect(await store.saveBrands(shop.brands)).toEqual(unchanged(2));
      expect(await store.saveCategories(shop.categories)).toEqual(unchanged(4));
      expect(await store.saveFamilies(shop.families)).toEqual(unchanged(2));
      expect(await store.saveBadges(shop.badges)).toEqual(unchanged(1));
      expect(await store.saveWarranties(shop.warranties)).toEqual(unchanged(1));
      expect(await store.saveArticles(shop.articles)).toEqual(unchanged(2));
      expect(await store.saveRedirects(shop.redirects)).toEqual(unchanged(1));
      expect(await store.savePromotions(shop.promotions)).toEqual(unchanged(1));
      expect(await store.saveStoreStock(shop.storeStock)).toEqual(unchanged(2));
      expect(await store.saveSynonyms(shop.synonyms)).toEqual(unchanged(2));
      expect(await store.saveSearchRules(shop.searchRules)).toEqual(unchanged(1));
      expect(await db.query(tables)).toEqual(before);
    });

    it('counts what is new, changed and as it was', async () => {
      const counts = await store.saveProducts([
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
      expect(await store.saveProducts([next])).toEqual(updated);
      expect(await recordOf('k3')).toEqual(next);
      expect((await stampsOf('k3')).product).not.toBe(before.product);
      expect(await store.saveProducts([next])).toEqual(unchanged(1));
    });

    it('grows the version of stock with every change, and only then', async () => {
      const product = sampleProduct('s1');
      await store.saveProducts([product]);
      const first = await stampsOf('s1');
      expect(first.versions).toEqual([1]);
      await store.saveProducts([product]);
      expect(await stampsOf('s1')).toEqual(first);
      expect(await store.saveProducts([{ ...product, variants: [sampleVariant('s1-v1', { qty: 4 })] }])).toEqual(
        updated,
      );
      const second = await stampsOf('s1');
      expect(second).toMatchObject({ versions: [2], product: first.product });
      expect(second.stock).not.toBe(first.stock);
      await store.saveStock([{ variantId: 's1-v1', qty: 4, hasStockOnHand: false }]);
      expect(await store.listStock(['s1-v1', 'none'])).toMatchObject([
        { variantId: 's1-v1', qty: 4, hasStockOnHand: false, version: 3 },
      ]);
    });

    it('takes stock only where there is enough', async () => {
      await store.saveStock([{ variantId: 's1-v1', qty: 3, hasStockOnHand: true }]);
      const [before] = await store.listStock(['s1-v1']);
      expect(await store.takeStock('s1-v1', 2)).toEqual({ qty: 1, version: (before?.version ?? 0) + 1 });
      expect(await store.takeStock('s1-v1', 2)).toBeUndefined();
      expect(await store.takeStock('none', 1)).toBeUndefined();
      expect((await store.listStock(['s1-v1']))[0]?.qty).toBe(1);
    });

    it('saves all of a list or none of it', async () => {
      const bad = sampleProduct('bad', { brandId: 'none' });
      await expect(store.saveProducts([sampleProduct('good'), bad])).rejects.toThrow('products_brand_id_fkey');
      expect(await store.findProductById('good')).toBeUndefined();
    });

    it('changes a store when only its seasonal hours change', async () => {
      const [city] = shop.stores;
      if (!city) throw new Error('The sample has a store.');
      const open = { ...city, seasonalHours: [{ date: '2026-12-26', openTime: 1, closeTime: 2, note: 'Boxing Day' }] };
      expect(await store.saveStores([open])).toEqual(updated);
      expect(await store.findStoreByPath(city.path)).toEqual(open);
      expect(await store.saveStores([open])).toEqual(unchanged(1));
    });

    it('gives a gift card a new hash only for a new PIN', async () => {
      const card = { code: 'CARD9', pin: '1111', expires: '2027-01-01', amountRemaining: 10, suspended: false };
      expect(await store.saveVouchers([card])).toEqual({ inserted: 1, updated: 0, unchanged: 0 });
      expect(await store.saveVouchers([{ ...card, pin: '2222' }])).toEqual(updated);
      expect(await store.findVoucher('CARD9', '1111')).toBeUndefined();
      expect(await store.findVoucher('CARD9', '2222')).toMatchObject({ amountRemaining: 10, expires: '2027-01-01' });
    });
  });
});
