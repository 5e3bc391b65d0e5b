import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { previewChunks } from '../import/import-file.ts';
import { openKind } from '../import/open-kind.ts';
import { productKind } from '../import/product-kind.ts';
import { stockKind } from '../import/stock-kind.ts';
import type { Database, Queryable } from './database.ts';
import { restock, sellHolds, writeOff } from './sold-units.ts';
import { createStore, type Store } from './store.ts';
import { returnStoreStock, takeStoreStock } from './store-stock-holds.ts';
import { eachDatabase, openServer } from './testing/each-database.ts';
import { sampleProduct, sampleShop } from './testing/sample-shop.ts';
import { saveShop } from './testing/save-shop.ts';

const ONE = 'p1-v1';
const TWO = 'p2-v1';

/** An order of one variant, as placing, paying and staff change it. */
function orders(db: Database) {
  const inTx = <T>(work: (tx: Queryable) => Promise<T>) => db.transaction(work);
  return {
    hold: (number: string, variantId: string, qty: number) =>
      inTx(async (tx) => {
        const taken = await tx.query(
          `update variant_stock set qty = qty - $2, version = version + 1 where variant_id = $1 and qty >= $2
           returning 1 as taken`,
          [variantId, qty],
        );
        if (taken.length === 0) return false;
        await tx.query('insert into stock_holds values ($1, $2, $3)', [number, variantId, qty]);
        return true;
      }),
    release: (number: string) =>
      inTx((tx) =>
        tx.query(
          `with freed as (delete from stock_holds where order_number = $1 returning variant_id, qty)
           update variant_stock s set qty = s.qty + f.qty from freed f where s.variant_id = f.variant_id`,
          [number],
        ),
      ),
    sell: (number: string) =>
      inTx(async (tx) => {
        await tx.query(`insert into orders (number, placed_at, status, data) values ($1, now(), 'PLACED', '{}')`, [
          number,
        ]);
        await sellHolds(tx, number);
      }),
    move: (number: string, status: string) =>
      inTx((tx) => tx.query('update orders set status = $2 where number = $1', [number, status])),
    comeBack: (number: string, variantId: string, qty: number) =>
      inTx(async (tx) => {
        await tx.query('select from orders where number = $1 for update', [number]);
        return restock(tx, number, [{ variantId, qty }]);
      }),
    writeOff: (number: string, variantId: string, qty: number) =>
      inTx(async (tx) => {
        await tx.query('select from orders where number = $1 for update', [number]);
        await writeOff(tx, number, [{ variantId, qty }]);
      }),
  };
}

const importStock = (db: Database, rows: readonly object[]) =>
  openKind(stockKind).import(db, jsonRows(rows), (refusal) => expect(refusal).toBeUndefined(), 'replace');

const jsonRows = (rows: readonly object[]) =>
  rows.map((value, at) => ({ line: at + 1, format: 'json' as const, value }));

const counted = (qty: number, variantId = ONE) => ({ variantId, qty, hasStockOnHand: true });

async function openShelves(open: () => Promise<Database>) {
  const db = await open();
  await saveShop(db, {
    ...sampleShop(),
    products: ['p1', 'p2'].map((id) => ({ ...sampleProduct(id), badgeSecondaryIds: [], badgeSecondaryTitles: [] })),
    storeStock: [],
    searchRules: [],
  });
  return db;
}

/** On hand, promised and to sell, of what is sent out or in a store. */
async function shelf({ goods }: Store, variantId = ONE, storeId: string | null = null) {
  const places = await goods.listStock(variantId.slice(0, 2));
  const found = places.find((one) => one.variantId === variantId && one.storeId === storeId);
  return found && [found.onHand, found.held, found.qty];
}

