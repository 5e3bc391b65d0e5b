import { currentPrice, type PriceRecord, type ProductRecord } from '@wattle/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import type { ProductListing } from './list-products.ts';
import { createStore, type Store } from './store.ts';
import { eachDatabase } from './testing/each-database.ts';
import { NOW, NOW_SECONDS, sampleBrand, sampleProduct, sampleShop } from './testing/sample-shop.ts';

const price = (amount: number, from: number | null = null, to: number | null = null): PriceRecord => ({
  price: amount,
  erpOriginalPrice: 100,
  from: from === null ? null : NOW_SECONDS + from,
  to: to === null ? null : NOW_SECONDS + to,
});
const hidden = { index: false, brand: false, categories: false };

const products: ProductRecord[] = [
  sampleProduct('plain', { name: 'Plain kettle', prices: [price(100)], popularity: 5, createdAt: 10 }),
  sampleProduct('sale', {
    name: 'alpha kettle',
    prices: [price(100), price(80, -10, 10)],
    popularity: 9,
    createdAt: 20,
  }),
  sampleProduct('hot', { name: 'Beta kettle', prices: [price(100, -10, 10)], popularity: 7, createdAt: 30 }),
  sampleProduct('cooled', { prices: [price(100, -20, -10)], popularity: 1, createdAt: 5 }),
  sampleProduct('fresh', {
    name: '100% new_toaster',
    isNew: true,
    isClearance: true,
    brandId: 'zest',
    canonicalCategoryId: 'toasters',
    extraCategoryIds: ['gifts', 'kettles'],
    prices: [price(60), price(90, 5, 10), price(70, -5, null)],
    popularity: 8,
    createdAt: 40,
  }),
  sampleProduct('hidden', { visibleIn: hidden, prices: [price(1)] }),
];

eachDatabase((name, open) => {
  describe(`listings, ${name}`, () => {
    let db: Database;
    let store: Store;

    beforeAll(async () => {
      db = await open();
      store = createStore(db);
      const empty = sampleBrand('empty', { name: 'Mmm' });
      await store.fillDemo({ ...sampleShop(), brands: [...sampleShop().brands, empty], products, storeStock: [] });
    });
    afterAll(() => db.close());

    const list = async (listing: ProductListing) => {
      const page = await store.listProducts({ now: NOW, ...listing });
      return page.products.map(({ record }) => record.id);
    };

    it.each<[string, ProductListing, string[]]>([
      ['best sellers first unless told', {}, ['sale', 'fresh', 'hot', 'plain', 'cooled']],
      ['by name, letters of either case', { sort: 'name-asc' }, ['fresh', 'sale', 'hot', 'cooled', 'plain']],
      ['by name backwards', { sort: 'name-desc' }, ['plain', 'cooled', 'hot', 'sale', 'fresh']],
      ['by the price of this moment', { sort: 'price-asc' }, ['fresh', 'sale', 'cooled', 'hot', 'plain']],
      ['dearest first', { sort: 'price-desc' }, ['cooled', 'hot', 'plain', 'sale', 'fresh']],
      ['newest first', { sort: 'newest' }, ['fresh', 'hot', 'sale', 'plain', 'cooled']],
      ['a category with what is below it', { categoryId: 'kitchen' }, ['sale', 'fresh', 'hot', 'plain', 'cooled']],
      ['a further category', { categoryId: 'gifts' }, ['fresh']],
      ['an unknown category', { categoryId: 'none' }, []],
      ['a brand', { brandId: 'zest' }, ['fresh']],
      ['a brand in a category', { brandId: 'acme', categoryId: 'toasters' }, []],
      ['what is discounted', { filter: 'discounted' }, ['sale', 'fresh']],
      ['what is hot inside its dates', { filter: 'hot' }, ['hot']],
      ['what is new', { filter: 'new' }, ['fresh']],
      ['what is on clearance', { filter: 'clearance' }, ['fresh']],
      ['words of name, brand or SKU', { query: 'acme  BETA' }, ['hot']],
      ['a SKU', { query: 'sku-plain' }, ['plain']],
      ['signs of a pattern as they are', { query: '0% new_' }, ['fresh']],
      ['no sign of a pattern as one', { query: 'k_ttle' }, []],
      ['the second page', { page: 2, pageSize: 2 }, ['hot', 'plain']],
      ['nothing beyond the last page', { page: 9 }, []],
    ])('gives %s', async (_, listing, expected) => {
      expect(await list(listing)).toEqual(expected);
    });

    it('counts all that match, whatever the page', async () => {
      const { total } = await store.listProducts({ now: NOW, page: 9, pageSize: 2 });
      expect(total).toBe(5);
      expect(await store.countProducts({ now: NOW, filter: 'discounted' })).toBe(2);
      expect(await store.countProducts({ categoryId: 'kettles' })).toBe(5);
    });

    it('knows the price of any moment as the domain does', async () => {
      for (const shift of [-25, -20, -15, -10, -5, 0, 5, 7, 10, 15]) {
        const now = new Date(NOW.getTime() + shift * 1000);
        const priceNow = ({ prices }: ProductRecord) => currentPrice(prices, NOW_SECONDS + shift).price;
        const expected = products
          .filter(({ id }) => id !== 'hidden')
          .sort((a, b) => priceNow(a) - priceNow(b) || (a.id < b.id ? -1 : 1));
        expect(await list({ now, sort: 'price-asc' })).toEqual(expected.map(({ id }) => id));
      }
    });

    it('gives the tree with children, counts and lowest prices [D-3-15]', async () => {
      const tree = new Map((await store.listCategories(NOW)).map((node) => [node.id, node]));
      expect([...tree.keys()]).toEqual(['kitchen', 'gifts', 'toasters', 'kettles']);
      expect(tree.get('kitchen')).toMatchObject({ children: ['toasters', 'kettles'], productCount: 5, priceFrom: 70 });
      expect(tree.get('kettles')).toMatchObject({ parentId: 'kitchen', children: [], productCount: 5 });
      expect(tree.get('toasters')).toMatchObject({ productCount: 1, priceFrom: 70 });
      expect(tree.get('gifts')).toMatchObject({ productCount: 1, imageHero: { src: '/gifts.svg', alt: 'Gifts' } });
    });

    it('gives brands by name with what they sell [D-3-14]', async () => {
      const counted = (await store.listBrands()).map(({ id, productCount }) => [id, productCount]);
      expect(counted).toEqual([
        ['acme', 4],
        ['empty', 0],
        ['zest', 1],
      ]);
      const inCategory = (await store.listBrandsInCategory('toasters')).map(({ id, productCount }) => [
        id,
        productCount,
      ]);
      expect(inCategory).toEqual([['zest', 1]]);
      expect(await store.findBrandByPath('/brands/acme')).toEqual({ ...sampleBrand('acme'), productCount: 4 });
      expect(await store.findBrandByPath('/brands/zest')).toMatchObject({ imageLogo: null, productCount: 1 });
      expect(await store.findBrandByPath('/brands/none')).toBeUndefined();
    });
  });
});
