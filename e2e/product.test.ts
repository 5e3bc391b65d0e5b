import { expect, it } from 'vitest';
import { structuredDataProblems } from '../packages/domain/src/structured-data/testing/structured-data-problems.ts';
import { useBrowser, visit } from './browser.ts';
import { addButton, openProduct, typeSuburb, waysOf } from './product-buying-page.ts';
import { firstProductOf, showcasePaths, structuredData } from './product-pages.ts';

const open = useBrowser();
const typeOf = (thing: Record<string, unknown>) => String(thing['@type']);
const DAY = /(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*,? \d+/;

it('a shopper goes from a list to a product, gives a suburb, and has its day, its price and its stores before it is in the cart [C-4-76 C-4-77 C-9-36 D-2-130 D-1-07]', async () => {
  const { page, complaints } = await open();
  const path = await firstProductOf(page, '/categories/fridges');
  const details = async () => (await page.getByRole('region', { name: 'Specifications' }).innerText()).trim();
  await page.locator(`main article a[href^="${path}"]`).first().click();
  await page.waitForURL('**/products/**');
  await page.getByRole('region', { name: 'Specifications' }).waitFor();
  const navigated = await details();
  await visit(page, page.url());
  expect(await details()).toBe(navigated);
  await openProduct(page, 'discounted');
  const ways = waysOf(page);
  await ways.getByRole('button', { name: 'Find stores' }).click();
  await typeSuburb(page, 'brunsw', /Brunswick.*3056/);
  await ways.getByText(/delivered\./).waitFor();
  const words = await ways.innerText();
  expect(words).toMatch(DAY);
  expect(words.replace(/\u00a0/g, ' ')).toContain('to Brunswick 3056');
  expect(words).toMatch(/\$\d+ delivered\./);
  const stores = ways.getByRole('listitem');
  await expect.poll(() => stores.count()).toBe(5);
  for (const store of await stores.allInnerTexts()) {
    expect(store).toMatch(/\d (m|km), /);
    expect(store).toMatch(/open|close/);
    expect(store).toMatch(/\d in stock|Order in/);
    expect(store).toMatch(/Today|Tomorrow|[A-Z][a-z]{2} \d+ [A-Z][a-z]{2}/);
  }
  await addButton(page).click();
  await page.waitForURL(/\/cart\?item=p-100001$/);
  await page.locator('main').getByText('French door fridge').first().waitFor();
  expect(complaints).toEqual([]);
});

it('search engines are told what products in every state, the shop and its stores are, without a rating that nobody gave; what is shared has a picture that is there, a price and one address [D-2-02 D-2-07 D-2-94 D-5-08 D-9-59 D-9-60 D-9-61 D-9-63]', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  const states = ['inStock', 'discounted', 'soldOut', 'preorder', 'inStoreOnly', 'discontinued', 'giftCard50'] as const;
  const availabilities: unknown[] = [];
  for (const path of await showcasePaths(page, states)) {
    const things = await structuredData(page, path);
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
  const shop = await structuredData(page, '/');
  expect(shop.map(typeOf)).toEqual(['Organization', 'WebSite']);
  expect(shop.flatMap(structuredDataProblems)).toEqual([]);
  expect(shop[0]).toHaveProperty('contactPoint.areaServed', 'AU');
  await page.goto('/stores', { waitUntil: 'domcontentloaded' });
  const store = await page.locator('main a[href^="/stores/"]').first().getAttribute('href');
  const stores = await structuredData(page, store ?? '');
  expect(stores.flatMap(structuredDataProblems)).toEqual([]);
  expect(stores[0]).toMatchObject({
    '@type': 'ElectronicsStore',
    address: { addressCountry: 'AU' },
    currenciesAccepted: 'AUD',
  });
  expect(stores[0]).toHaveProperty('openingHoursSpecification[0].opens', expect.stringMatching(/^\d\d:\d\d$/));

  const [path = ''] = await showcasePaths(page, ['discounted']);
  await page.goto(`${path}?ref=abc123&at=t0ken`, { waitUntil: 'domcontentloaded' });
  const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
  expect(await content('og:type')).toBe('product');
  expect(await content('product:price:currency')).toBe('AUD');
  const image = await page.request.get((await content('og:image')) ?? '');
  expect(image.status()).toBe(200);
  expect(image.headers()['content-type']).toMatch(/^image\/(png|jpeg|webp|avif)$/);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
  for (const [one, other] of [
    [path, `${path}?ref=abc123`],
    ['/dev/blocks?kinds=scheduled', '/dev/blocks?kinds=scheduled'],
  ] as const) {
    const [first, second] = await Promise.all([page.request.get(one), page.request.get(other)]);
    expect(first.headers().etag).toMatch(/./);
    expect(second.headers().etag).toBe(first.headers().etag);
  }
  const moved = await page.request.get('/products/nordholm-620l-french-door-fridge', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/categories/fridges']);
  const known = await page.request.get('/pcr/family-attributes/frenchDoorFridges.json');
  expect(known.status()).toBe(200);
  const unknown = await page.request.get('/pcr/family-attributes/none.json');
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('PRODUCT_ATTRIBUTE_FAMILY_NOT_FOUND');
});
