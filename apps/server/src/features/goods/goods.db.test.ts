import { currentPrice } from '@wattle/domain/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Database } from '../../store/database.ts';
import { createStore, type Store } from '../../store/store.ts';
import { eachDatabase } from '../../store/testing/each-database.ts';
import { sampleProduct, sampleShop } from '../../store/testing/sample-shop.ts';
import { saveShop } from '../../store/testing/save-shop.ts';
import { TINY_PICTURE } from '../../testing/tiny-picture.ts';
import { addPicture, keepPicture } from './add-picture.ts';
import { changeGood } from './change-good.ts';
import { countStock } from './count-stock.ts';
import { findGoods } from './find-goods.ts';

const nowSeconds = () => Math.floor(Date.now() / 1000);

eachDatabase((name, open) => {
  describe(`goods at the desk, ${name}`, () => {
    let db: Database;
    let store: Store;
    beforeAll(async () => {
      db = await open();
      store = createStore(db);
      await saveShop(db, {
        ...sampleShop(),
        products: [sampleProduct('p1'), sampleProduct('p2'), sampleProduct('p3')],
        storeStock: [],
        searchRules: [],
      });
    });
    afterAll(() => db.close());

    const versionOf = async (id: string) => (await store.goods.load(id))?.version ?? '';
    const recordOf = async (id: string) => (await store.goods.load(id))?.record ?? sampleProduct('none');

    it.each([
      ['kettle p1', ['p1']],
      ['SKU-p2', ['p2']],
      ['acme KETTLE', ['p1', 'p2', 'p3']],
      ['93p3-v1', ['p3']],
      ['100%', []],
      ['', ['p1', 'p2', 'p3']],
    ])('finds %j', async (text, ids) => {
      const found = await findGoods(store, createCatalogueCache(store), { text, state: null, page: 1 });
      expect([found.goods.map(({ id }) => id), found.total]).toEqual([ids, ids.length]);
    });

    it('finds by state', async () => {
      const found = await findGoods(store, createCatalogueCache(store), { text: '', state: 'discontinued', page: 1 });
      expect(found).toMatchObject({ goods: [], total: 0, pageCount: 1 });
    });

    it('changes a price now, and leaves stock that was sold meanwhile', async () => {
      const version = await versionOf('p1');
      await store.stock.take('p1-v1', 2);
      const answer = await changeGood(store, {
        productId: 'p1',
        version,
        change: { price: { price: 99, was: 129.95 } },
      });
      expect(answer).toMatchObject({
        status: 'SUCCESS',
        value: { changes: [{ field: 'prices.0.price', before: 129.95, after: 99 }] },
      });
      const { prices, variants } = await recordOf('p1');
      expect([currentPrice(prices, nowSeconds()).price, variants[0]?.qty]).toEqual([99, 3]);
    });

    it('refuses who has seen an older version, and then changes nothing', async () => {
      const version = await versionOf('p2');
      const change = (price: number) =>
        changeGood(store, { productId: 'p2', version, change: { price: { price, was: 200 } } });
      const answers = await Promise.all([change(90), change(80)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['REJECTED', 'SUCCESS']);
      expect(await change(70)).toMatchObject({ status: 'REJECTED', reasons: [{ code: 'GOODS_CHANGED' }] });
      expect([90, 80]).toContain(currentPrice((await recordOf('p2')).prices, nowSeconds()).price);
    });

    it('says everything that is wrong, and what is not there', async () => {
      const version = await versionOf('p3');
      const change = { price: { price: 0, was: 0 }, name: '' };
      expect(await changeGood(store, { productId: 'p3', version, change })).toMatchObject({
        reasons: [{ code: 'PRICE_INVALID' }, { code: 'TEXT_MISSING', field: 'name' }],
      });
      expect(await changeGood(store, { productId: 'nobody', version, change: {} })).toMatchObject({
        reasons: [{ code: 'PRODUCT_NOT_FOUND' }],
      });
      expect(await versionOf('p3')).toBe(version);
    });

    it('keeps an uploaded picture, after those that are there', async () => {
      const version = await versionOf('p3');
      const kept = await keepPicture(store, TINY_PICTURE);
      const picture = { url: kept.status === 'SUCCESS' ? kept.value : '', alt: 'Side' };
      const answer = await addPicture(store, { productId: 'p3', version, picture });
      expect(answer.status).toBe('SUCCESS');
      expect(picture.url).toMatch(/^\/media\/[\w-]{20}\.webp$/);
      expect((await recordOf('p3')).images.at(-1)).toMatchObject(picture);
      const bytes = await store.media.find(picture.url.slice('/media/'.length));
      expect(bytes?.subarray(8, 12).toString()).toBe('WEBP');
    });

    it.each([Buffer.from('no picture'), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')])(
      'takes no file that is no picture',
      async (bytes) => {
        expect(await keepPicture(store, bytes)).toMatchObject({ reasons: [{ code: 'PICTURE_INVALID' }] });
      },
    );

    const stockOf = async (storeId: string | null) =>
      (await store.goods.listStock('p3')).find((one) => one.storeId === storeId)?.qty;

    it('counts stock: 5, then 7, once', async () => {
      const count = (seen: number, counted: number) =>
        countStock(store, { variantId: 'p3-v1', storeId: null, seen, counted });
      const answers = await Promise.all([count(5, 7), count(5, 6)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['REJECTED', 'SUCCESS']);
      await store.stock.take('p3-v1', 1);
      const left = await stockOf(null);
      expect(await count(7, 9)).toMatchObject({ reasons: [{ code: 'STOCK_CHANGED' }] });
      expect(await stockOf(null)).toBe(left);
      expect(await count(-1, 9)).toMatchObject({ reasons: [{ code: 'COUNT_INVALID' }] });
    });

    it('counts stock of a store, also where there was none', async () => {
      const [{ id: storeId } = { id: '' }] = await store.stores.list();
      const count = (seen: number, counted: number) =>
        countStock(store, { variantId: 'p3-v1', storeId, seen, counted });
      expect((await count(3, 4)).status).toBe('REJECTED');
      expect((await count(0, 4)).status).toBe('SUCCESS');
      expect((await count(0, 6)).status).toBe('REJECTED');
      expect((await count(4, 3)).status).toBe('SUCCESS');
      expect(await stockOf(storeId)).toBe(3);
    });
  });
});
