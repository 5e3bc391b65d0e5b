import { gunzipSync } from 'node:zlib';
import type { ProductRecord } from '@wattle/domain/catalogue';
import { pageLink } from '@wattle/domain/links';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleProduct, sampleShop, sampleVariant } from '../../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

const ORIGIN = 'https://shop.example';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ env: { PUBLIC_URL: ORIGIN, DEMO: 'true' } });
});
afterAll(() => shop.close());

let asked = 0;
/** Each time from another address, because of the limit. */
const read = async (url: string) => {
  asked += 1;
  const remoteAddress = `10.8.${asked >> 8}.${asked & 255}`;
  const response = await shop.app.inject({ url, remoteAddress });
  return { status: response.statusCode, type: response.headers['content-type'], text: response.body };
};
let saved = 0;
/** The file as soon as it shows what was saved: it is kept until the shop has noticed the change. */
const readAfterSaving = async (url: string, products: readonly ProductRecord[]): Promise<string> => {
  saved += 1;
  const last = `last-${saved}-`;
  await shop.store.products.save([...products, sampleProduct(last)]);
  let text = '';
  await expect.poll(async () => (text = (await read(url)).text)).toContain(last);
  return text;
};
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('robots.txt', () => {
  it('keeps out what is only for a shopper, and names the map', async () => {
    const { status, type, text } = await read('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('Disallow: /account\n');
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});

describe('the map of the shop', () => {
  it('names its files, and each of them is there', async () => {
    const files = addressesIn((await read('/sitemap.xml')).text);
    expect(files).toEqual([`${ORIGIN}/sitemaps/pages.xml`, `${ORIGIN}/sitemaps/products-1.xml`]);
    for (const file of files) {
      const { status, type, text } = await read(file?.replace(ORIGIN, '') ?? '');
      expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
      expect(text).toMatch(/^<\?xml[\s\S]*<\/urlset>\n$/);
    }
  });

  it('has every category, brand, store and article that is a page, once', async () => {
    const addresses = addressesIn((await read('/sitemaps/pages.xml')).text);
    const { brands, categories, stores } = sampleShop();
    for (const { path } of [...brands, ...categories, ...stores])
      expect(addresses).toContain(`${ORIGIN}${pageLink(path)}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has the products that are found and sold, and not the others', async () => {
    const [sample] = sampleShop().products;
    const text = await readAfterSaving('/sitemaps/products-1.xml', [
      sampleProduct('hidden', { visibleIn: { index: false, brand: true, categories: true } }),
      sampleProduct('gone', { state: 'discontinued' }),
    ]);
    const addresses = addressesIn(text);
    expect(addresses).toContain(`${ORIGIN}${pageLink(sample?.path ?? '')}`);
    expect(addresses.filter((address) => address?.includes('hidden') || address?.includes('gone'))).toEqual([]);
    expect((await read('/sitemaps/products-2.xml')).status).toBe(404);
  });
});

describe('the feed of what is sold', () => {
  it('tells price, availability and picture, and keeps signs apart from marks [C-0-01]', async () => {
    const text = await readAfterSaving('/feeds/products.xml', [
      sampleProduct('odd', { name: 'Pots & <pans> "two"', state: 'evergreen' }),
    ]);
    const item = text.split('<item>').find((part) => part.includes('<g:id>odd<')) ?? '';
    expect(item).toContain('<title>Pots &amp; &lt;pans&gt; &quot;two&quot;</title>');
    expect(item).toMatch(/<g:price>\d+\.\d\d AUD<\/g:price>/);
    expect(item).toMatch(/<g:availability>(in_stock|backorder|preorder|out_of_stock)<\/g:availability>/);
    expect(item).toContain(`<link>${ORIGIN}/products/odd</link>`);
    expect(text).not.toContain('<g:id>gone<');
  });

  const priced = (price: number, erpOriginalPrice: number) => ({
    prices: [{ price, erpOriginalPrice, from: null, to: null }],
  });

  it('tells what a product cost before, and what it is sold as', async () => {
    const text = await readAfterSaving('/feeds/products.xml', [
      sampleProduct('cheaper', priced(80, 100)),
      sampleProduct('steady', { ...priced(80, 80), variants: [sampleVariant('steady-v1', { qty: 3 })] }),
      sampleProduct('out', { variants: [sampleVariant('out-v1', { qty: 0 })] }),
      sampleProduct('early', { saleMode: 'preorder', preorderDateTime: 4_000_000_000 }),
    ]);
    const valueIn = (id: string, name: string) => {
      const item = text.split('<item>').find((part) => part.includes(`<g:id>${id}<`)) ?? '';
      return new RegExp(`<g:${name}>([^<]*)<`).exec(item)?.[1];
    };
    expect([valueIn('cheaper', 'price'), valueIn('cheaper', 'sale_price')]).toEqual(['100.00 AUD', '80.00 AUD']);
    expect([valueIn('steady', 'price'), valueIn('steady', 'sale_price')]).toEqual(['80.00 AUD', undefined]);
    expect(['steady', 'out', 'early'].map((id) => valueIn(id, 'availability'))).toEqual([
      'in_stock',
      'out_of_stock',
      'preorder',
    ]);
  });

  it.each([
    ['a gift card', { functionalType: 'giftcard' as const }],
    ['what is sold in stores alone', { saleMode: 'inStoreOnly' as const }],
    ['what is hidden', { visibleIn: { index: false, brand: true, categories: true } }],
    ['what is over', { state: 'discontinued' as const }],
  ])('leaves out %s', async (_, changes) => {
    const text = await readAfterSaving('/feeds/products.xml', [sampleProduct('left-out', changes)]);
    expect(text).not.toContain('<g:id>left-out<');
  });

  it('is sent packed to those who can unpack it, with the same text', async () => {
    const ask = (encoding: string) =>
      shop.app.inject({ url: '/feeds/products.xml', headers: { 'accept-encoding': encoding } });
    const [packed, plain, unwanted] = await Promise.all([ask('br, gzip'), ask(''), ask('gzip;q=0, *;q=0')]);
    expect([packed, plain, unwanted].map(({ headers }) => headers['content-encoding'])).toEqual([
      'gzip',
      undefined,
      undefined,
    ]);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(unwanted.body).toBe(plain.body);
  });

  it('is made only so often a minute for one client', async () => {
    const get = () => shop.app.inject({ url: '/feeds/products.xml', remoteAddress: '10.9.0.1' });
    const codes: number[] = [];
    for (let at = 0; at < 11; at += 1) codes.push((await get()).statusCode);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
