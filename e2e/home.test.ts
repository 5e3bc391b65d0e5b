import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listingPage } from '../apps/storefront/src/features/catalogue/listing/testing/listing-page.ts';
import { flawsAtEveryWidth } from './axe.ts';
import { useBrowser, visit, WIDTHS } from './browser.ts';

const open = useBrowser();

type Scheduled = { id: string; value: { startTime: number; endTime: number }; children: unknown[] };

/** The blocks of the front page, as editors wrote them. */
async function homeBlocks(page: Page): Promise<{ id: string; value: object }[]> {
  const answer = await (await page.request.get('/pcr/articles/home')).json();
  return answer.article.body;
}

async function eventEnd(page: Page): Promise<number> {
  const first = (await homeBlocks(page)).find(({ id }) => id === 'scheduled') as Scheduled;
  return first.value.endTime;
}

const sections = (page: Page) => page.locator('main h1, main h2').allInnerTexts();

const SECTIONS = [
  'Cool, calm and here on the day you choose.',
  'What are you replacing?',
  expect.stringMatching(/^Prices held until Sunday \d+ [A-Z][a-z]+$/),
  'A kitchen that gets on with it',
  'The second price tag, shown first',
  expect.stringContaining('Nordholm'),
  'New in televisions',
  'Before you buy',
];

const COUNT_SHIFTS = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources, hadRecentInput } of list.getEntries()) {
      const moved = sources.map(({ node }) => node?.className || node?.nodeName).join(', ');
      if (!hadRecentInput && value > 0.001) window.shifts.push(value + ': ' + moved);
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Goes down the page as a reader does, so that everything on it comes. */
async function readOn(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  await page.waitForLoadState('networkidle');
}

describe('the front page', () => {
  it('shows the blocks of its article in their order, under one title [D-2-01]', async () => {
    const { page, complaints } = await open();
    await page.goto('/', { waitUntil: 'networkidle' });
    expect((await sections(page)).map((words) => words.replace(/\s+/g, ' '))).toEqual(SECTIONS);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    const { name, summary } = (await (await page.request.get('/pcr/articles/home')).json()).article;
    expect(await page.title()).toBe(`${name} | Wattle`);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(summary);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(new URL('/', page.url()).href);
    expect(complaints).toEqual([]);
  });

  it('is whole without JavaScript', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/');
    expect((await sections(page)).map((words) => words.replace(/\s+/g, ' '))).toEqual(SECTIONS);
    expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThan(20);
    await page.getByRole('link', { name: 'Shop the event' }).click();
    await page.waitForURL('**/categories/heating-and-cooling');
  });

  it('says of each category what its own page says [D-2-54]', async () => {
    const { page } = await open();
    await page.goto('/');
    const tiles = page.locator('.bento li a');
    expect(await tiles.count()).toBe(9);
    const [, count] = /([\d,]+) models, from \$/.exec((await tiles.first().innerText()) ?? '') ?? [];
    await page.goto('/categories/fridges');
    expect(await listingPage(page).count.innerText()).toContain(String(count));
  });

  it('leads on by the links of what only stands there, without loading the page anew', async () => {
    const { page } = await open();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await page.getByRole('link', { name: 'How we work it out' }).click();
    await page.waitForURL('**/articles/buying-guides/running-cost');
    expect(await page.locator('body[data-same]').count()).toBe(1);
    await page.goBack();
    await expect.poll(async () => (await sections(page)).length).toBe(SECTIONS.length);
  });
});

describe('the event on the front page', () => {
  it('ends to the second on a page that is open, with its prices [D-3-31]', async () => {
    const { page } = await open();
    const end = await eventEnd(page);
    const event = page.getByText('The long hot summer event');
    await page.clock.install({ time: (end - 3600) * 1000 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await event.waitFor();
    await page.clock.pauseAt((end - 1) * 1000);
    expect(await event.count()).toBe(1);
    await page.clock.runFor(3000);
    await page.getByRole('heading', { level: 1, name: 'Delivered on the day you choose.' }).waitFor();
    expect(await event.count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expect.poll(() => page.getByRole('heading', { name: /Prices held/ }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Fridges people keep' }).count()).toBe(1);
  });

  it('lowers the price of everything that it shows', async () => {
    const { page } = await open();
    await page.goto('/');
    const cards = page.locator('.section', { hasText: 'Prices held until' }).getByRole('article');
    expect(await cards.count()).toBe(8);
    for (const card of await cards.all()) expect(await card.innerText()).toMatch(/Save \$/);
  });
});

describe('the front page at every width', () => {
  it('has nothing for axe to find', async () => {
    const { page } = await open();
    await visit(page, '/');
    await readOn(page);
    expect(await flawsAtEveryWidth(page)).toEqual([]);
  });

  it.each(Object.values(WIDTHS))('moves nothing while it comes and is read, at %i', async (width) => {
    const { page } = await open({ width });
    // the typeface is there already: this is about what comes late
    await page.goto('/');
    await page.addInitScript({ content: COUNT_SHIFTS });
    await page.reload({ waitUntil: 'networkidle' });
    await readOn(page);
    expect(await page.evaluate('window.shifts')).toEqual([]);
  });

  it('fetches one hero picture, first, in the shape of the screen [D-2-63]', async () => {
    for (const [width, name] of [
      [WIDTHS.phone, 'hero-tall'],
      [WIDTHS.desktop, 'hero-wide'],
    ] as const) {
      const { page } = await open({ width });
      const fetched: string[] = [];
      page.on('request', (request) => {
        const scene = /hero-(tall|wide)/.exec(decodeURIComponent(request.url()))?.[0];
        if (scene) fetched.push(scene);
      });
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(fetched).toEqual([name]);
    }
  });

  it('lays the brands out in a row where they fit, and lets them pass by where they do not [D-2-44 D-2-47]', async () => {
    const moving = (page: Page) =>
      page
        .getByRole('region', { name: /^Brands/ })
        .locator('ul')
        .first()
        .evaluate((run) => getComputedStyle(run).animationName !== 'none');
    const { page } = await open({ width: WIDTHS.desktop });
    await page.goto('/');
    expect(await moving(page)).toBe(false);
    await page.setViewportSize({ width: WIDTHS.tablet, height: 900 });
    await expect.poll(() => moving(page)).toBe(true);
    const touch = await open({ width: WIDTHS.phone, hasTouch: true, isMobile: true });
    await touch.page.goto('/');
    expect(await moving(touch.page)).toBe(false);
  });
});
