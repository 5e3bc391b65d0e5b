import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { listingPage } from './listing-page.ts';

const open = useBrowser();
const FRIDGES = '/categories/fridges';

type Page = Awaited<ReturnType<typeof open>>['page'];

/** The data for search engines in the HTML as it was sent, by its kind. */
async function structuredData(page: Page, path: string): Promise<Map<string, Record<string, unknown>>> {
  const html = await (await page.request.get(path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const data = blocks.map(([, json = '']): Record<string, unknown> => JSON.parse(json));
  return new Map(data.map((one) => [String(one['@type']), one]));
}

describe('the pages with lists', () => {
  it('a brand, its categories, and one of them [C-2-17 C-2-18 C-2-19 D-2-01]', async () => {
    const { page, complaints } = await open();
    await page.goto('/brands');
    await page
      .locator('main')
      .getByRole('link', { name: /^Fjordvik/ })
      .click();
    await page.waitForURL('**/brands/fjordvik');
    const list = listingPage(page);
    const brands = async () => [...new Set(await list.brands())];
    await expect.poll(brands).toEqual(['Fjordvik']);
    await page
      .getByRole('navigation', { name: 'Categories of Fjordvik' })
      .getByRole('link', { name: /^Fridges/ })
      .click();
    await page.waitForURL('**/brands/fjordvik/fridges');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Fjordvik fridges');
    expect(await list.count.innerText()).toMatch(/^\d+ fridges$/);
    expect(await brands()).toEqual(['Fjordvik']);
    expect(complaints).toEqual([]);
  });

  it('a category shows 24 at once, and the rest on pages with addresses of their own [D-9-01 D-9-02 C-2-20]', async () => {
    const { page } = await open();
    await page.goto(FRIDGES, { waitUntil: 'networkidle' });
    const list = listingPage(page);
    expect(await list.cards.count()).toBe(24);
    const first = await list.names();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(`**${FRIDGES}?page=2`);
    await expect.poll(() => list.names()).not.toEqual(first);
    expect(await page.title()).toBe('Fridges, page 2 | Wattle');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('a search says what it looked for, and can be filtered [C-2-22 D-9-02]', async () => {
    const { page } = await open();
    await page.goto('/search?q=kettle', { waitUntil: 'networkidle' });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Results for “kettle”');
    const list = listingPage(page);
    const box = list.facet('Brands').getByRole('checkbox').first();
    const brand = (await box.getAttribute('value')) ?? '';
    await box.click();
    await list.pill(`Remove ${brand}`).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('kettle');
    expect(new Set(await list.brands())).toEqual(new Set([brand]));
  });

  it('a search that finds nothing offers another spelling, the article and popular categories [D-8-13]', async () => {
    const { page } = await open();
    await page.goto('/search?q=zzqxwv');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Nothing for “zzqxwv”');
    const popular = page.getByRole('region', { name: 'Popular categories' });
    expect(await popular.getByRole('link').count()).toBe(6);
  });
});

describe('a misspelt search', () => {
  it('offers the words as the shop spells them', async () => {
    const { page } = await open();
    await page.goto('/search?q=nordhlom+frige', { waitUntil: 'networkidle' });
    await page
      .getByText('Did you mean')
      .getByRole('link', { name: /^nordholm fridge/ })
      .click();
    await page.waitForURL('**/search?q=nordholm+fridge*');
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).innerText())
      .toMatch(/^Results for “nordholm fridge/);
    expect(await page.getByText('Did you mean').count()).toBe(0);
  });
});

describe('an address', () => {
  it.each(['?page=0', '?page=two', '?sort=cheapest', '?brand=', '?minPrice=&maxPrice=', '?sale=yes', '?nothing=known'])(
    'with %s is the plain list [D-9-02]',
    async (query) => {
      const { page } = await open();
      await page.goto(FRIDGES);
      const plain = await listingPage(page).names();
      const response = await page.goto(`${FRIDGES}${query}`);
      expect(response?.status()).toBe(200);
      expect(await listingPage(page).names()).toEqual(plain);
    },
  );

  it('with a page after the last one is not there', async () => {
    const { page } = await open();
    expect((await page.goto(`${FRIDGES}?page=999`))?.status()).toBe(404);
  });

  it('with letters for a price keeps them in the field, and says so [D-9-18]', async () => {
    const { page } = await open();
    await page.goto(`${FRIDGES}?minPrice=cheap`);
    expect(await page.getByLabel('Price From').inputValue()).toBe('cheap');
    await page.getByText('Use numbers only, such as 500.').waitFor();
  });

  it('cannot bring a script into the page', async () => {
    const { page, complaints } = await open();
    await page.goto('/search?q=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E&brand=%3Cb%3E');
    expect(await page.locator('script', { hasText: 'alert(1)' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('what search engines read', () => {
  it('is in the HTML: the way here and the products, with their places in the whole list', async () => {
    const { page } = await open();
    const data = await structuredData(page, `${FRIDGES}?page=2`);
    expect(data.get('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Fridges', item: expect.stringMatching(/\/categories\/fridges\?page=2$/) },
      ],
    });
    const items = data.get('ItemList')?.itemListElement;
    expect(items).toHaveLength(24);
    expect(items).toMatchObject(
      [{ position: 25, url: expect.stringContaining('/products/') }].concat(Array.isArray(items) ? items.slice(1) : []),
    );
  });

  it('names one address for a list however it is sorted and narrowed, and the pages around it', async () => {
    const { page } = await open();
    await page.goto(`${FRIDGES}?sort=price-asc&page=2`);
    const href = (rel: string) => page.locator(`head link[rel=${rel}]`).getAttribute('href');
    expect(await href('canonical')).toMatch(/\/categories\/fridges\?page=2$/);
    expect(await href('prev')).toMatch(/\/categories\/fridges\?sort=price-asc$/);
    expect(await href('next')).toMatch(/\/categories\/fridges\?sort=price-asc&page=3$/);
    await page.goto(FRIDGES);
    expect(await page.locator('head link[rel=prev]').count()).toBe(0);
  });
});

describe('without JavaScript', () => {
  it('filters, sorts and takes filters away again by plain forms and links', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(FRIDGES);
    const list = listingPage(page);
    const boxes = list.facet('Brands').getByRole('checkbox');
    expect(await boxes.count()).toBeGreaterThan(10);
    const brand = (await boxes.nth(1).getAttribute('value')) ?? '';
    await boxes.nth(1).check();
    await page.getByLabel('Price From').fill('400');
    await page.getByLabel('Sort by').selectOption({ label: 'Price lowest' });
    await page.getByRole('button', { name: 'Show results' }).click();
    await page.waitForURL('**minPrice=400**');
    expect(new Set(await list.brands())).toEqual(new Set([brand]));
    const prices = await list.prices();
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(400);
    await list.pill('Clear all').click();
    await page.waitForURL(`**${FRIDGES}?sort=price-asc`);
    expect(await list.count.innerText()).toMatch(/^\d+ fridges$/);
  });

  it('has no button to press where a script does it', async () => {
    const { page } = await open();
    await page.goto(FRIDGES);
    expect(await page.getByRole('button', { name: 'Show results' }).count()).toBe(0);
  });
});
