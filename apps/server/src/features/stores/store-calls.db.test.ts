import type { CallValue } from '@wattle/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleStore } from '../../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { ownProduct, sampleDeliveryShop } from '../../testing/sample-delivery-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  const content = sampleDeliveryShop();
  shop = await openTestShop({
    content: {
      ...content,
      products: [
        ...content.products,
        ownProduct('iron', { canonicalCategoryId: 'toasters' }),
        ownProduct('quiet', { saleMode: 'inStoreOnly' }),
      ],
      storeStock: [
        ...content.storeStock,
        ...['fridge-v1', 'iron-v1', 'quiet-v1', 'planned-v1'].map((variantId) => ({
          storeId: 'near-1',
          variantId,
          qty: 2,
        })),
      ],
      redirects: [{ from: 'stores/old-place', to: '/stores/near-1', external: false }],
    },
  });
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });
const value = async <T>(url: string): Promise<T> => (await get(url)).json<T>();

describe('listStores', () => {
  const list = (query = '') => value<CallValue<'listStores'>>(`/api/stores${query}`);

  it('leaves out stores that are kept out of lists, near or far [C-7-16 D-7-19]', async () => {
    const [all, near] = [await list(), await list('?lat=-37.81&lng=144.96')];
    expect(all.stores.map(({ id }) => id)).not.toContain('hidden');
    expect(near.stores.map(({ id }) => id)).toEqual(['near-1', 'near-2', 'near-3', 'near-4', 'near-5', 'near-6']);
    expect([all.total, near.total]).toEqual([7, 7]);
    expect([all.nearest, near.nearest]).toEqual([null, null]);
  });

  it.each([
    ['just inside', 147.2, 6],
    ['just outside', 147.4, 0],
  ])('looks 200 km far, to the metre: %s [C-9-37 D-9-55]', async (_, lng, count) => {
    const { stores } = await list(`?lat=-37.81&lng=${lng}`);
    expect(stores).toHaveLength(count);
    expect(stores.every(({ distanceMetres }) => distanceMetres !== null && distanceMetres <= 200_000)).toBe(true);
  });

  it('names the nearest of all where none is in reach', async () => {
    const { stores, nearest } = await list('?lat=-23.7&lng=133.87');
    expect(stores).toEqual([]);
    expect(nearest).toMatchObject({ id: 'near-1' });
    expect(nearest?.distanceMetres).toBeGreaterThan(200_000);
  });
});

describe('loadStore', () => {
  it('has all that a store is made of [D-3-22 D-3-23]', async () => {
    const { visibleIn: _, ...store } = sampleStore('far', -33.87, 151.21);
    expect(await value('/api/store?path=stores/far')).toMatchObject(store);
  });
  it('says that there is none [C-8-27]', async () => {
    const response = await get('/api/store?path=stores/nowhere');
    expect([response.statusCode, response.json().errorCode]).toEqual([404, 'STORE_NOT_FOUND']);
  });
  it('says where a store has moved to', async () => {
    expect((await get('/api/store?path=stores/old-place')).json()).toMatchObject({
      reasons: [{ code: 'REDIRECT_REQUIRED', params: { to: '/stores/near-1' } }],
    });
  });
});

describe('listStoreProducts', () => {
  const listed = (query = '') =>
    value<CallValue<'listStoreProducts'>>(`/api/store/products?path=stores/near-1${query}`);

  it('shows what is on the floor and can be bought, with how many there are', async () => {
    const { products } = await listed();
    const counts = Object.fromEntries(products.map(({ product, qty }) => [product.id, qty]));
    expect(counts).toEqual({ kettle: 3, fridge: 2, iron: 2, planned: 2 });
  });
  it('shows different kinds first, and the same for the whole day', async () => {
    const two = await listed('&limit=2');
    expect(two.products.map(({ product }) => product.id)).toContain('iron');
    expect(two.products).toHaveLength(2);
    expect(await listed('&limit=2')).toEqual(two);
  });
  it('shows others on another day', async () => {
    const orders = new Set<string>();
    const today = Date.now();
    for (let day = 0; day < 10; day += 1) {
      vi.setSystemTime(today + day * 86_400_000);
      orders.add((await listed()).products.map(({ product }) => product.id).join());
    }
    vi.useRealTimers();
    expect(orders.size).toBeGreaterThan(1);
  });
  it('follows the stock', async () => {
    await shop.store.storeStock.save([{ storeId: 'near-1', variantId: 'iron-v1', qty: 0 }]);
    expect((await listed()).products.map(({ product }) => product.id)).not.toContain('iron');
  });
  it('is empty where nothing is, and knows no unknown store [C-8-27]', async () => {
    expect(await value('/api/store/products?path=stores/far')).toEqual({ products: [] });
    expect((await get('/api/store/products?path=stores/nowhere')).json()).toMatchObject({
      errorCode: 'STORE_NOT_FOUND',
    });
  });
});

describe('listPlaces', () => {
  it('names suburbs around a point', async () => {
    const { places } = await value<CallValue<'listPlaces'>>('/api/places?lat=-37.8&lng=144.95&radiusMetres=10000');
    expect(places.map(({ name }) => name).sort()).toEqual(['Carlton', 'Richmond']);
  });
});
