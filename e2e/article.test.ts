import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const open = useBrowser();
const GUIDE = '/articles/buying-guides/front-or-top-loader';

it('articles are found from their lists, once each, read, and followed from addresses that they had before [C-2-16 C-8-14 D-2-02]', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  for (const path of ['/articles/help', '/articles/buying-guides']) {
    await page.goto(path);
    const links = await page.locator('main h2 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThanOrEqual(6);
    expect(new Set(links).size).toBe(links.length);
  }
  await page.locator(`main h2 a[href="${GUIDE}"]`).click();
  await page.getByRole('heading', { level: 1, name: 'Front or top: what really differs' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').count()).toBeGreaterThan(2);
  expect(await page.locator('[data-block="product-listing"] article').count()).toBeGreaterThan(0);
  for (const [from, to] of [
    ['/articles/washing-machine-guide', GUIDE],
    ['/articles/home', '/'],
    ['/articles/brands/nordholm', '/brands/nordholm'],
  ] as const) {
    const response = await page.request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, to]);
  }
});
