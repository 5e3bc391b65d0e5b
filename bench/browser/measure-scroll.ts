import type { Browser, Page } from 'playwright-core';
import { hydrated } from './phone.ts';
import { readWatched, watchPage } from './watch-page.ts';

const HEIGHT = 900;
const STEP = 400;
const BETWEEN_STEPS_MS = 50;
/** Time for what scrolling brought into view to load. */
const SETTLE_MS = 1_500;

const heightOf = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollHeight');

/** Scrolls from top to bottom at a brisk reading pace, so that lazy parts load. */
async function scrollThrough(page: Page): Promise<void> {
  for (let top = 0; top < (await heightOf(page)); top += STEP) {
    await page.mouse.wheel(0, STEP);
    await page.waitForTimeout(BETWEEN_STEPS_MS);
  }
  await page.waitForTimeout(SETTLE_MS);
}

/** How much moves on a page while it loads and is scrolled through, in a window of this width. */
export async function measureScroll(browser: Browser, url: string, width: number): Promise<number> {
  const viewport = { width, height: HEIGHT };
  const context = await browser.newContext({ viewport, locale: 'en-AU', serviceWorkers: 'block' });
  const page = await context.newPage();
  await watchPage(page);
  await page.goto(url, { waitUntil: 'load' });
  await hydrated(page);
  await scrollThrough(page);
  const { shift } = await readWatched(page);
  await context.close();
  return shift;
}
