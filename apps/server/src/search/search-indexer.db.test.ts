import { createEmbeddedSearch, type EmbeddedSearch, type SearchAnswer } from '@wattle/providers/search';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueCache } from '../catalogue/catalogue-cache.ts';
import { resetDemo } from '../import/fill-demo.ts';
import type { Database } from '../store/database.ts';
import { createStore, type Store } from '../store/store.ts';
import { openServer } from '../store/testing/each-database.ts';
import {
  sampleArticle,
  sampleBrand,
  sampleCategory,
  sampleLocality,
  sampleProduct,
  sampleShop,
  sampleStore,
  validShop,
} from '../store/testing/sample-shop.ts';
import { type ChangeWatch, watchChanges } from '../store/watch-changes.ts';
import { createSearchIndexer } from './search-indexer.ts';

describe('the search indexer', () => {
  let db: Database;
  let store: Store;
  let search: EmbeddedSearch;
  let indexer: ReturnType<typeof createSearchIndexer>;
  let watch: ChangeWatch;
  let errors: unknown[];
  let followed: boolean[];
  let now: () => Date;

  beforeAll(async () => {
    db = await openServer();
    store = createStore(db);
  });
  afterAll(() => db.close());

  beforeEach(async () => {
    await resetDemo(db, validShop());
    errors = [];
    followed = [];
    now = () => new Date();
    search = createEmbeddedSearch();
    indexer = createSearchIndexer({
      store,
      catalogue: createCatalogueCache(store),
      search,
      now: () => now(),
      onError: (error) => errors.push(error),
      onFollowed: ({ isStockOnly }) => followed.push(isStockOnly),
    });
    watch = await watchChanges(db, {
      onChange: indexer.follow,
      onError: (error) => {
        throw error;
      },
    });
    await indexer.build();
  });
  afterEach(async () => {
    await watch.close();
    await indexer.close();
  });

  async function ask(indexName: string, params: Record<string, unknown> = {}): Promise<SearchAnswer> {
    const [result] = (await search.search([{ indexName, params: { query: '', ...params } }])).results;
    if (!result || !('hits' in result)) throw new Error(JSON.stringify(result));
    return result;
  }
  const idsOf = async (indexName: string, params: Record<string, unknown> = {}) =>
    (await ask(indexName, params)).hits.map(({ objectID }) => objectID);
  const product = async (id: string) => (await search.getObjects([{ indexName: 'products', objectID: id }])).results[0];
  const poll = <T>(ask: () => T) => expect.poll(ask);

  it('tells a change of stock, after which nothing else is read again, from any other', async () => {
    // places follow the build
    await poll(() => followed).toEqual([false]);
    await db.query(`update variant_stock set qty = 0 where variant_id = 'k1-v1'`);
    await poll(() => followed).toEqual([false, true]);
    await store.products.save([sampleProduct('k1', { popularity: 77 })]);
    await poll(() => followed.includes(false, 2)).toBe(true);
    expect(indexer.products.find('k1')?.popularity).toBe(77);
  });

  it('gives products another revision when more than their stock has changed', async () => {
    const before = indexer.products.revision();
    await store.stock.save([{ variantId: 'k1-v1', qty: 0, hasStockOnHand: false }]);
    await poll(() => indexer.products.find('k1')?.soldOut).toBe(true);
    expect(indexer.products.revision()).toBe(before);
    await store.products.save([sampleProduct('k1', { popularity: 99 })]);
    await poll(() => indexer.products.find('k1')?.popularity).toBe(99);
    expect(indexer.products.revision()).toBeGreaterThan(before);
    expect(indexer.products.documents().map(({ id }) => id)).toEqual(['k1', 'k2']);
    expect(indexer.products.find('k9')).toBeUndefined();
  });

  it('fills every index', async () => {
    expect(await idsOf('products', { query: 'kettle', filters: 'visibleIn.index:true' })).toHaveLength(2);
    expect(await idsOf('products', { query: 'SKU k2' })).toEqual(['k2']);
    expect(await idsOf('categories', { query: 'toast' })).toEqual(['toasters']);
    expect(await ask('brands', { query: 'acme' })).toMatchObject({ hits: [{ name: 'ACME', productCount: 2 }] });
    expect(await idsOf('articles', { facetFilters: [['id:help', 'id:none']], hitsPerPage: 1000 })).toEqual(['help']);
    expect(await ask('suggestions', { query: 'ket' })).toMatchObject({ hits: [{ query: 'kettles', nbHits: 2 }, {}] });
    expect(errors).toEqual([]);
  });

  it('orders products by name, price and age in the replicas, and pins what a rule wants', async () => {
    await store.products.save([
      sampleProduct('z1', {
        name: 'Aged kettle',
        prices: [{ price: 5, erpOriginalPrice: 5, from: null, to: null }],
        createdAt: 1,
        popularity: 99,
      }),
    ]);
    await poll(() => idsOf('products')).toEqual(['z1', 'k1', 'k2']);
    expect(await idsOf('products_name_asc')).toEqual(['z1', 'k1', 'k2']);
    expect(await idsOf('products_name_desc')).toEqual(['k2', 'k1', 'z1']);
    expect((await idsOf('products_price_asc'))[0]).toBe('z1');
    expect((await idsOf('products_price_desc')).at(-1)).toBe('z1');
    expect((await idsOf('products_newest')).at(-1)).toBe('z1');
    await store.searchRules.save(sampleShop().searchRules.map((rule) => ({ ...rule, validity: [] })));
    await poll(() => idsOf('products', { ruleContexts: ['category-kettles'] })).toEqual(['k2', 'z1', 'k1']);
  });

  it('gives localities with name, region, postcode and place, the likeliest first [C-7-15]', async () => {
    const at = (latitude: number, longitude: number) => ({ location: { latitude, longitude } });
    await store.localities.save([
      { ...sampleLocality('Preston', 'QLD', '4352'), ...at(-27.665, 151.968) },
      { ...sampleLocality('Preston South', 'VIC', '3072'), ...at(-37.751, 145.002) },
      { ...sampleLocality('Preston', 'VIC', '3072'), ...at(-37.74, 145.011) },
    ]);
    const preston = async () => (await ask('localities', { query: 'preston' })).hits;
    await poll(async () => (await preston()).length).toBe(3);
    expect((await preston())[0]).toMatchObject({
      name: 'Preston',
      region: 'VIC',
      postcode: '3072',
      _geoloc: { lat: -37.74, lng: 145.011 },
    });
    expect((await preston()).map(({ objectID }) => objectID)[1]).toBe('Preston QLD 4352');
    expect(await idsOf('localities', { query: '3072' })).toContain('Preston South VIC 3072');
  });

  it('gives stores around a point, within a radius, those to be shown [C-7-16 D-7-19]', async () => {
    await store.stores.save([
      { ...sampleStore('hidden', -37.8, 144.95), visibleIn: { index: false } },
      sampleStore('near', -37.9, 145.1),
    ]);
    await poll(async () => (await ask('stores')).nbHits).toBe(4);
    const around = { aroundLatLng: '-37.8,144.95', facetFilters: ['visibleIn.index:true'] };
    expect(await idsOf('stores', { ...around, aroundRadius: 200_000 })).toEqual(['city', 'near']);
    expect(await idsOf('stores', { ...around, aroundRadius: 5_000 })).toEqual(['city']);
    expect(await idsOf('stores', { ...around, aroundRadius: 'all' })).toEqual(['city', 'near', 'north']);
  });

  it.each<[string, string, object]>([
    ['a price', `update prices set price_cents = 9900 where product_id = 'k1'`, { price: 99, isDiscounted: true }],
    ['stock', `update variant_stock set qty = 0 where variant_id = 'k1-v1'`, { soldOut: true, inStock: false }],
    ['a name', `update products set record = record || '{"name":"Samovar"}' where id = 'k1'`, { name: 'Samovar' }],
    [
      'a category',
      `insert into product_categories values ('k1', 'gifts', 1)`,
      { categoryNames: ['kettles', 'kitchen', 'gifts'] },
    ],
    ['a code', `update variants set code = 'NEW-1' where id = 'k1-v1'`, { variants: [{ code: 'NEW-1' }] }],
  ])('follows %s that plain SQL wrote', async (_, sql, expected) => {
    const before = await product('k2');
    await db.query(sql);
    await poll(() => product('k1')).toMatchObject(expected);
    expect(await product('k2')).toBe(before);
  });

  it('follows what comes and what goes', async () => {
    await store.products.save([sampleProduct('k3', { name: 'Samovar' })]);
    await poll(() => idsOf('products', { query: 'samovar' })).toEqual(['k3']);
    await db.query(`delete from products where id = 'k3'`);
    await poll(() => product('k3')).toBeNull();
    expect(await idsOf('products')).toHaveLength(2);
    await db.query('truncate products cascade');
    await poll(() => idsOf('products')).toEqual([]);
    await resetDemo(db, validShop());
    await poll(() => idsOf('products')).toHaveLength(2);
  });

  it('follows what products refer to', async () => {
    await store.brands.save([sampleBrand('acme', { name: 'Zenith' })]);
    await poll(() => idsOf('products', { query: 'zenith' })).toHaveLength(2);
    await store.categories.save([sampleCategory('kitchen', null, { name: 'Scullery' })]);
    await poll(() => idsOf('products', { query: 'scullery' })).toHaveLength(2);
    await poll(() => idsOf('categories', { query: 'scullery', restrictSearchableAttributes: ['name'] })).toEqual([
      'kitchen',
    ]);
    const [badge] = sampleShop().badges;
    if (!badge) throw new Error('The sample has a badge.');
    const current = { ...badge, title: 'Winner', timeFrom: '' };
    await store.badges.save([current]);
    await poll(() => product('k1')).toMatchObject({ badges: ['Winner'] });
    await store.badges.save([{ ...current, timeTo: '31/02' }]);
    await poll(() => product('k1')).toMatchObject({ badges: [] });
  });

  it('follows the clock: a price and a badge end at their moment', async () => {
    const end = Math.floor(Date.now() / 1000) + 3600;
    // stop the clock just before the end, and let it run once the state before it has been checked
    now = () => new Date(end * 1000 - 100);
    const prices = [
      { price: 99, erpOriginalPrice: 99, from: null, to: end },
      { price: 129, erpOriginalPrice: 129, from: null, to: null },
    ];
    const [badge] = sampleShop().badges;
    if (!badge) throw new Error('The sample has a badge.');
    await store.badges.save([{ ...badge, timeFrom: '', timeTo: new Date((end + 1) * 1000).toISOString() }]);
    await store.products.save([sampleProduct('k1', { prices })]);
    await poll(() => product('k1')).toMatchObject({ price: 99, isHot: true, badges: ['Award'] });
    now = () => new Date(end * 1000);
    await poll(() => product('k1')).toMatchObject({ price: 129, isHot: false, badges: ['Award'] });
    now = () => new Date((end + 1) * 1000);
    await poll(() => product('k1')).toMatchObject({ price: 129, badges: [] });
  });

  it('follows synonyms, and articles', async () => {
    expect(await idsOf('products', { query: 'billy' })).toHaveLength(2);
    await store.synonyms.save([{ objectID: 'urn', type: 'oneWaySynonym', input: 'urn', synonyms: ['kettle'] }]);
    await poll(() => idsOf('products', { query: 'urn' })).toHaveLength(2);
    await store.articles.save([{ ...sampleArticle('descale', 'help', 2), name: 'Descaling' }]);
    await poll(() => idsOf('articles', { query: 'descaling' })).toEqual(['descale']);
  });

  it('leaves out a rule that cannot be used, and says so', async () => {
    await store.searchRules.save([
      {
        objectID: 'broken',
        description: '',
        enabled: true,
        validity: [],
        conditions: [],
        consequence: { params: { filters: 'isNew AND OR' } },
      },
    ]);
    await poll(() => errors.map(String)).toEqual([expect.stringContaining('Rule broken')]);
    expect(await idsOf('products')).toHaveLength(2);
  });

  it('goes on answering when it cannot follow, and catches up', async () => {
    await db.query('alter table badges rename to away');
    await db.query(`update products set record = record || '{"name":"Samovar"}' where id = 'k1'`);
    await poll(() => errors.length).toBeGreaterThan(0);
    expect(await product('k1')).toMatchObject({ name: 'Kettle k1' });
    expect(await idsOf('products', { query: 'kettle' })).toHaveLength(2);
    await db.query('alter table away rename to badges');
    await poll(() => product('k1')).toMatchObject({ name: 'Samovar' });
  });
});
