import type { CallValue, RouteName } from '@wattle/contract';
import type { CartItem } from '@wattle/domain/cart';
import type { ProductRecord } from '@wattle/domain/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  NOW_SECONDS,
  sampleArticle,
  sampleBrand,
  sampleProduct,
  sampleShop,
  sampleVariant,
} from '../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { openAccount } from '../testing/test-customer.ts';

const DAY = 86_400;
const NOW = Math.floor(Date.now() / 1000);

/** A product with every field of the specification, reduced now. */
const WHOLE: Partial<ProductRecord> = {
  brandId: 'acme',
  saleMode: 'preorder',
  preorderDateTime: NOW + DAY,
  prices: [{ price: 99, erpOriginalPrice: 129.95, from: NOW - DAY, to: NOW + DAY }],
  isNew: true,
  cartQtyVariantMultipleOf: 2,
  variants: [sampleVariant('whole-v1', { name: 'White' })],
};

const LINK = {
  link: { href: 'https://example.com/', label: 'More', image: { url: '/a.svg', alt: 'A' } },
  ...{ button: true, buttonType: 'secondary', image: true, center: true },
};
const LISTING = {
  type: 'collection',
  schema: 'category',
  collection: { mode: 'membership', id: 'kettles', index: 'products', sort: '' },
  brand: { id: 'acme' },
  display: 'carousel',
};
const CHOSEN = { type: 'manual', products: [{ product: { id: 'whole' } }], display: 'grid-4x' };
const BODY = [
  { id: 'link', customId: 'c', customClasses: 'x', value: LINK, children: [] },
  { id: 'product-listing', value: LISTING, children: [] },
  { id: 'product-listing', value: CHOSEN, children: [] },
];
/** As the editor's tool sends it, with keys of its own. */
const WRITTEN = BODY.map((block, index) => ({ ...block, identifier: `i${index}`, _draggableId: `d${index}` }));

let shop: TestShop;
beforeAll(async () => {
  const sample = sampleShop();
  const content = {
    ...sample,
    brands: [sampleBrand('acme', { agency: { isAgency: true, enquiryOnly: false } }), ...sample.brands.slice(1)],
    products: [...sample.products, sampleProduct('whole', WHOLE)],
    articles: [...sample.articles, { ...sampleArticle('page', null, 2), body: WRITTEN }],
  };
  shop = await openTestShop({ content });
});
afterAll(() => shop.close());

