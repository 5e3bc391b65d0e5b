import type { CallValue } from '@wattle/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleProduct } from '../../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { sampleListingShop } from '../../testing/sample-listing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ content: sampleListingShop() });
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });
const value = async <T>(url: string): Promise<T> => (await get(url)).json<T>();

describe('listProducts', () => {
  const list = (address: string, scope = '') =>
    value<CallValue<'listProducts'>>(`/api/products?address=${encodeURIComponent(address)}${scope}`);

  it('lists what an address asks for', async () => {
    const listing = await list('?brand=ACME&sort=price-asc&maxPrice=200', '&categoryId=kitchen');
    expect(listing.products.length).toBe(listing.total);
    expect(listing).toMatchObject({ wholeTotal: 90, sort: 'price-asc' });
    expect(listing.applied.map(({ label }) => label)).toEqual(['Up to $200', 'ACME']);
    for (const { price, brand } of listing.products) {
      expect(price).toBeLessThanOrEqual(200);
      expect(brand.name).toBe('ACME');
    }
  });

  it('shows every change of stock in what it had kept, while nothing else changes', async () => {
    const [first] = (await list('sort=name-asc')).products;
    const variantId = `${first?.id}-v1`;
    const isOnHand = async () => (await list('sort=name-asc')).products[0]?.hasStockOnHand;
    for (const hasStockOnHand of [false, true, false, true]) {
      await shop.store.stock.save([{ variantId, qty: hasStockOnHand ? 5 : 0, hasStockOnHand }]);
      await expect.poll(isOnHand).toBe(hasStockOnHand);
    }
  });

  it.each([
    ['a page before the first', 'page=-1', { page: 1, total: 90 }],
    ['a page after the last', 'page=9999', { page: 9999, pageCount: 4, products: [], total: 90 }],
    ['a page that no number holds', `page=${'9'.repeat(300)}`, { products: [], total: 90 }],
    ['an unknown sort', 'sort=cheapest', { sort: 'recommended', total: 90 }],
    ['a sort that every object has', 'sort=constructor', { sort: 'recommended', total: 90 }],
    ['a very long search', `q=${'x'.repeat(10_000)}`, { q: 'x'.repeat(200), total: 0 }],
    ['a search for nothing that is written', 'q=%00%ff%C0&q=b', { q: '', total: 90 }],
    ['a search for signs', 'q=---', { q: '', total: 90 }],
    ['duplicates, empties and strangers', 'brand=ACME&brand=ACME&brand=&utm_source=mail&__proto__=x', { total: 30 }],
    ['a value with a minus', 'brand=-ACME', { total: 0 }],
    ['a value with signs of the search language', 'brand=a%3Ab%22%27%5C', { total: 0 }],
    [
      'a range turned round',
      'minPrice=300&maxPrice=100',
      { applied: [expect.objectContaining({ label: '$100 to $300' })] },
    ],
    ['a range without numbers', 'minPrice=-1e9&maxPrice=abc', { applied: [], total: 90 }],
    ['a very small number', 'minPrice=-999999999999.999999', { total: 90 }],
    ['toggles that are not true', 'sale=yes&wifi=1', { applied: [], total: 90 }],
    ['nothing but signs', '%%%&&&==&=', { applied: [], total: 90 }],
  ])('makes sense of %s', async (_, address, expected) => {
    const response = await get(`/api/products?address=${encodeURIComponent(address)}`);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject(expected);
  });

  it('refuses an address that nobody has', async () => {
    expect((await get(`/api/products?address=${'x'.repeat(20_001)}`)).statusCode).toBe(400);
  });
});

