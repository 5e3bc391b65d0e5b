import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { createStore, type Store } from '../store/store.ts';
import { openServer } from '../store/testing/each-database.ts';
import { sampleBrand, sampleProduct, sampleShop } from '../store/testing/sample-shop.ts';
import { saveShop } from '../store/testing/save-shop.ts';
import { createCatalogueCache } from './catalogue-cache.ts';

const COUNT = 'count categories';

describe('the catalogue', () => {
  let db: Database;
  let store: Store;
  /** While it is there, counting waits for it. */
  let held: PromiseWithResolvers<void> | undefined;
  const counts = { begun: 0, underWay: 0, most: 0 };
  beforeAll(async () => {
    db = await openServer();
    store = createStore({
      ...db,
      async query(sql, params, name) {
        if (name !== COUNT) return db.query(sql, params, name);
        counts.begun += 1;
        counts.underWay += 1;
        counts.most = Math.max(counts.most, counts.underWay);
        await held?.promise;
        return db.query<never>(sql, params, name).finally(() => {
          counts.underWay -= 1;
        });
      },
    });
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    held = undefined;
    Object.assign(counts, { begun: 0, underWay: 0, most: 0 });
    await db.run('truncate products, categories cascade');
    await saveShop(db, sampleShop());
  });

  function open() {
    let news = 0;
    const cache = createCatalogueCache(store, { onCounted: () => (news += 1) });
    const kettles = async () => (await cache.load()).categories.get('kettles');
    return { cache, kettles, news: () => news };
  }

  it('is a tree whose categories know what they sell [D-3-15]', async () => {
    const { cache } = open();
    const { categories, categoriesByPath, brands } = await cache.load();
    expect(categories.get('kitchen')?.children).toEqual(['toasters', 'kettles']);
    expect(categoriesByPath.get('categories/kettles')).toMatchObject({ id: 'kettles', productCount: 2, children: [] });
    expect(brands.get('acme')?.productCount).toBe(2);
  });

  it('shows a change at once, with the old counts while they are counted again', async () => {
    const { cache, kettles, news } = open();
    const before = await kettles();
    const [first] = sampleShop().categories.filter(({ id }) => id === 'kettles');
    if (!first || !before) throw new Error('There are no kettles.');
    await store.categories.save([{ ...first, name: 'Kettles and jugs' }]);
    await store.products.save([sampleProduct('another')]);
    held = Promise.withResolvers();
    cache.clear();
    expect(await kettles()).toMatchObject({ name: 'Kettles and jugs', productCount: before.productCount });
    held.resolve();
    await expect.poll(news).toBe(1);
    expect((await kettles())?.productCount).toBe(before.productCount + 1);
  });

  it('knows what a product refers to that came with it, before any notice of them has come', async () => {
    const { cache } = open();
    const kept = await cache.load();
    expect(await cache.loadFor(await store.products.listByIds(['another', 'toaster']))).toBe(kept);
    await store.brands.save([sampleBrand('newest')]);
    await store.products.save([sampleProduct('newcomer', { brandId: 'newest' })]);
    const products = await store.products.listByIds(['newcomer']);
    const found = await Promise.all([cache.loadFor(products), cache.loadFor(products)]);
    expect(found.map(({ brands }) => brands.has('newest'))).toEqual([true, true]);
    expect(await cache.loadFor(products)).toBe(found[0]);
  });

  it('is counted once at a time, however many changes come meanwhile', async () => {
    const { cache, kettles } = open();
    await kettles();
    held = Promise.withResolvers();
    for (let change = 0; change < 20; change += 1) {
      cache.clear();
      await kettles();
    }
    const counted = cache.recount();
    held.resolve();
    await counted;
    // the first, the one under way, and one for all that came meanwhile
    expect([counts.most, counts.begun <= 3]).toEqual([1, true]);
  });

  it('says nothing when it counts what it counted before', async () => {
    const { cache, kettles, news } = open();
    const before = await cache.load();
    await cache.recount();
    expect([await cache.load(), news()]).toEqual([before, 0]);
    expect((await kettles())?.productCount).toBe(2);
  });

  it('tries again after a failure', async () => {
    const { cache, kettles } = open();
    held = Promise.withResolvers();
    held.reject(new Error('away for a moment'));
    await expect(cache.load()).rejects.toThrow('away for a moment');
    held = undefined;
    expect((await kettles())?.productCount).toBe(2);
  });
});
