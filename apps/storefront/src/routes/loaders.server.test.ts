import type { PageContext, RouteName } from '@wattle/contract';
import { brandArticleId } from '@wattle/domain/content';
import { describe, expect, it } from 'vitest';
import { LISTING_ANSWERS } from '../../testing/listing/listing-answers.ts';
import { recordingClient } from '../../testing/recording-client.ts';
import { SAMPLE_SHOP, sampleFrame } from '../../testing/sample-frame.ts';
import { STORES } from '../../testing/stores/sample-stores.ts';
import { STORE_ANSWERS } from '../../testing/stores/store-answers.ts';
import type { LoadArgs } from '../app/load-args.ts';
import * as brand from './brand.server.ts';
import * as brandCategory from './brand-category.server.ts';
import * as category from './category.server.ts';
import * as product from './product.server.ts';
import * as search from './search.server.ts';
import * as store from './store.server.ts';

type Loader = (args: LoadArgs<'slug' | '*'>) => Promise<unknown>;
type Params = Readonly<Record<string, string>>;

/** What the page at an address asks of its calls. */
async function open(
  load: Loader,
  address: string,
  params: Params = {},
): Promise<(call: RouteName) => readonly unknown[]> {
  const { client, askedOf } = recordingClient({ ...sampleFrame, ...LISTING_ANSWERS, ...STORE_ANSWERS });
  const context = { client, reviewsScript: null } as Partial<PageContext> as PageContext;
  const url = new URL(address, 'https://shop.example');
  await load({ url, context, shop: SAMPLE_SHOP, params: { slug: '', '*': '', ...params } });
  return askedOf;
}

describe('a page asks for what its address says', () => {
  const ordered = '?sort=price-asc';

  it('a category: itself, and its products in the order that is asked for', async () => {
    const askedOf = await open(category.load, `/categories/fridges/top-mount${ordered}`, { '*': 'fridges/top-mount' });
    expect(askedOf('loadCategory')).toEqual([{ path: 'categories/fridges/top-mount' }]);
    expect(askedOf('listProducts')).toEqual([{ categoryId: 'c-fridges', address: ordered }]);
  });

  it('a brand: itself, its article, its products in that order, and in none for its tiles', async () => {
    const askedOf = await open(brand.load, `/brands/nordholm${ordered}`, { slug: 'nordholm' });
    expect(askedOf('loadBrand')).toEqual([{ path: 'brands/nordholm' }]);
    expect(askedOf('findArticle')).toEqual([{ id: brandArticleId('nordholm') }]);
    expect(askedOf('listProducts')).toEqual([
      { brandId: 'b-nordholm', address: ordered },
      { brandId: 'b-nordholm', address: '' },
    ]);
  });

  it('a brand in a category: both, and what is in both', async () => {
    const params = { slug: 'nordholm', '*': 'fridges' };
    const askedOf = await open(brandCategory.load, `/brands/nordholm/fridges${ordered}`, params);
    expect([...askedOf('loadBrand'), ...askedOf('loadCategory')]).toEqual([
      { path: 'brands/nordholm' },
      { path: 'categories/fridges' },
    ]);
    const place = { brandId: 'b-nordholm', categoryId: 'c-fridges' };
    expect(askedOf('listProducts')).toEqual([
      { ...place, address: ordered },
      { ...place, address: '' },
    ]);
  });

  it('a search: its words, and nothing without any', async () => {
    expect((await open(search.load, '/search?q=fridge'))('listProducts')).toEqual([{ address: '?q=fridge' }]);
    expect((await open(search.load, '/search'))('listProducts')).toEqual([]);
  });

  it('a product: itself', async () => {
    const askedOf = await open(product.load, '/products/fridge-2', { '*': 'fridge-2' });
    expect(askedOf('loadProduct')).toEqual([{ path: 'products/fridge-2' }]);
  });

  it('a store: itself, some of its products, and what is around it', async () => {
    const [{ path, _geoloc: point } = { path: '', _geoloc: { lat: 0, lng: 0 } }] = STORES;
    const askedOf = await open(store.load, `/${path}`, { '*': path.replace('stores/', '') });
    expect(askedOf('loadStore')).toEqual([{ path }]);
    expect(askedOf('listStoreProducts')).toEqual([{ path, limit: 4 }]);
    expect(askedOf('listStores')).toEqual([point]);
    expect(askedOf('listPlaces')).toEqual([{ ...point, radiusMetres: 9000 }]);
  });
});
