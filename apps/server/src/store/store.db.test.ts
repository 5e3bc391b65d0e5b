import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createStore, type Store } from './store.ts';
import { eachDatabase } from './testing/each-database.ts';
import { NOW, sampleArticle, sampleProduct, sampleShop, sampleVariant } from './testing/sample-shop.ts';
import { saveShop } from './testing/save-shop.ts';

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

eachDatabase((name, open) => {
  describe(`the store, ${name}`, () => {
    const shop = sampleShop();
    let db: Database;
    let store: Store;

    beforeAll(async () => {
      db = await open();
      store = createStore(db);
      await saveShop(db, shop);
    });
    afterAll(() => db.close());

    it('has each part in the file of its name', async () => {
      const files = (await readdir(import.meta.dirname)).map((file) => basename(file, '.ts'));
      const wanted = Object.keys(store).map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
      expect(files).toEqual(expect.arrayContaining(wanted));
    });

    it('gives back products, variants and prices as they were saved [C-3-11]', async () => {
      const full = sampleProduct('full', {
        state: 'evergreen',
        saleMode: 'preorder',
        preorderDateTime: 1_800_000_000,
        releaseDateTime: 1_900_000_000,
        extraCategoryIds: ['gifts', 'toasters'],
        prices: [
          { price: 99.99, erpOriginalPrice: 129.95, from: 1_700_000_000, to: 1_900_000_000 },
          { price: 129.95, erpOriginalPrice: 129.95, from: null, to: null },
        ],
        variants: [
          sampleVariant('b', { qty: 0, hasStockOnHand: false }),
          sampleVariant('a', { name: 'Black', images: [] }),
        ],
        badgePrimaryId: null,
        cartQtyProductMax: null,
        taxExclusive: true,
      });
      await store.products.save([full]);
      const found = await store.products.findByPath('products/full');
      expect(found?.record).toEqual(full);
      expect(found?.stockUpdatedAt).toBeGreaterThan(1_700_000_000);
      expect(await store.products.findById('full')).toEqual(found);
      expect(await store.products.findById('none')).toBeUndefined();
    });

    it('lists products by ids in the order asked for', async () => {
      const found = await store.products.listByIds(['k2', 'none', 'k1']);
      expect(found.map(({ record }) => record)).toEqual([shop.products[1], shop.products[0]]);
      expect(await store.products.listByIds([])).toEqual([]);
    });

    it('gives back what editors wrote [D-3-28]', async () => {
      const articles = new Map(shop.articles.map((article) => [article.id, article]));
      expect(await store.articles.findById('help')).toEqual(articles.get('help'));
      expect(await store.articles.findByPath('articles/returns')).toEqual(articles.get('returns'));
      const link = (id: string) => ({ id, name: id, path: `articles/${id}`, kicker: '', summary: '', heroImage: null });
      expect(await store.articles.listChildren('help')).toEqual([link('returns')]);
      expect(await store.articles.listLinks(['returns', 'none', 'help'])).toEqual([link('returns'), link('help')]);
      const block = {
        id: 'text',
        customId: 'intro',
        customClasses: 'wide',
        value: { text: 'Hello', nested: [1, { deep: true }] },
        children: [{ id: 'link' }],
        identifier: 'first',
        _draggableId: 'd1',
      };
      const rich = { ...sampleArticle('rich', null, 5), heroImage: { url: '/hero.svg', alt: 'Hero' }, body: [block] };
      await store.articles.save([rich]);
      expect(await store.articles.findById('rich')).toEqual(rich);
      expect(await store.redirects.find('old')).toEqual(shop.redirects[0]);
      expect(await store.redirects.find('/new')).toBeUndefined();
      expect(await store.settings.find('home.tiles')).toEqual(['kettles']);
      expect(await store.settings.find('none')).toBeUndefined();
      expect(await store.categories.findByPath('categories/gifts')).toEqual(shop.categories[3]);
    });

    it('gives back families, badges and warranties [D-3-10 D-3-17 D-3-18 D-3-24]', async () => {
      expect(await store.families.find('kettles')).toEqual(shop.families[0]);
      expect(await store.families.find('none')).toBeUndefined();
      expect(await store.families.list()).toEqual(shop.families);
      expect(await store.badges.list('primary')).toEqual(shop.badges);
      expect(await store.badges.list('secondary')).toEqual([]);
      expect(await store.warranties.listByIds(['care-2', 'none'])).toEqual(shop.warranties);
    });

    it('gives back stores with their hours, and what they hold [D-3-22 D-3-23]', async () => {
      expect(await store.stores.list()).toEqual(shop.stores);
      expect(await store.stores.findByPath('stores/north')).toEqual(shop.stores[1]);
      expect(await store.storeStock.listOf('k1-v1')).toEqual(shop.storeStock);
    });

    it('gives back localities [C-3-48]', async () => {
      const places = await store.localities.list();
      expect(places.sort((a, b) => Number(a.postcode) - Number(b.postcode))).toEqual(shop.localities);
    });

    it('gives back synonyms, brands that are not sold and search rules', async () => {
      const [jug, billy] = shop.synonyms;
      expect(await store.synonyms.list()).toEqual([billy, jug]);
      expect(await store.absentBrands.list()).toEqual(shop.absentBrands);
      expect(await store.searchRules.list()).toEqual(shop.searchRules);
    });

    it('streams every product, a page at a time, by id', async () => {
      const pages = await collect(store.products.stream(2));
      const ids = pages.flatMap((page) => page.map(({ record }) => record.id));
      expect(pages.every((page) => page.length <= 2)).toBe(true);
      expect(ids).toEqual((await store.products.listIds()).sort());
      expect(pages.flat().find(({ record }) => record.id === 'k2')?.record).toEqual(shop.products[1]);
    });

    it('lists the products that refer to a brand, a family, a category or a badge', async () => {
      const none = { brandIds: [], familyCodes: [], categoryIds: [], badgeIds: [] };
      const own = { badgePrimaryId: null, badgeSecondaryIds: ['bs'], badgeSecondaryTitles: ['B'], brandId: 'zest' };
      await store.products.save([
        sampleProduct('t1', { ...own, familyCode: 'toasters', canonicalCategoryId: 'toasters' }),
      ]);
      const idsOf = async (more: object) => (await store.products.listIdsOf({ ...none, ...more })).sort();
      expect(await idsOf({})).toEqual([]);
      expect(await idsOf({ brandIds: ['zest'] })).toEqual(['t1']);
      expect(await idsOf({ familyCodes: ['toasters'] })).toEqual(['t1']);
      expect(await idsOf({ badgeIds: ['bs'] })).toEqual(['t1']);
      expect(await idsOf({ badgeIds: ['award'] })).toEqual(['k1', 'k2']);
      expect(await idsOf({ categoryIds: ['gifts'], brandIds: ['zest'] })).toEqual(['full', 'k2', 't1']);
    });

    it('keeps gift cards without their PIN [C-3-42]', async () => {
      const { pin, ...kept } = { ...shop.vouchers[0], code: 'CARD1' };
      expect(await store.vouchers.find('CARD1', '1234')).toEqual(kept);
      expect(await store.vouchers.find('CARD1', '1235')).toBeUndefined();
      expect(await store.vouchers.find('CARD2', '1234')).toBeUndefined();
      const text = JSON.stringify(await db.query('select * from vouchers'));
      expect(text).not.toContain(pin);
    });

    it('lists promotions until they end, those that begin later too', async () => {
      expect(await store.promotions.list(NOW)).toEqual(shop.promotions);
      expect(await store.promotions.list(new Date(NOW.getTime() - 86_400_001))).toEqual(shop.promotions);
      expect(await store.promotions.list(new Date(NOW.getTime() + 86_400_000))).toEqual([]);
    });

    it('keeps orders and streams them from the oldest', async () => {
      const orders = Array.from({ length: 1203 }, (_, i) => ({
        number: `W${String(i).padStart(5, '0')}`,
        placedAt: 1_790_000_000 + Math.floor(i / 3),
        status: 'placed',
        data: { total: i },
        customerSub: i % 2 === 0 ? null : 'sub-1',
      }));
      expect(await store.orders.save(orders)).toEqual({ inserted: 1203, updated: 0, unchanged: 0 });
      expect(await collect(store.orders.stream())).toEqual(orders);
      const since = new Date((1_790_000_000 + 400) * 1000);
      expect(await collect(store.orders.stream(since))).toEqual(orders.slice(1200));
      expect(await store.orders.find('W00007')).toEqual(orders[7]);
    });
  });
});