eachDatabase((name, open) => {
  describe(`what is on hand, ${name}`, () => {
    let db: Database;
    let store: Store;
    let order: ReturnType<typeof orders>;
    beforeAll(async () => {
      db = await openShelves(open);
      store = createStore(db);
      order = orders(db);
    });
    beforeEach(async () => {
      await db.run(
        'delete from stock_holds; delete from store_stock_holds; delete from sold_units; delete from orders',
      );
      await importStock(db, [counted(5), counted(5, TWO)]);
    });
    afterAll(() => db.close());

    it('is what an import says, and a hold that ends does not add to it', async () => {
      await order.hold('W-1', ONE, 2);
      expect(await shelf(store)).toEqual([5, 2, 3]);
      await importStock(db, [counted(5)]);
      expect(await shelf(store)).toEqual([5, 2, 3]);
      await order.release('W-1');
      expect(await shelf(store)).toEqual([5, 0, 5]);
    });

    it('has what was sold until it leaves, then less, and more when it comes back', async () => {
      await order.hold('W-1', ONE, 2);
      await order.sell('W-1');
      await importStock(db, [counted(5)]);
      expect(await shelf(store)).toEqual([5, 2, 3]);
      await order.move('W-1', 'PACKED');
      expect(await shelf(store)).toEqual([5, 2, 3]);
      await order.move('W-1', 'ON_THE_WAY');
      expect(await shelf(store)).toEqual([3, 0, 3]);
      await importStock(db, [counted(3)]);
      await order.comeBack('W-1', ONE, 1);
      expect(await shelf(store)).toEqual([4, 0, 4]);
    });

    it('stays when goods that have not left go back, and is less when these cannot be sold again', async () => {
      await order.hold('W-1', ONE, 3);
      await order.sell('W-1');
      await order.comeBack('W-1', ONE, 1);
      expect(await shelf(store)).toEqual([5, 2, 3]);
      await order.writeOff('W-1', ONE, 1);
      expect(await shelf(store)).toEqual([4, 1, 3]);
      await importStock(db, [counted(4)]);
      await order.move('W-1', 'DELIVERED');
      expect(await shelf(store)).toEqual([3, 0, 3]);
      // what is at the shopper's is gone, whether or not it is written off
      await order.writeOff('W-1', ONE, 3);
      expect(await shelf(store)).toEqual([3, 0, 3]);
    });

    it('may be less than was promised: what comes free is not sold before the gap is filled', async () => {
      await order.hold('W-1', ONE, 2);
      await order.hold('W-2', ONE, 2);
      await importStock(db, [counted(1)]);
      expect(await shelf(store)).toEqual([1, 4, 0]);
      await order.release('W-1');
      expect(await shelf(store)).toEqual([1, 2, 0]);
      await order.release('W-2');
      expect(await shelf(store)).toEqual([1, 0, 1]);
    });

    it('that was less than left was not: the goods were there', async () => {
      await order.hold('W-1', ONE, 3);
      await order.sell('W-1');
      await importStock(db, [counted(1)]);
      await order.move('W-1', 'DELIVERED');
      expect(await shelf(store)).toEqual([0, 0, 0]);
      await order.comeBack('W-1', ONE, 2);
      expect(await shelf(store)).toEqual([2, 0, 2]);
    });

    it('is what staff count, if it is what they saw', async () => {
      await order.hold('W-1', ONE, 2);
      expect(await store.stock.count(ONE, 3, 9)).toBe(false);
      expect(await store.stock.count(ONE, 5, 6)).toBe(true);
      expect(await shelf(store)).toEqual([6, 2, 4]);
    });

    it('is exported and imported as one number, which changes nothing', async () => {
      await order.hold('W-1', ONE, 2);
      await order.hold('W-2', TWO, 1);
      await order.sell('W-2');
      expect((await store.stock.listAll()).map(({ qty }) => qty)).toEqual([5, 5]);
      for (const kind of [openKind(stockKind), openKind(productKind)]) {
        const rows: object[] = [];
        for await (const row of kind.export(db)) rows.push(row);
        const summary = await kind.import(db, jsonRows(rows), (refusal) => expect(refusal).toBeUndefined(), 'replace');
        expect(summary).toMatchObject({ inserted: 0, updated: 0, refused: 0 });
      }
      expect([await shelf(store), await shelf(store, TWO)]).toEqual([
        [5, 2, 3],
        [5, 1, 4],
      ]);
    });

    it('is left alone by an update of other fields, and set by one that counts', async () => {
      await order.hold('W-1', ONE, 2);
      const update = (row: object) =>
        openKind(productKind).import(db, jsonRows([row]), (refusal) => expect(refusal).toBeUndefined(), 'update');
      expect(await update({ id: 'p1', name: 'Kettle once more' })).toMatchObject({ updated: 1 });
      expect(await shelf(store)).toEqual([5, 2, 3]);
      const { variants } = sampleProduct('p1');
      expect(await update({ id: 'p1', variants: variants.map((one) => ({ ...one, qty: 8 })) })).toMatchObject({
        updated: 1,
      });
      expect(await shelf(store)).toEqual([8, 2, 6]);
    });

    it('is previewed as it is counted', async () => {
      await order.hold('W-1', ONE, 2);
      const source = (qty: number) => ({
        ...{ from: 'feed', format: 'jsonl' as const },
        chunks: (async function* () {
          yield Buffer.from(`${JSON.stringify(counted(qty))}\n`);
        })(),
      });
      expect((await previewChunks(db, 'stock', source(5), {})).rows).toEqual([]);
      expect((await previewChunks(db, 'stock', source(6), {})).rows).toMatchObject([
        { key: ONE, what: 'changed', changes: [{ field: 'qty', before: 5, after: 6 }] },
      ]);
      expect(await shelf(store)).toEqual([5, 2, 3]);
    });

    it('is counted in stores in the same way', async () => {
      const [{ id: storeId } = { id: '' }] = await store.stores.list();
      await importStock(db, [{ storeId, variantId: ONE, qty: 4 }]);
      await db.transaction((tx) => takeStoreStock(tx, 'W-1', [{ storeId, variantId: ONE, qty: 3 }]));
      await importStock(db, [{ storeId, variantId: ONE, qty: 4 }]);
      expect(await shelf(store, ONE, storeId)).toEqual([4, 3, 1]);
      await importStock(db, [{ storeId, variantId: ONE, qty: 2 }]);
      expect(await shelf(store, ONE, storeId)).toEqual([2, 3, 0]);
      expect(await store.storeStock.count({ storeId, variantId: ONE, qty: 4 }, 2)).toBe(true);
      await db.transaction((tx) => returnStoreStock(tx, 'W-1'));
      expect(await shelf(store, ONE, storeId)).toEqual([4, 0, 4]);
    });

    it('is right after the previous release imports, counts, takes and gives back', async () => {
      const oldImport = (qty: number) =>
        db.query(
          `insert into variant_stock (variant_id, qty, has_stock_on_hand) values ($1, $2, true)
           on conflict (variant_id) do update set qty = excluded.qty, version = variant_stock.version + 1
           where variant_stock.qty is distinct from excluded.qty`,
          [ONE, qty],
        );
      await order.hold('W-1', ONE, 2);
      await oldImport(5);
      expect(await shelf(store)).toEqual([5, 2, 3]);
      await db.query('insert into sold_units (order_number, store_id, variant_id, qty) values ($1, $2, $3, 1)', [
        'W-2',
        '',
        TWO,
      ]);
      expect(await shelf(store, TWO)).toEqual([6, 1, 5]);
      await oldImport(1);
      await order.release('W-1');
      expect(await shelf(store)).toEqual([1, 0, 1]);
    });
  });
});

