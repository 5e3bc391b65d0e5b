import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listingPage } from '../apps/storefront/src/features/catalogue/listing/testing/listing-page.ts';
import { useBrowserWithPictures, visit, WIDTHS } from './browser.ts';

const open = useBrowserWithPictures();

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

/** Records layout shifts without recent input. */
const COUNT_SHIFTS = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources, hadRecentInput } of list.getEntries()) {
      const moved = sources.map(({ node }) => node?.className || node?.nodeName).join(', ');
      if (!hadRecentInput && value > 0.001) window.shifts.push(value + ': ' + moved);
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Scrolls down like a reader, so that everything loads. */
async function readOn(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
}

it('the front page is what editors wrote, lowers the price of what its event shows, and says of a category what its own page says [D-2-01 D-2-54]', async () => {
  const { page, complaints } = await open();
  await visit(page, '/');
  const titles = await page.locator('main h1, main h2').allInnerTexts();
  expect(titles.map((words) => words.replace(/\s+/g, ' '))).toEqual(SECTIONS);
  const { name, summary } = (await (await page.request.get('/pcr/articles/home')).json()).article;
  expect(await page.title()).toBe(`${name} | Wattle`);
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(summary);
  expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThan(20);
  const cards = page.locator('.section', { hasText: 'Prices held until' }).getByRole('article');
  expect(await cards.count()).toBe(8);
  for (const words of await cards.allInnerTexts()) expect(words).toMatch(/Save \$/);
  // a longer label would lie over the next thing in the picture
  const labels = await page.locator('.room a i + span').evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(labels).toHaveLength(3);
  expect(Math.max(...labels)).toBeLessThan(200);
  const tiles = page.locator('.bento li a');
  expect(await tiles.count()).toBe(9);
  const [, count] = /([\d,]+) models, from \$/.exec(await tiles.first().innerText()) ?? [];
  await tiles.first().click();
  await page.waitForURL('**/categories/fridges');
  expect(await listingPage(page).count.innerText()).toContain(`${count} fridges`);
  expect(complaints).toEqual([]);
});

it('the front page moves nothing while it comes and is read on a phone; pictures come in a modern format and a width of the shop, and move nothing [D-4-27]', async () => {
  const { page } = await open({ width: WIDTHS.phone });
  // load the font first: this test is about late content
  await visit(page, '/');
  const formats: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/cdn-cgi/image/')) formats.push(response.headers()['content-type']);
  });
  await page.addInitScript({ content: COUNT_SHIFTS });
  await visit(page, '/');
  await readOn(page);
  expect(await page.evaluate('window.shifts')).toEqual([]);
  await visit(page, '/categories/fridges');
  const tile = page.locator('main a[href^="/products/"] img, main article img').first();
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(formats.length).toBeGreaterThan(0);
  expect(formats.every((format) => format === 'image/webp' || format === 'image/avif')).toBe(true);
  expect(await page.evaluate('window.shifts')).toEqual([]);
});
