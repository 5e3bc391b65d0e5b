import type { CallValue } from '@wattle/contract';
import type { ProductRecord } from '@wattle/domain/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleShop } from '../../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { CITY, ownProduct, sampleDeliveryShop } from '../../testing/sample-delivery-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ content: sampleDeliveryShop() });
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });
const value = async <T>(url: string): Promise<T> => (await get(url)).json<T>();

describe('estimateDelivery', () => {
  const estimates = (ids: string, place = '&postcode=3121&state=VIC') =>
    value<CallValue<'estimateDelivery'>>(`/api/delivery/estimates?productIds=${ids}${place}`);

  it('gives an estimate for each product that is known, in the order asked for [C-3-47]', async () => {
    const answer = await estimates('fridge,nobody,kettle,kettle');
    expect(answer.estimates.map(({ productId }) => productId)).toEqual(['fridge', 'kettle']);
    for (const { estimate, refusal } of answer.estimates) {
      expect(refusal).toBeNull();
      expect(estimate).toMatchObject({ label: 'Parcel', type: 'delivery', available: true });
      expect(estimate?.firstAvailable).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(estimate && estimate.firstAvailable <= estimate.rangeEnd).toBe(true);
    }
    expect(answer.estimates.map(({ estimate }) => estimate?.price)).toEqual([69, 9]);
  });

  it('says for each product why there is none', async () => {
    const answer = await estimates('kettle,fridge,gone', '&postcode=4820&state=QLD');
    expect(answer.estimates.map(({ estimate, refusal }) => [estimate?.price ?? null, refusal])).toEqual([
      [19, null],
      [null, 'NOT_SERVED'],
      [null, 'UNAVAILABLE'],
    ]);
  });

  it('says where the nearest one is when none is brought there', async () => {
    const [fridge] = (await estimates('fridge', '&postcode=4820&state=QLD')).estimates;
    expect(fridge?.nearest).toBeNull();
    await shop.store.products.save([ownProduct('in-stores', { saleMode: 'inStoreOnly' })]);
    await shop.store.storeStock.save([
      { storeId: 'near-2', variantId: 'in-stores-v1', qty: 2 },
      { storeId: 'near-1', variantId: 'in-stores-v1', qty: 0 },
    ]);
    const [only] = (await estimates('in-stores')).estimates;
    expect(only).toMatchObject({
      estimate: null,
      refusal: 'IN_STORE_ONLY',
      nearest: { storeName: 'Wattle near-2', qty: 2 },
    });
  });

  it.each([
    ['a postcode that is nowhere', '&postcode=3999&state=VIC'],
    ['a postcode of another state', '&postcode=3121&state=NSW'],
  ])('does not find %s [C-8-22]', async (_, place) => {
    const response = await get(`/api/delivery/estimates?productIds=kettle${place}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ errorCode: 'LOCALITY_NOT_FOUND' });
  });

  it('gives nothing for products that nobody knows', async () => {
    expect(await estimates('nobody,neither')).toEqual({ estimates: [] });
  });

  it('sees stock as it is now, not as search last had it', async () => {
    await shop.store.stock.save([{ variantId: 'kettle-v1', qty: 0, hasStockOnHand: false }]);
    expect((await estimates('kettle')).estimates[0]).toMatchObject({ estimate: null, refusal: 'UNAVAILABLE' });
    await shop.store.stock.save([{ variantId: 'kettle-v1', qty: 4, hasStockOnHand: true }]);
    expect((await estimates('kettle')).estimates[0]).toMatchObject({ refusal: null });
  });
});

describe('listProductStores', () => {
  const near = (id: string, point = CITY) =>
    value<CallValue<'listProductStores'>>(`/api/product/stores?productId=${id}&variantId=${id}-v1${point}`);

  it('gives the five nearest visible stores with what they hold [C-9-36 D-2-130 C-7-16 D-7-19]', async () => {
    const { stores } = await near('kettle');
    expect(stores.map(({ id }) => id)).toEqual(['near-1', 'near-2', 'near-3', 'near-4', 'near-5']);
    expect(stores.map(({ qty }) => qty)).toEqual([3, 0, 0, 0, 0]);
    const distances = stores.map(({ distanceMetres }) => distanceMetres);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });

  it('says when it is ready: soon from store stock, on another day when it is sent [C-3-47]', async () => {
    const [inStore, sent] = (await near('kettle')).stores;
    expect(inStore?.pickup).toMatchObject({
      label: 'Click and collect',
      price: 0,
      type: 'storePickup',
      available: true,
    });
    expect(sent?.pickup?.label).toBe('Click and collect, sent to the store');
    expect(String(inStore?.pickup?.firstAvailable) < String(sent?.pickup?.firstAvailable)).toBe(true);
  });

  it('offers no pickup of what cannot be ordered, and still says what a store holds', async () => {
    const { stores } = await near('gone');
    expect(stores[0]).toMatchObject({ qty: 1, pickup: null });
    expect(stores.every(({ pickup }) => pickup === null)).toBe(true);
  });

  it.each([
    ['200 km away', { lat: -37.81, lng: 147.2 }, 5],
    ['farther', { lat: -37.81, lng: 147.4 }, 0],
  ])('looks no farther than 200 km: %s [C-9-37 D-9-55]', async (_, { lat, lng }, expected) => {
    expect((await near('kettle', `&lat=${lat}&lng=${lng}`)).stores).toHaveLength(expected);
  });

  it.each([
    ['product', 'productId=nobody&variantId=kettle-v1'],
    ['variant', 'productId=kettle&variantId=nobody'],
    ['variant of that product', 'productId=kettle&variantId=fridge-v1'],
  ])('finds nothing for an unknown %s', async (_, ids) => {
    const response = await get(`/api/product/stores?${ids}${CITY}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ errorCode: 'PRODUCT_NOT_FOUND' });
  });
});

