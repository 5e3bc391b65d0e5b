import { describe, expect, it } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { productData } from './product-data.ts';
import { SAMPLE_PRODUCT } from './testing/sample-product.ts';
import { structuredDataProblems } from './testing/structured-data-problems.ts';

const nowSeconds = Date.UTC(2026, 10, 15) / 1000;
const of = (more: Partial<Product> = {}, showsReviews?: boolean) =>
  productData({
    product: { ...SAMPLE_PRODUCT, ...more },
    origin: 'https://shop.example',
    sellerName: 'Wattle',
    nowSeconds,
    ...(showsReviews !== undefined && { showsReviews }),
  });
const variant = (gtin: string) => SAMPLE_PRODUCT.variants.map((one) => ({ ...one, gtin }));

describe('productData', () => {
  it('says what the product is and what it costs, in Australian dollars [D-9-61]', () => {
    expect(of()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      '@id': 'https://shop.example/products/nordholm-637#product',
      name: 'Nordholm 637L French door fridge',
      url: 'https://shop.example/products/nordholm-637',
      description: 'A fridge at eye level.',
      image: ['https://shop.example/cdn-cgi/image/fit=scale-down,format=auto,width=1079/pictures/nordholm-637.webp'],
      brand: { '@type': 'Brand', name: 'Nordholm' },
      sku: 'NRD-637',
      gtin: '9300000000019',
      category: 'Fridges',
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/products/nordholm-637',
        price: '2988.00',
        priceCurrency: 'AUD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: 'Wattle' },
      },
    });
  });
  it.each<[string, Partial<Product>]>([
    ['as it is', {}],
    ['reduced until a date', { price: 2499.95, priceDateTo: nowSeconds + 60 }],
    ['sold out', { soldOut: true }],
    ['without a description', { shortDescription: '', description: [] }],
  ])('has all that is asked for: %s', (_, more) => {
    expect(structuredDataProblems(of(more))).toEqual([]);
  });
  it.each([
    [2988, '2988.00'],
    [1198.5, '1198.50'],
    [0.1 + 0.2, '0.30'],
  ])('writes %f as %s', (price, expected) => {
    expect(of({ price })).toMatchObject({ offers: { price: expected } });
  });
  it('follows the sale state of the product', () => {
    expect(of({ saleMode: 'preorder' })).toMatchObject({ offers: { availability: 'https://schema.org/PreOrder' } });
  });
  it('says until when the price holds, while that is ahead', () => {
    const priceDateTo = Date.UTC(2026, 10, 30, 13) / 1000;
    expect(of({ priceDateTo })).toMatchObject({ offers: { priceValidUntil: '2026-11-30T13:00:00Z' } });
    expect(of({ priceDateTo: nowSeconds }).offers).not.toHaveProperty('priceValidUntil');
  });
  it('offers nothing that costs nothing', () => {
    expect(of({ price: 0 })).not.toHaveProperty('offers');
  });
  it.each([
    ['one with a wrong check digit', '9300000000018'],
    ['one of another length', '00000000000'],
    ['something else', 'n/a'],
    ['none', ''],
  ])('leaves out a trade item number that is %s', (_, gtin) => {
    expect(of({ variants: variant(gtin) })).not.toHaveProperty('gtin');
  });
  it('takes the pictures of its variants when it has none, and the long description when there is no short one', () => {
    const variants = variant('').map((one) => ({ ...one, images: [{ src: 'https://cdn.example/v.png', alt: '' }] }));
    expect(of({ images: [], variants, shortDescription: '' })).toMatchObject({
      image: [expect.stringMatching(/^https:\/\/shop\.example\/cdn-cgi\/.*https:\/\/cdn\.example\/v\.png$/)],
      description: 'Two doors above. Drawers below.',
    });
  });
  it('publishes a valid rating where reviews are shown, and no other [D-5-08]', () => {
    const rated = { reviewSummary: { totalReviewCount: 12, averageOverallRating: 4.3 } };
    expect(of(rated, true)).toMatchObject({ aggregateRating: { ratingValue: 4.3, reviewCount: 12 } });
    expect(structuredDataProblems(of(rated, true))).toEqual([]);
    expect(of({}, true)).not.toHaveProperty('aggregateRating');
  });
  it('publishes no rating while reviews are off [D-1-09]', () => {
    const rated = { reviewSummary: { totalReviewCount: 12, averageOverallRating: 4.3 } };
    expect(of(rated)).not.toHaveProperty('aggregateRating');
  });
});
