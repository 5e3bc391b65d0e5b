import { expect, it } from 'vitest';
import { useBrowserWithPictures, visit } from './browser.ts';

const open = useBrowserWithPictures();

/** Sums layout shifts without recent input. */
const COUNT_SHIFTS = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

it('pictures come in a modern format and a width of the shop, and move nothing [D-4-27]', async () => {
  const { page } = await open();
  // load the font first: this test is about images
  await visit(page, '/');
  const formats: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/cdn-cgi/image/')) formats.push(response.headers()['content-type']);
  });
  await page.addInitScript({ content: COUNT_SHIFTS });
  await visit(page, '/categories/fridges');
  const tile = page.locator('main a[href^="/products/"] img, main article img').first();
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(formats.length).toBeGreaterThan(0);
  expect(formats.every((format) => format === 'image/webp' || format === 'image/avif')).toBe(true);
  expect(await page.evaluate('window.shifts')).toBe(0);
});