describe('imports beside sales, PostgreSQL', () => {
  it('never leave more to sell than is on hand, and the sum is right in the end', async () => {
    const db = await openShelves(openServer);
    const [store, order] = [createStore(db), orders(db)];
    const ON_HAND = 40;
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    await importStock(db, [counted(ON_HAND), counted(ON_HAND, TWO)]);
    let isOver = false;
    const watch = (async () => {
      while (!isOver) {
        const [row] = await db.query<{ most: number }>('select max(qty) as most from variant_stock');
        expect(row?.most).toBeLessThanOrEqual(ON_HAND);
      }
    })();
    // nothing leaves, so that what is on hand stays the same
    const buy = async (number: string) => {
      const variantId = random(2) === 0 ? ONE : TWO;
      const [qty, fate] = [1 + random(3), random(4)];
      if (!(await order.hold(number, variantId, qty))) return;
      if (fate === 0) return void (await order.release(number));
      if (fate === 1) return;
      await order.sell(number);
      if (fate === 2) await order.comeBack(number, variantId, qty);
    };
    const feed = async () => {
      for (let at = 0; at < 25; at += 1) await importStock(db, [counted(ON_HAND), counted(ON_HAND, TWO)]);
    };
    const buyers = Array.from({ length: 8 }, async (_, buyer) => {
      for (let at = 0; at < 12; at += 1) await buy(`W-${buyer}-${at}`);
    });
    await Promise.all([feed(), feed(), ...buyers]);
    isOver = true;
    await watch;
    for (const variantId of [ONE, TWO]) expect((await shelf(store, variantId))?.[0]).toBe(ON_HAND);
    // everything leaves beside imports that say nothing new
    const placed = await db.query<{ number: string }>('select number from orders');
    await Promise.all(placed.map(({ number }) => order.move(number, 'DELIVERED')));
    for (const variantId of [ONE, TWO]) {
      const [left] = await db.query<{ n: number }>(
        `select coalesce(sum(qty - returned), 0)::int as n from sold_units where variant_id = $1`,
        [variantId],
      );
      expect((await shelf(store, variantId))?.[0]).toBe(ON_HAND - (left?.n ?? 0));
    }
    await db.close();
  });
});