describe('findLocality', () => {
  it('gives the suburb nearest to a point [C-7-52 C-9-39 D-9-57]', async () => {
    expect(await value('/api/locality?lat=-37.801&lng=144.967')).toMatchObject({ suburb: 'Carlton', postcode: '3053' });
    expect(await value('/api/locality?lat=-37.8&lng=144.91')).toMatchObject({ suburb: 'Richmond', state: 'VIC' });
  });
  it.each([
    ['inside', -20.17, 200],
    ['outside', -20.19, 404],
  ])('looks no farther than 10 km: %s [C-9-39 D-9-57]', async (_, lat, status) => {
    expect((await get(`/api/locality?lat=${lat}&lng=146.26`)).statusCode).toBe(status);
  });
  it('says that nobody lives there [C-8-22]', async () => {
    expect((await get('/api/locality?lat=0&lng=0')).json()).toMatchObject({ errorCode: 'LOCALITY_NOT_FOUND' });
  });
});

describe('loadFrame', () => {
  it('brings the badges of both levels that hold or will, none that is over or cannot be read', async () => {
    const { badges } = await value<CallValue<'loadFrame'>>('/api/frame');
    expect(badges.map(({ id, level }) => [id, level])).toEqual([
      ['award', 'primary'],
      ['next-year', 'primary'],
      ['quiet', 'secondary'],
    ]);
  });
});

describe('loadProduct', () => {
  it('brings the repair plans that the product offers', async () => {
    const path = ownProduct('planned').path;
    const { plans } = await value<CallValue<'loadProduct'>>(`/api/product?path=${encodeURIComponent(path)}`);
    expect(plans).toEqual([sampleShop().warranties[0]]);
  });

  it('brings the twins of its model, as each is sold now, and nothing where there is none', async () => {
    const holding = (id: string, capacity: number, more: Partial<ProductRecord> = {}) =>
      ownProduct(id, { modelGroup: 'm1', attributes: { capacity }, ...more });
    await shop.store.products.save([
      holding('twin-1', 1.7),
      holding('twin-2', 2, { state: 'discontinued' }),
      holding('other-model', 3, { modelGroup: 'm2' }),
    ]);
    const twinsOf = async (id: string) =>
      (await value<CallValue<'loadProduct'>>(`/api/product?path=products/${id}`)).twins;
    expect(await twinsOf('twin-1')).toMatchObject({
      kind: 'Capacity',
      choices: [
        { id: 'twin-1', name: '1.7 L', path: 'products/twin-1', price: 129.95, stock: { code: 'IN_STOCK' } },
        { id: 'twin-2', name: '2 L', stock: { code: 'NO_LONGER_SOLD' } },
      ],
    });
    expect(await twinsOf('other-model')).toBeNull();
    expect(await twinsOf('kettle')).toBeNull();
  });
});

describe('what may be kept', () => {
  it('is what a GET gave, by anybody for a moment; never what a POST gave', async () => {
    const events = { visitorId: 'v1', events: [{ type: 'view', productIds: ['kettle'] }] };
    const posted = await shop.app.inject({ method: 'POST', url: '/api/product/events', payload: events });
    expect(posted.statusCode).toBeLessThan(500);
    expect(posted.headers['cache-control']).toBe('no-store');
    expect((await get('/api/frame')).headers['cache-control']).toMatch(/^public/);
  });
});

describe('a shop without rules of delivery', () => {
  it('says that it cannot estimate now, and collects from store stock all the same', async () => {
    await shop.store.settings.save([{ key: 'delivery-rules', value: { zones: 'broken' } }]);
    await expect
      .poll(async () => (await get('/api/delivery/estimates?productIds=kettle&postcode=3121&state=VIC')).statusCode)
      .toBe(503);
    const pickups = async () => {
      const address = `/api/product/stores?productId=kettle&variantId=kettle-v1${CITY}`;
      return (await value<CallValue<'listProductStores'>>(address)).stores.map(({ pickup }) => pickup);
    };
    // each call is notified of the change separately
    await expect.poll(async () => (await pickups())[1]).toBeNull();
    expect((await pickups())[0]).toMatchObject({ label: 'Click and collect' });
  });
});
