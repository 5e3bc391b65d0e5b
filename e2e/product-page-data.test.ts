import { describe, expect, it } from 'vitest';
import { structuredDataProblems } from '../packages/domain/src/structured-data/testing/structured-data-problems.ts';
import { useBrowser } from './browser.ts';
import { showcasePaths, structuredData } from './product-shelf.ts';

const open = useBrowser();
const typeOf = (thing: Record<string, unknown>) => String(thing['@type']);

describe('structured data', () => {
  it('of products in every state passes the check, without a rating that nobody gave [D-5-08 D-9-61]', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    const cases = [
      'inStock',
      'discounted',
      'soldOut',
      'preorder',
      'inStoreOnly',
      'discontinued',
      'giftCard50',
    ] as const;
    const availabilities: unknown[] = [];
    for (const path of await showcasePaths(page, cases)) {
      await page.goto(path);
      const things = await structuredData(page);
      expect(things.map(typeOf)).toEqual(['Product', 'BreadcrumbList']);
      expect(things.flatMap(structuredDataProblems)).toEqual([]);
      const [product] = things;
      expect(product).not.toHaveProperty('aggregateRating');
      expect(product).toHaveProperty('offers.priceCurrency', 'AUD');
      availabilities.push(JSON.stringify(product).match(/schema\.org\/(\w+)","itemCondition/)?.[1]);
    }
    expect(availabilities).toEqual([
      'InStock',
      'InStock',
      'SoldOut',
      'PreOrder',
      'InStoreOnly',
      'Discontinued',
      'InStock',
    ]);
  });

  it('names the shop and its search on the front page [D-9-60]', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/');
    const things = await structuredData(page);
    expect(things.map(typeOf)).toEqual(['Organization', 'WebSite']);
    expect(things.flatMap(structuredDataProblems)).toEqual([]);
    expect(things[0]).toHaveProperty('contactPoint.areaServed', 'AU');
  });

  it('of a store is an electronics store in Australia with its hours [D-9-59 D-9-60 D-9-61 D-9-63]', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/stores');
    const store = await page.locator('main a[href^="/stores/"]').first().getAttribute('href');
    await page.goto(store ?? '');
    const things = await structuredData(page);
    expect(things.flatMap(structuredDataProblems)).toEqual([]);
    expect(things[0]).toMatchObject({
      '@type': 'ElectronicsStore',
      address: { addressCountry: 'AU' },
      currenciesAccepted: 'AUD',
    });
    expect(things[0]).toHaveProperty('openingHoursSpecification[0].opens', expect.stringMatching(/^\d\d:\d\d$/));
  });
});

describe('what is shared', () => {
  it('has a picture that is there, a price, and one address', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    const [path = ''] = await showcasePaths(page, ['discounted']);
    await page.goto(`${path}?ref=abc123&at=t0ken`);
    const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
    expect(await content('og:type')).toBe('product');
    expect(await content('product:price:currency')).toBe('AUD');
    const image = await page.request.get((await content('og:image')) ?? '');
    expect(image.status()).toBe(200);
    expect(image.headers()['content-type']).toMatch(/^image\/(png|jpeg|webp|avif)$/);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
  });

  it('is the same page however a shopper came to it [D-2-07]', async () => {
    const { page } = await open();
    const [path = ''] = await showcasePaths(page, ['discounted']);
    const [plain, referred] = await Promise.all([page.request.get(path), page.request.get(`${path}?ref=abc123`)]);
    expect(referred.headers().etag).toBe(plain.headers().etag);
  });
});

describe('the attributes of a family', () => {
  it('are content of their own; an unknown family is not there', async () => {
    const { page } = await open();
    const known = await page.request.get('/pcr/family-attributes/frenchDoorFridges.json');
    expect(known.status()).toBe(200);
    const unknown = await page.request.get('/pcr/family-attributes/none.json');
    expect(unknown.status()).toBe(404);
    expect(await unknown.text()).toContain('PRODUCT_ATTRIBUTE_FAMILY_NOT_FOUND');
  });
});