describe('suggest', () => {
  const suggest = (q: string) => value<CallValue<'suggest'>>(`/api/suggest?q=${encodeURIComponent(q)}`);

  it('offers completions, categories, brands, products and a guide for what was typed', async () => {
    const found = await suggest(' fridg');
    expect(found).toMatchObject({ q: 'fridg', productTotal: 60 });
    expect(found.products).toHaveLength(4);
    expect(found.categories).toEqual([
      { name: 'fridges', parentName: 'kitchen', path: 'categories/fridges', count: 60 },
    ]);
    expect(found.completions.length).toBeGreaterThan(0);
    expect(found.completions.length).toBeLessThanOrEqual(4);
    for (const { query } of found.completions) expect(query).toMatch(/\bfridg/);
    expect((await suggest('zes')).brands).toEqual([{ name: 'ZEST', path: 'brands/zest', count: 30 }]);
    expect((await suggest('returns')).help[0]).toMatchObject({ name: 'returns', path: 'articles/returns', kicker: '' });
  });

  it('offers what is searched for most when nothing was typed', async () => {
    const popular = await suggest('  ');
    expect(popular.completions.length).toBeGreaterThan(0);
    expect(popular).toMatchObject({ q: '', categories: [], brands: [], products: [], productTotal: 0, article: null });
  });

  it('helps with spelling', async () => {
    expect(await suggest('frigdes')).toMatchObject({ corrected: 'fridges', productTotal: 60 });
  });

  it.each(['zzqqxx', '!!!', '<>', '😀', '"'])('gives an empty offer for %j, never an error', async (q) => {
    const response = await get(`/api/suggest?q=${encodeURIComponent(q)}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ completions: [], categories: [], products: [], productTotal: 0 });
  });
});

describe('listLocalities', () => {
  const find = (query: string) =>
    value<CallValue<'listLocalities'>>(`/api/localities?query=${encodeURIComponent(query)}`);
  const names = async (query: string) => {
    const found = await find(query);
    return found.status === 'SUCCESS' ? found.localities.map(({ name }) => name) : found.status;
  };

  it.each(['', 'ri', '  ri  ', '31'])('finds %j too short [D-4-08 D-4-11]', async (query) => {
    expect(await names(query)).toBe('QUERY_TOO_SHORT');
  });

  it.each([
    ['rich', ['Richmond VIC 3121', 'Richmond Hill QLD 4820']],
    ['richmond hill', ['Richmond Hill QLD 4820']],
    ['3121', ['Richmond VIC 3121']],
    ['Richmond VIC 3121', ['Richmond VIC 3121']],
    ['rich 48', ['Richmond Hill QLD 4820']],
    ['3122', []],
    ['zzz', []],
  ])('gives the places of %j by name or postcode [D-4-09 C-7-15]', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('gives where they are', async () => {
    expect(await find('3121')).toMatchObject({
      localities: [
        { suburb: 'Richmond', state: 'VIC', postcode: '3121', location: { latitude: -37.8, longitude: 144.9 } },
      ],
    });
  });
});

describe('listStores', () => {
  const near = (lat: number, lng: number) => value<CallValue<'listStores'>>(`/api/stores?lat=${lat}&lng=${lng}`);

  it('gives those within 200 km of a point, with how far they are, and how many there are [C-7-16 C-9-37 D-7-19 D-9-55]', async () => {
    const { stores, total } = await near(-37.8, 144.9);
    expect(total).toBe(2);
    expect(stores.map(({ id }) => id)).toEqual(['city']);
    expect(stores[0]?.distanceMetres).toBeGreaterThan(5000);
    expect(stores[0]?.distanceMetres).toBeLessThan(6000);
    expect((await near(0.0000001, 0)).stores).toEqual([]);
  });

  it('gives all of them without a point', async () => {
    const { stores, total } = await value<CallValue<'listStores'>>('/api/stores');
    expect(stores.map(({ id, distanceMetres }) => [id, distanceMetres])).toEqual([
      ['city', null],
      ['north', null],
    ]);
    expect(total).toBe(2);
  });
});

describe('counts from the index', () => {
  it('gives the menu brands and what cuts across types: offers, badges and what is in stock', async () => {
    const menu = await value<CallValue<'loadMenu'>>('/api/menu/kitchen');
    expect(menu.brandCount).toBe(3);
    expect(menu.brands.map(({ name, count }) => [name, count])).toEqual([
      ['ACME', 30],
      ['BOLT', 30],
      ['ZEST', 30],
    ]);
    expect(menu.highlights).toEqual([
      { label: 'On sale', path: 'categories/kitchen?sale=true', count: 18 },
      { label: 'New arrivals', path: 'categories/kitchen?new=true', count: 15 },
      { label: 'Clearance', path: 'categories/kitchen?clearance=true', count: 9 },
      { label: 'Award', path: 'categories/kitchen?featured=Award', count: 90 },
      { label: 'In stock', path: 'categories/kitchen?inStock=true', count: 90 },
    ]);
  });

  it('gives the categories of a brand, and what a brand has in a category [D-7-10]', async () => {
    const tiles = (list: readonly { id: string; count: number }[]) => list.map(({ id, count }) => [id, count]);
    const brand = await value<CallValue<'loadBrand'>>('/api/brand?path=brands/acme');
    expect(tiles(brand.categories)).toEqual([
      ['kitchen', 30],
      ['gifts', 5],
    ]);
    const category = await value<CallValue<'loadCategory'>>('/api/category?path=categories/kitchen&brandId=acme');
    expect(tiles(category.children)).toEqual([
      ['fridges', 15],
      ['kettles', 15],
    ]);
  });
});

describe('the indexes behind the pages', () => {
  const query = async (indexName: string, params: Record<string, unknown>) => {
    const payload = { requests: [{ indexName, params: { query: '', ...params } }] };
    const response = await shop.app.inject({ method: 'POST', url: '/api/search/indexes/*/queries', payload });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ results: { nbHits: number; hits: Record<string, unknown>[]; facets?: unknown }[] }>()
      .results;
  };

  it('give articles by their ids, with what a link to them needs [D-7-07 D-7-08]', async () => {
    const [found] = await query('articles', {
      facetFilters: [['id:help', 'id:returns', 'id:none']],
      hitsPerPage: 1000,
      attributesToRetrieve: ['name', 'path', 'heroImage', 'id'],
    });
    expect(found?.hits.map(({ _highlightResult, ...hit }) => hit).toSorted(byId)).toEqual([
      { objectID: 'help', id: 'help', name: 'help', path: 'articles/help', heroImage: null },
      { objectID: 'returns', id: 'returns', name: 'returns', path: 'articles/returns', heroImage: null },
    ]);
  });

  it('give categories by their ids [D-7-09]', async () => {
    const [found] = await query('categories', { facetFilters: [['id:kettles', 'id:gifts']], hitsPerPage: 1000 });
    expect(found?.hits.toSorted(byId)).toMatchObject([
      { id: 'gifts', path: 'categories/gifts', productCount: 13 },
      { id: 'kettles', path: 'categories/kettles', productCount: 30 },
    ]);
  });

  it('tell in which categories a brand has products, without giving any [D-7-10]', async () => {
    const [found] = await query('products', {
      facetFilters: ['categoryIds:kitchen', 'brandId:acme'],
      hitsPerPage: 0,
      facets: ['categoryIds'],
    });
    expect(found).toMatchObject({
      hits: [],
      nbHits: 30,
      facets: { categoryIds: { kitchen: 30, fridges: 15, kettles: 15, gifts: 5 } },
    });
  });

  it('count what a listing would give without giving it [D-7-17 D-7-18]', async () => {
    const [found] = await query('products_price_asc', {
      facetFilters: ['visibleIn.categories:true', 'categoryIds:kitchen', ['brand.name:ACME', 'brand.name:ZEST']],
      numericFilters: ['price<=200'],
      facets: ['brand.name', 'price'],
      attributesToRetrieve: ['id'],
      hitsPerPage: 0,
    });
    const listing = await value<CallValue<'listProducts'>>(
      `/api/products?categoryId=kitchen&address=${encodeURIComponent('brand=ACME&brand=ZEST&maxPrice=200')}`,
    );
    expect(found).toMatchObject({ hits: [], nbHits: listing.total });
    expect(listing.total).toBeGreaterThan(0);
  });
});

const byId = (a: Record<string, unknown>, b: Record<string, unknown>): number => (String(a.id) < String(b.id) ? -1 : 1);

// last, because it adds products that the counts above do not include
describe('suggest, of products that are hidden', () => {
  const suggest = (q: string) => value<CallValue<'suggest'>>(`/api/suggest?q=${encodeURIComponent(q)}`);

  it('offers no product that is not to be found', async () => {
    const hidden = { index: false, brand: false, categories: false };
    const shown = { index: true, brand: false, categories: false };
    await shop.store.products.save([
      sampleProduct('secret', { name: 'Quokka secret', familyCode: 'kettles', visibleIn: hidden }),
      sampleProduct('open', { name: 'Quokka open', familyCode: 'kettles', visibleIn: shown }),
    ]);
    await expect.poll(async () => (await suggest('quokka')).productTotal, { timeout: 20_000 }).toBe(1);
    expect((await suggest('quokka')).products.map(({ id }) => id)).toEqual(['open']);
  });
});
