import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readChangedProducts } from './changed-products.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { saveProductsIn } from './save-products.ts';
import { createStore, type Store } from './store.ts';
import { caughtUp } from './testing/caught-up.ts';
import { createServerDatabase, eachDatabase } from './testing/each-database.ts';
import { sampleProduct, sampleShop, sampleVariant } from './testing/sample-shop.ts';
import { saveShop } from './testing/save-shop.ts';

eachDatabase((name, open) => {
  describe(`changed products, ${name}`, () => {
    let db: Database;
    let store: Store;
    let horizon: string;

    beforeAll(async () => {
      db = await open();
      store = createStore(db);
      await saveShop(db, sampleShop());
    });
    afterAll(() => db.close());
    beforeEach(async () => {
      await db.run('truncate products cascade');
      await store.products.save(sampleShop().products);
      await caughtUp(db);
      horizon = (await readChangedProducts(db, null)).horizon;
    });

    /** Changes since the last call. */
    const look = async () => {
      const changed = await readChangedProducts(db, horizon);
      horizon = changed.horizon;
      return [...changed.stamps.keys()].sort();
    };

    it('are none at first, and none when nothing happens', async () => {
      expect((await readChangedProducts(db, null)).stamps.size).toBe(0);
      expect(await look()).toEqual([]);
    });

    it.each([
      ['a name', `update products set record = record || '{"name":"Renamed"}' where id = 'k1'`],
      ['a price', `update prices set price_cents = 1 where product_id = 'k1'`],
      ['one price more', `insert into prices values ('k1', 1, 100, 100, now(), null)`],
      ['a price less', `delete from prices where product_id = 'k1'`],
      ['a category more', `insert into product_categories values ('k1', 'gifts', 1)`],
      ['a category’s place', `update product_categories set position = 3 where product_id = 'k1'`],
      ['a category less', `delete from product_categories where product_id = 'k1'`],
      ['a variant', `update variants set gtin = '1' where id = 'k1-v1'`],
      ['a variant less', `delete from variants where id = 'k1-v1'`],
      ['stock', `update variant_stock set qty = 0 where variant_id = 'k1-v1'`],
    ])('are found by %s that plain SQL wrote, once', async (_, sql) => {
      await db.query(sql);
      await caughtUp(db);
      expect(await look()).toEqual(['k1']);
      expect(await look()).toEqual([]);
    });

    it('are both when a variant goes from one to the other', async () => {
      await db.query(`update variants set product_id = 'k2', position = 9 where id = 'k1-v1'`);
      expect(await look()).toEqual(['k1', 'k2']);
    });

    it('have a new stamp with every change', async () => {
      const before = horizon;
      const stampOf = async () => (await readChangedProducts(db, before)).stamps.get('k1');
      await db.query(`update prices set price_cents = 1 where product_id = 'k1'`);
      const first = await stampOf();
      await db.query(`update variant_stock set qty = 0 where variant_id = 'k1-v1'`);
      const second = await stampOf();
      await db.query(`update prices set price_cents = 1 where product_id = 'k1'`);
      expect(new Set([first, second, await stampOf()]).size).toBe(3);
      expect(await stampOf()).toBe(await stampOf());
    });

    it('are known without a time of writing, which is kept all the same', async () => {
      const timeOf = async () => {
        const [row] = await db.query<{ at: string }>(`select updated_at::text as at from products where id = 'k1'`);
        return row?.at;
      };
      const before = await timeOf();
      await db.query(`update prices set price_cents = 1 where product_id = 'k1'`);
      expect(await timeOf()).not.toBe(before);
    });

    it('are written once by an import, parts and all', async () => {
      const twice = [sampleVariant('n1-v1'), sampleVariant('n1-v2')];
      const costing = (price: number) => ({ prices: [{ price, erpOriginalPrice: price, from: null, to: null }] });
      const updates = await db.transaction(async (tx) => {
        const count = async () => {
          const sql = `select n_tup_upd::int as rows from pg_stat_xact_user_tables where relname = 'products'`;
          return (await tx.query<{ rows: number }>(sql))[0]?.rows ?? 0;
        };
        const before = await count();
        await saveProductsIn(tx, [
          sampleProduct('n1', { variants: twice, extraCategoryIds: ['gifts'] }),
          sampleProduct('k1', { name: 'New', extraCategoryIds: ['gifts'], ...costing(1) }),
          sampleProduct('k2', { extraCategoryIds: [], ...costing(2) }),
        ]);
        return (await count()) - before;
      });
      expect(updates).toBe(2);
      expect(await look()).toEqual(['k1', 'k2', 'n1']);
    });
  });
});

describe('changed products of several connections, PostgreSQL', () => {
  it('are not missed when a transaction that began earlier ends later', async () => {
    const databaseUrl = await createServerDatabase();
    const [db, other] = await Promise.all([1, 2].map(() => openDatabase({ dataDir: ':memory:', databaseUrl })));
    if (!db || !other) throw new Error('There are two.');
    await saveShop(db, sampleShop());
    await caughtUp(db);
    let { horizon } = await readChangedProducts(db, null);
    const look = async () => {
      const changed = await readChangedProducts(db, horizon);
      horizon = changed.horizon;
      return [...changed.stamps.keys()];
    };
    await other.transaction(async (slow) => {
      await slow.query(`update prices set price_cents = 1 where product_id = 'k1'`);
      await db.query(`update prices set price_cents = 2 where product_id = 'k2'`);
      expect(await look()).toEqual(['k2']);
      // the slow transaction holds the horizon back, so this is returned again until it ends
      expect(await look()).toEqual(['k2']);
    });
    await caughtUp(db);
    expect((await look()).sort()).toEqual(['k1', 'k2']);
    expect(await look()).toEqual([]);
    await Promise.all([db.close(), other.close()]);
  });
});