const get = async <N extends RouteName>(url: string): Promise<CallValue<N>> => {
  const response = await shop.app.inject({ url });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

describe('a product that is loaded has of its record', () => {
  const loaded = async () => (await get<'loadProduct'>('/api/product?path=products/whole')).product;
  const record = sampleProduct('whole', WHOLE);

  it('what is written there [C-3-06 D-3-01]', async () => {
    const {
      brandId: _,
      familyCode: _family,
      canonicalCategoryId: _category,
      extraCategoryIds,
      prices,
      ...own
    } = record;
    expect(await loaded()).toMatchObject({
      ...own,
      family: { code: 'kettles', name: 'kettles' },
      ...{ soldOut: false, hasStockOnHand: true, stockUpdatedAt: expect.any(Number) },
      reviewSummary: own.reviewSummary,
      bazaarvoiceReviews: { totalReviewCount: 12 },
    });
  });

  it('its price of now, with when it begins and ends in whole seconds [D-3-01 D-3-05]', async () => {
    expect(await loaded()).toMatchObject({
      ...{ price: 99, erpOriginalPrice: 129.95, isDiscounted: true },
      ...{ priceDateFrom: NOW - DAY, priceDateTo: NOW + DAY },
    });
  });

  it('its brand, with the logo [D-3-02]', async () => {
    expect((await loaded()).brand).toEqual({
      ...{ id: 'acme', name: 'ACME', path: 'brands/acme' },
      imageLogo: { url: '/brands/acme.svg', alt: 'acme' },
    });
  });

  it('its category, with those above it [C-3-09]', async () => {
    expect((await loaded()).canonicalCategory).toEqual({
      ...{ id: 'kettles', name: 'kettles', path: 'categories/kettles' },
      ancestors: [{ id: 'kitchen', name: 'kitchen', path: 'categories/kitchen' }],
    });
  });

  it('its variants and pictures [C-3-11 D-3-03 D-3-33]', async () => {
    const { variants, images } = await loaded();
    expect(variants).toEqual(record.variants);
    expect(images).toEqual([{ url: '/pictures/whole.svg', alt: 'Kettle whole' }]);
  });

  it('its plans and its reviews [D-3-08 D-3-09]', async () => {
    const { blGroup, reviewSummary } = await loaded();
    expect(blGroup).toEqual(record.blGroup);
    expect(reviewSummary).toEqual({ totalReviewCount: 12, averageOverallRating: 4.5 });
  });
});

describe('what is around the products', () => {
  const sample = sampleShop();

  it('is given as it was imported: brand, family, badge, plan, store [C-3-45 D-3-10 D-3-14 D-3-17 D-3-18 D-3-22 D-3-23 D-3-24]', async () => {
    const { brands } = await get<'listBrands'>('/api/brands');
    expect(brands.find(({ id }) => id === 'acme')).toMatchObject({
      ...{ id: 'acme', name: 'ACME', path: 'brands/acme' },
      imageLogo: { url: '/brands/acme.svg', alt: 'acme' },
    });
    expect(await get('/pcr/family-attributes/kettles.json')).toEqual(sample.families[0]);
    expect(JSON.stringify(await get('/pcr/product-badges-primary.json'))).toContain(JSON.stringify(sample.badges[0]));
    expect(await get('/api/warranties?ids=care-2')).toEqual({ warranties: sample.warranties });
    expect(await get('/api/store?path=stores/city')).toMatchObject({ ...sample.stores[0] });
  });

  it('a suburb [C-3-48]', async () => {
    expect(await get('/api/locality?lat=-37.8&lng=144.9')).toEqual({
      ...{ suburb: 'Richmond', state: 'VIC', postcode: '3121', name: 'Richmond VIC 3121' },
      location: { latitude: -37.8, longitude: 144.9 },
    });
  });

  it('an article with its blocks and their values, and the keys of its editor are kept [D-3-28 D-3-29 D-3-30]', async () => {
    const { article } = await get<'findArticle'>('/pcr/articles/page');
    expect(article.body).toEqual(BODY);
    expect((await shop.store.articles.findById('page'))?.body).toEqual(WRITTEN);
  });
});

describe('an account keeps', () => {
  it('who somebody is, with addresses [C-3-01 C-3-02 C-3-27]', async () => {
    const ana = await openAccount(shop);
    const address = {
      ...{ id: 'new', company: 'Wattle', contactName: 'Ana Ito', country: 'AU', postcode: '3121', state: 'VIC' },
      ...{ street1: '12 Swan Street', street2: 'Unit 2', suburb: 'Richmond' },
      ...{ isDefaultBilling: true, isDefaultShipping: true },
    };
    await ana.ask('PUT', '/api/account', { customer: { addresses: [address] } });
    expect((await ana.ask('GET', '/api/account')).json().customer).toEqual({
      ...{ email: ana.email, firstName: 'Ana', lastName: 'Ito', phone: '', agreeToMarketing: false },
      addresses: [{ ...address, id: expect.any(String) }],
    });
  });

  it('a cart and a wishlist whole [C-3-12 C-3-14 C-3-15 C-3-20 C-3-22]', async () => {
    const ana = await openAccount(shop);
    const item: CartItem = {
      ...{ id: 'i1', productId: 'whole', variantId: 'whole-v1', qty: 2, createdAt: 1_790_000_000_000 },
      ...{ warrantyId: 'care-2', addedFrom: 'card', analyticsContext: { list: 'Home' } },
      giftcard: {
        ...{ amount: 50, message: 'Hi', recipientEmail: 'leo@example.com' },
        ...{ recipientName: 'Leo', senderName: 'Ana' },
      },
      attribution: { listName: 'Home', listItemIndex: 2 },
      extra: { releaseDateTime: NOW_SECONDS },
    };
    const wish = { productId: 'k1', qty: 1, createdAt: 1_790_000_000_001 };
    const items = { cartItems: [item], wishlistItems: [wish] };
    await ana.ask('PUT', '/api/account/state', { syncableStateVersion: 0, ...items });
    expect((await ana.ask('GET', '/api/account/state')).json().state).toEqual({ syncableStateVersion: 1, ...items });
  });
});
