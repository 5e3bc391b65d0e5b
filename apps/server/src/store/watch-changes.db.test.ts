import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { outsideTransactions } from './guard-transactions.ts';
import { openDatabase } from './open-database.ts';
import { createStore } from './store.ts';
import { createServerDatabase, eachDatabase, openServer } from './testing/each-database.ts';
import { openWay } from './testing/open-way.ts';
import { sampleBrand, sampleLocality, sampleProduct, sampleShop } from './testing/sample-shop.ts';
import { saveShop } from './testing/save-shop.ts';
import { type ChangeWatch, type ShopChange, watchChanges } from './watch-changes.ts';
import { watchDatabase } from './watch-database.ts';

const fail = (error: unknown): never => {
  throw error;
};

eachDatabase((name, open) => {
  describe(`watchChanges on ${name}`, () => {
    let db: Database;
    let watch: ChangeWatch;
    let changes: ShopChange[];

    beforeAll(async () => {
      db = await open();
      await saveShop(db, sampleShop());
    });
    afterAll(() => db.close());
    beforeEach(async () => {
      await createStore(db).products.save(sampleShop().products);
      changes = [];
      watch = await watchChanges(db, { onChange: (change) => changes.push(change), onError: fail });
    });
    afterEach(() => watch.close());

    const tables = () => changes.flatMap((change) => [...change.tables]);
    const productIds = () => changes.flatMap((change) => change.productIds);
    const poll = <T>(ask: () => T) => expect.poll(ask);

    it('hears of a new price, and of whose it is', async () => {
      const prices = [{ price: 99, erpOriginalPrice: 129.95, from: null, to: null }];
      await createStore(db).products.save([sampleProduct('k1', { prices })]);
      await poll(productIds).toEqual(['k1']);
      await poll(tables).toContain('prices');
    });

    it('has told of all that was written when it is asked to look', async () => {
      await db.query(`update variant_stock set qty = qty + 1 where variant_id = 'k2-v1'`);
      await Promise.all([watch.look(), watch.look()]);
      expect(productIds()).toEqual(['k2']);
      await watch.look();
      expect(productIds()).toEqual(['k2']);
    });

    it('hears of stock, and of whose it is', async () => {
      await db.query(`update variant_stock set qty = qty + 1 where variant_id = 'k2-v1'`);
      await poll(productIds).toEqual(['k2']);
      expect(tables().filter((table) => table !== 'prices')).toEqual([]);
    });

    it.each([
      [
        'a setting',
        'settings',
        (store: ReturnType<typeof createStore>) => store.settings.save([{ key: 'home', value: {} }]),
      ],
      ['a place', 'localities', (store) => store.localities.save([sampleLocality('Kew', 'VIC', '3101')])],
      [
        'a synonym',
        'synonyms',
        (store) => store.synonyms.save([{ objectID: 'pot', type: 'synonym', synonyms: ['pot', 'kettle'] }]),
      ],
      [
        'a promotion',
        'promotions',
        (store) => store.promotions.save(sampleShop().promotions.map((one) => ({ ...one, versionId: '2' }))),
      ],
      [
        'a repair plan',
        'warranties',
        (store) => store.warranties.save(sampleShop().warranties.map((one) => ({ ...one, price: 1 }))),
      ],
      [
        'a search rule',
        'search_rules',
        (store) => store.searchRules.save(sampleShop().searchRules.map((rule) => ({ ...rule, enabled: false }))),
      ],
    ])('hears of %s', async (_, table, save) => {
      await save(createStore(db));
      await poll(tables).toContain(table);
      expect(productIds()).toEqual([]);
    });

    it('hears what is gone', async () => {
      await db.query(`delete from products where id = 'k1'`);
      await poll(() => changes.flatMap(({ shrunk }) => [...shrunk])).toContain('products');
      await db.query('truncate synonyms');
      await poll(() => changes.flatMap(({ emptied }) => [...emptied])).toEqual(['synonyms']);
    });

    it('says nothing twice, and nothing when nothing happened', async () => {
      await db.query(`update variant_stock set qty = 0 where variant_id = 'k1-v1'`);
      await poll(productIds).toEqual(['k1']);
      await db.query(`update variant_stock set qty = 0 where variant_id = 'k2-v1'`);
      await poll(productIds).toEqual(['k1', 'k2']);
      expect(changes).toHaveLength(2);
    });
  });
});

