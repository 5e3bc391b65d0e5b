import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { awake, nextFrames, useBrowser, WIDTHS } from './browser.ts';

const open = useBrowser();

/** Scrolls through the page, so that lazy parts load. */
async function passOnce(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await nextFrames(page);
  }
}

const WATCH = `
  window.shifted = 0;
  window.refused = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => refused.push(violatedDirective));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

it.each([WIDTHS.phone, WIDTHS.desktop])(
  'at %i every block of an editor comes without a move, what is pasted cannot run, load or frame anything, and the policy has nothing to refuse [D-2-64 D-2-67]',
  async (width) => {
    const { page, complaints } = await open({ width, reducedMotion: 'reduce' });
    const asked: string[] = [];
    let dialogs = 0;
    await page.route(/^https:\/\//, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    page.on('dialog', (dialog) => {
      dialogs += 1;
      return dialog.dismiss();
    });
    await page.addInitScript({ content: WATCH });
    for (const path of ['/', '/categories/fridges', '/dev/blocks']) {
      await page.goto(path, { waitUntil: 'commit' });
      await awake(page);
      expect(await page.evaluate('refused'), path).toEqual([]);
    }
    await passOnce(page);
    // the two carousels are the last parts to load their code
    await expect.poll(() => page.locator('[data-live] > ul').count(), { timeout: 90_000 }).toBe(2);
    for (const kind of ['html', 'wysiwyg']) {
      const pasted = page.locator(`[data-example="attacks-${kind}"]`);
      const links = await pasted.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(links.filter((href) => href !== '/stores' && href !== '/articles/help/ways-to-pay')).toEqual([]);
      const bad =
        'script, style, iframe, object, embed, svg, math, form, input, button, base, meta, link, template, [style*="javascript"]';
      expect(await pasted.locator(bad).count()).toBe(0);
      const handlers = await pasted.evaluate((root) =>
        [...root.querySelectorAll('*')].flatMap((one) =>
          one.getAttributeNames().filter((name) => name.startsWith('on')),
        ),
      );
      expect(handlers).toEqual([]);
    }
    expect(await page.evaluate('shifted')).toBeLessThan(0.02);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await page.evaluate('refused')).toEqual([]);
    expect([asked, dialogs, complaints]).toEqual([[], 0, []]);
  },
);
