import { describe, expect, it } from 'vitest';
import { addressParams } from '../listing/testing/address-params.ts';
import { FRIDGES, KETTLES, sampleAttribute, sampleFamily } from '../listing/testing/sample-families.ts';
import { isOverlong, pageAddress, shopFacets } from './page-address.ts';

// a size in litres, and of clothes
const BINS = sampleFamily('bins', sampleAttribute('size', { type: 'RANGE' }));
const SHIRTS = sampleFamily('shirts', sampleAttribute('size'));
const SHOP = shopFacets([FRIDGES, KETTLES, BINS, SHIRTS]);

function asked(address: string) {
  const [pathname = '', query = ''] = address.split('?');
  return { pathname, search: query && `?${query}`, params: addressParams(query) };
}
const addressOf = (address: string) => pageAddress(asked(address), SHOP);
const many = (count: number, param = 'brand') => Array.from({ length: count }, (_, i) => `${param}=x${i}`).join('&');

describe('the address of a page', () => {
  it.each([
    ['/products/kettle', '/products/kettle'],
    ['/products/kettle?ref=abc123&at=t0ken', '/products/kettle'],
    ['/products/kettle?at=t0ken&variant=v-2&ref=abc123&x=1', '/products/kettle?variant=v-2'],
    ['/products/kettle.data?ref=abc123', '/products/kettle.data'],
    ['/products/fridge?width=600&height=1800', '/products/fridge?height=1800&width=600'],
  ])('of a product is without the way to it: %s [D-2-07]', (address, expected) => {
    expect(addressOf(address)).toBe(expected);
  });

  it.each([
    ['/search?q=fridge&utm_source=mail&gclid=abc', '/search?q=fridge'],
    ['/search?q=fridge&ref=abc123', '/search?q=fridge'],
    ['/search?u=1', '/search'],
    ['/search?q=fridge&exact=true&facets=all', '/search?q=fridge&exact=true&facets=all'],
    ['/search?q=fridge&exact=yes&facets=1', '/search?q=fridge'],
    ['/categories/fridges?page=2&sort=price-asc&brand=LG', '/categories/fridges?brand=LG&sort=price-asc&page=2'],
    ['/categories/fridges/?page=1&brand=LG&brand=lg&brand=', '/categories/fridges/?brand=LG'],
    ['/categories/fridges.data?wifi=true&sale=1', '/categories/fridges.data?wifi=true'],
    ['/brands/acme?minPrice=9&maxPrice=4.50&minPrice=7', '/brands/acme?maxPrice=9&minPrice=4.5'],
    ['/brands/acme/fridges?type=FRIDGES&type=boats', '/brands/acme/fridges?type=FRIDGES'],
    ['/search?size=M&minSize=3', '/search?minSize=3&size=M'],
    ['/search?brand=b&brand=a', '/search?brand=a&brand=b'],
  ])('of a listing says once and in order what the listing reads: %s [D-9-02]', (address, expected) => {
    expect(addressOf(address)).toBe(expected);
    expect(addressOf(expected)).toBe(expected);
  });

  it.each([
    ['/?u=1', '/'],
    ['/_root.data?u=1', '/_root.data'],
    ['/brands?brand=LG', '/brands'],
    ['/articles/help?u=1', '/articles/help'],
    ['/stores?near=Sydney&u=1', '/stores?near=Sydney'],
    ['/stores/city?near=Sydney', '/stores/city'],
    ['/compare?ids=a,b&u=1', '/compare?ids=a%2Cb'],
    ['/forms/enquiry?u=1', '/forms/enquiry'],
    ['/index.php?id=7', '/index.php?id=7'],
    [`/index.php?id=${'7'.repeat(400)}`, '/index.php'],
  ])('of other pages has what they read: %s', (address, expected) => {
    expect(addressOf(address)).toBe(expected);
  });

  it.each([
    `/search?${many(800)}`,
    `/search?${many(800, 'minPrice')}`,
    `/search?brand=${'x'.repeat(11_000)}&brand=LG`,
    `/search?finish=${encodeURIComponent('😀'.repeat(900))}`,
    `/categories/fridges?${['brand', 'finish', 'material', 'size', 'category'].map((p) => many(200, p)).join('&')}`,
    `/products/kettle?variant=${'x'.repeat(11_000)}&width=${'9'.repeat(4000)}`,
    `/stores?near=${'x'.repeat(11_000)}`,
    `/no/such/page?${many(800)}`,
  ])('is short, however long it was asked for (%#)', (address) => {
    expect(addressOf(address).length).toBeLessThan(1_300);
  });

  it('keeps the other filters where one is too long', () => {
    expect(addressOf(`/search?brand=${'x'.repeat(2_000)}&brand=LG&sale=true`)).toBe('/search?brand=LG&sale=true');
  });
});

it.each([
  [`/search?${many(800)}`, true],
  [`/search.data?${many(800)}`, true],
  [`/brands/acme?u=${'x'.repeat(2_000)}`, true],
  [`/search?${many(100)}&utm_source=mail`, false],
  [`/products/kettle?${many(800)}`, false],
])('a listing is overlong by what was asked, not by what it shows (%#)', (address, expected) => {
  expect(isOverlong(asked(address))).toBe(expected);
});