it('reports nothing that was written before it watched, even while an older transaction is open', async () => {
  const db = await openServer();
  const { products } = createStore(db);
  await saveShop(db, sampleShop());
  const changes: ShopChange[] = [];
  await db.transaction(async (older) => {
    await older.query('select pg_current_xact_id()');
    await outsideTransactions(async () => {
      await products.save([sampleProduct('k1', { name: 'Written before' })]);
      const watch = await watchChanges(db, { onChange: (change) => changes.push(change), onError: fail });
      await products.save([sampleProduct('k2', { name: 'Written after' })]);
      const productIds = () => changes.flatMap((change) => change.productIds);
      await expect.poll(productIds).toEqual(['k2']);
      await watch.close();
    });
  });
  await db.close();
});

describe('changes while the connections are gone', () => {
  /** Changes of a shop behind a proxy, and the same database past it. */
  async function watchBehind() {
    const databaseUrl = await createServerDatabase();
    const way = await openWay(databaseUrl);
    const [direct, db] = await Promise.all(
      [databaseUrl, way.url].map((url) => openDatabase({ dataDir: ':memory:', databaseUrl: url })),
    );
    if (!direct || !db) throw new Error('There are two.');
    await saveShop(direct, sampleShop());
    const { database } = watchDatabase(db, { onFault: () => {}, onRecovered: () => {} }, { heartbeatMs: 200 });
    const changes: ShopChange[] = [];
    const watch = await watchChanges(database, { onChange: (change) => changes.push(change), onError: fail });
    const close = async () => {
      await way.cut();
      await watch.close();
      await database.close();
      await direct.close();
    };
    return { way, direct, changes, close };
  }

  it.each(['cut', 'forget'] as const)('are read afterwards, and nothing else is: %s', async (how) => {
    const { way, direct, changes, close } = await watchBehind();
    await way[how]();
    const store = createStore(direct);
    await store.brands.save([sampleBrand('acme', { name: 'Acme and Sons' })]);
    await direct.query('delete from articles');
    await store.products.save([sampleProduct('k1', { name: 'Renamed' })]);
    if (how === 'cut') await way.mend();
    const tables = () => [...new Set(changes.flatMap((change) => [...change.tables]))].sort();
    await expect.poll(tables).toEqual(expect.arrayContaining(['articles', 'brands', 'products']));
    expect(tables()).not.toContain('stores');
    expect(changes.flatMap((change) => [...change.shrunk])).toContain('articles');
    expect([...new Set(changes.flatMap(({ productIds }) => productIds))]).toEqual(['k1']);
    expect(changes.filter(({ isUnknown }) => isUnknown)).toEqual([]);
    await close();
  });
});

it('says when changes cannot be read, once, and goes on', async () => {
  const db = await openServer();
  await saveShop(db, sampleShop());
  const changes: ShopChange[] = [];
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const watch = await watchChanges(db, { onChange: (change) => changes.push(change), onError });
  await db.run('alter table table_changes rename to hidden_changes');
  await watch.look();
  await watch.look();
  expect(errors).toMatchObject([{ code: '42P01' }]);
  await db.run('alter table hidden_changes rename to table_changes');
  await createStore(db).products.save([sampleProduct('k1', { name: 'Renamed' })]);
  await expect.poll(() => changes.flatMap(({ productIds }) => productIds)).toEqual(['k1']);
  await watch.close();
  await db.close();
});

it('forgets after a week what has long been read', async () => {
  const db = await openServer();
  await saveShop(db, sampleShop());
  await db.query(`update table_changes set written_at = now() - interval '8 days' where table_name <> 'brands'`);
  const watch = await watchChanges(db, { onChange: () => {}, onError: fail });
  await watch.look();
  expect(await db.query('select distinct table_name as table from table_changes')).toEqual([{ table: 'brands' }]);
  await watch.close();
  await db.close();
});
