import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const open = useBrowser();

type Told = {
  readonly visitorId: string;
  readonly events: readonly { type: string; productIds: string[]; attributionToken?: string }[];
};

const isTelling = (request: Request): boolean => request.url().endsWith('/api/product/events');
const bodyOf = (request: Request): Told => JSON.parse(request.postData() ?? '{}');

/** Pictures are not what is asked about here. */
const go = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

/** Addresses of the first products of a list, each once. */
async function listProducts(page: Page, count: number): Promise<string[]> {
  await go(page, '/categories/fridges');
  const links = await page
    .locator('main article a[href^="/products/"]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return [...new Set(links)].slice(0, count);
}

/** Looks at a product until the shop has been told of it. */
async function view(page: Page, path: string): Promise<Told> {
  const telling = page.waitForResponse((response) => isTelling(response.request()));
  await go(page, path);
  const response = await telling;
  expect(response.status()).toBe(200);
  return bodyOf(response.request());
}

const railOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();

/** Comes near the end of a page, step by step, as a reader does. */
async function readOn(page: Page): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 900);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

describe('recommendations', () => {
  it('stand under a product, and their token goes along and comes back with the next view', async () => {
    const { page, complaints } = await open();
    const [first = '', second = ''] = await listProducts(page, 2);
    await view(page, first);
    await view(page, second);
    await readOn(page);
    const rail = railOf(page, 'You may also like');
    await rail.waitFor();
    const cards = rail.getByRole('article');
    expect(await cards.count()).toBeGreaterThan(3);
    expect(await cards.count()).toBeLessThanOrEqual(20);
    const paths = await cards.locator('h3 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths).not.toContain(second);

    const telling = page.waitForResponse((response) => isTelling(response.request()));
    await cards.first().locator('h3 a').click();
    await page.waitForURL(/[?&]at=/);
    const token = new URL(page.url()).searchParams.get('at');
    const told = bodyOf((await telling).request());
    expect(told.events).toMatchObject([{ type: 'view', attributionToken: token }]);
    expect(complaints).toEqual([]);
  });

  it('are asked for once in five minutes for the same page [C-9-13]', async () => {
    const { page } = await open();
    const [path = ''] = await listProducts(page, 1);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/product/recommendations')) asked += 1;
    });
    for (let visit = 0; visit < 2; visit += 1) {
      await go(page, path);
      await readOn(page);
      await railOf(page, 'You may also like').waitFor();
    }
    expect(asked).toBe(1);
  });

  it('leave no gap when they cannot be had [C-4-109]', async () => {
    const { page } = await open();
    const [path = ''] = await listProducts(page, 1);
    await page.route('**/api/product/recommendations', (route) => route.fulfill({ status: 503, json: {} }));
    const asking = page.waitForResponse('**/api/product/recommendations');
    await go(page, path);
    await readOn(page);
    await asking;
    await expect.poll(() => page.locator('[aria-hidden="true"].section').count()).toBe(0);
    expect(await railOf(page, 'You may also like').count()).toBe(0);
  });

  it('are loaded only when the shopper comes near', async () => {
    const { page } = await open();
    const [path = ''] = await listProducts(page, 1);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/product/recommendations')) asked += 1;
    });
    await view(page, path);
    expect(asked).toBe(0);
    await readOn(page);
    await expect.poll(() => asked).toBe(1);
  });
});

describe('visitor id', () => {
  it('is the analytics cookie’s when there is one, otherwise one that stays [C-9-67 D-9-74]', async () => {
    const { page } = await open();
    const [path = ''] = await listProducts(page, 1);
    const { visitorId } = await view(page, path);
    expect(visitorId).toMatch(/^\d+\.\d+$/);
    expect((await view(page, path)).visitorId).toBe(visitorId);
    await page.context().addCookies([{ name: '_ga', value: 'GA1.1.111.222', url: page.url() }]);
    expect((await view(page, path)).visitorId).toBe('111.222');
  });
});

describe('recently viewed', () => {
  it('stays when the page is loaded again, newest first and without the product itself [C-9-08 D-9-26]', async () => {
    const { page, complaints } = await open();
    const [first = '', second = '', third = ''] = await listProducts(page, 3);
    for (const path of [first, second, third]) await view(page, path);
    const shown = async () => {
      await readOn(page);
      const rail = railOf(page, 'Recently viewed');
      await rail.waitFor();
      const links = rail.getByRole('article').locator('h3 a');
      return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    };
    expect(await shown()).toEqual([second, first]);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await shown()).toEqual([second, first]);
    expect(complaints).toEqual([]);
  });

  it('is not there for somebody who has seen nothing else, nor picks at home for a newcomer', async () => {
    const { page } = await open();
    await go(page, '/');
    await readOn(page);
    expect(await railOf(page, 'Picked for you').count()).toBe(0);
    const [path = ''] = await listProducts(page, 1);
    await view(page, path);
    await readOn(page);
    await railOf(page, 'You may also like').waitFor();
    expect(await railOf(page, 'Recently viewed').count()).toBe(0);
    await go(page, '/');
    await readOn(page);
    await railOf(page, 'Picked for you').waitFor();
  });
});
