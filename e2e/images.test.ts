import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const open = useBrowser();

/** Adds up what moves on a page without the visitor's doing. */
const COUNT_SHIFTS = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

describe('image tile', () => {
  it('shows the picture, in a modern format and a width of the shop [D-4-27]', async () => {
    const { page } = await open();
    const formats: (string | undefined)[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/cdn-cgi/image/')) formats.push(response.headers()['content-type']);
    });
    await page.goto('/categories/fridges', { waitUntil: 'networkidle' });
    const tile = page.locator('main a[href^="/products/"] img, main article img').first();
    await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(formats.length).toBeGreaterThan(0);
    expect(formats.every((format) => format === 'image/webp' || format === 'image/avif')).toBe(true);
  });

  it('shows a broken-image placeholder when the picture fails [D-4-28 D-8-10]', async () => {
    const { page } = await open();
    await page.route('**/cdn-cgi/image/**', (route) => route.abort());
    await page.goto('/categories/fridges', { waitUntil: 'networkidle' });
    await page.locator('[data-broken]').first().waitFor();
  });

  it('moves nothing while pictures come in', async () => {
    const { page } = await open();
    // the typeface is there already: this is about pictures
    await page.goto('/');
    await page.addInitScript({ content: COUNT_SHIFTS });
    await page.goto('/categories/fridges', { waitUntil: 'networkidle' });
    expect(await page.evaluate('window.shifts')).toBe(0);
  });
});
