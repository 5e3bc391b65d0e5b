import type { ProductRecord } from '@wattle/domain/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCartShop } from '../testing/sample-cart-shop.ts';
import type { Database } from './database.ts';
import { createStore, type Store } from './store.ts';
import { eachDatabase } from './testing/each-database.ts';
import { saveShop } from './testing/save-shop.ts';

/** The fields that a cart reads. */
const inCart = ({ variants, blGroup, ...record }: ProductRecord) => ({
  id: record.id,
  brandId: record.brandId,
  familyCode: record.familyCode,
  canonicalCategoryId: record.canonicalCategoryId,
  extraCategoryIds: record.extraCategoryIds,
  state: record.state,
  saleMode: record.saleMode,
  functionalType: record.functionalType,
  preorderDateTime: record.preorderDateTime,
  releaseDateTime: record.releaseDateTime,
  prices: record.prices,
  taxExclusive: record.taxExclusive,
  cartQtyProductMax: record.cartQtyProductMax,
  cartQtyVariantMax: record.cartQtyVariantMax,
  cartQtyVariantMin: record.cartQtyVariantMin,
  cartQtyVariantMultipleOf: record.cartQtyVariantMultipleOf,
  bigAndBulky: record.bigAndBulky,
  variants: variants.map(({ id, qty, hasStockOnHand }) => ({ id, qty, hasStockOnHand })),
  blGroup: { ...blGroup, baseWarrantyPeriod: 0 },
});

eachDatabase((name, open) => {
  describe(`products for a cart on ${name}`, () => {
    let db: Database;
    let store: Store;
    beforeAll(async () => {
      db = await open();
      store = createStore(db);
      await saveShop(db, sampleCartShop());
    });
    afterAll(() => db.close());

    it('are what the whole products are, as far as a cart looks at them', async () => {
      const ids = await store.products.listIds();
      const whole = await store.products.listByIds(ids);
      const read = new Map((await store.cartProducts.list(ids)).map(({ record }) => [record.id, inCart(record)]));
      expect(whole.length).toBeGreaterThan(5);
      expect(ids.map((id) => read.get(id))).toEqual(whole.map(({ record }) => inCart(record)));
    });

    it('are what they are now, though they were read before', async () => {
      const read = async (id: string) => (await store.cartProducts.list([id, id])).map(({ record }) => inCart(record));
      const [before] = await store.products.listByIds(['kettle']);
      if (!before) throw new Error('There is no kettle.');
      const { record } = before;
      expect(await read('kettle')).toEqual([inCart(record)]);
      const [variant] = record.variants;
      if (!variant) throw new Error('It has no variant.');
      const changes: readonly Partial<ProductRecord>[] = [
        { prices: [{ price: 1.5, erpOriginalPrice: 2, from: null, to: null }] },
        { variants: [{ ...variant, qty: variant.qty + 7 }] },
        { variants: [{ ...variant, images: [{ src: '/pictures/new', alt: '' }] }] },
        { taxExclusive: !record.taxExclusive },
      ];
      for (const change of changes) {
        // another process does it
        await createStore(db).products.save([{ ...record, ...change }]);
        const [whole] = await store.products.listByIds(['kettle']);
        expect(whole?.record).toMatchObject(change);
        expect(await read('kettle')).toEqual([whole && inCart(whole.record)]);
        expect((await store.cartProducts.list(['kettle']))[0]?.record.variants[0]?.images).toEqual(
          whole?.record.variants[0]?.images,
        );
      }
      await store.products.save([record]);
      expect(await read('kettle')).toEqual([inCart(record)]);
      await db.query('delete from products where id = $1', ['kettle']);
      expect(await read('kettle')).toEqual([]);
      await store.products.save([record]);
      expect(await read('kettle')).toEqual([inCart(record)]);
    });

    it('are only those that there are', async () => {
      expect(await store.cartProducts.list([])).toEqual([]);
      expect((await store.cartProducts.list(['unheard-of', 'kettle'])).map(({ record }) => record.id)).toEqual([
        'kettle',
      ]);
    });
  });
});
