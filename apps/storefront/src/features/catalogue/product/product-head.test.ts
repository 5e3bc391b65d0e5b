import { describe, expect, it } from 'vitest';
import { productHead } from './product-head.ts';
import type { ProductPage } from './product-page-data.ts';
import { SAMPLE_KETTLE } from './testing/sample-kettle.ts';

const url = new URL('https://shop.example/products/kettle?ref=abc123&at=t0ken');
const head = (changes: Partial<ProductPage['product']> = {}) =>
  productHead({ ...SAMPLE_KETTLE, ...changes }, url, {
    nowMs: Date.UTC(2026, 10, 15),
    showsReviews: false,
    shopName: 'Wattle',
  });
const content = (name: string, changes?: Partial<ProductPage['product']>) =>
  head(changes).flatMap((one) => ('property' in one && one.property === name ? [one.content] : []));

describe('productHead', () => {
  it('has one address for the page, however the shopper came [D-2-07]', () => {
    const canonical = 'https://shop.example/products/kettle';
    expect(head()).toContainEqual({ rel: 'canonical', href: canonical });
    expect(content('og:url')).toEqual([canonical]);
    expect(JSON.stringify(head())).not.toContain('abc123');
  });
  it('has a title with the maker, the name and the model once', () => {
    expect(head()).toContainEqual({ title: 'Tarn 1.7 L kettle TK-17' });
    expect(head({ name: '1.7 L kettle TK-17' })).toContainEqual({ title: 'Tarn 1.7 L kettle TK-17' });
  });
  it('is shared as a product with its picture and price [C-0-01]', () => {
    expect(content('og:type')).toEqual(['product']);
    expect(content('og:image')).toEqual([
      'https://shop.example/cdn-cgi/image/fit=scale-down,format=auto,width=1079/pictures/kettle.svg',
    ]);
    expect(content('og:image:alt')).toEqual(['A kettle']);
    expect(content('product:price:amount')).toEqual(['149.00']);
    expect(content('product:price:currency')).toEqual(['AUD']);
  });
  it('says neither a picture nor a price that there is not', () => {
    expect(content('og:image', { images: [] })).toEqual([]);
    expect(content('product:price:amount', { price: 0 })).toEqual([]);
  });
  it('tells search engines of the product, its price and the way to it [C-0-01]', () => {
    const types = head().flatMap((one) => ('jsonLd' in one ? [one.jsonLd] : []));
    expect(types).toMatchObject([
      { '@type': 'Product', offers: { price: '149.00', priceCurrency: 'AUD' } },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Home' }, { name: 'Kettles' }, { name: 'Tarn 1.7 L kettle' }],
      },
    ]);
  });
});
