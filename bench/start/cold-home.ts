import type { Browser, Page } from 'playwright-core';

const SCREEN = { width: 1440, height: 900 };
/** Nothing is missing any more for so long: scripts may still bring pictures. */
const STEADY_MS = 500;
const GIVE_UP_MS = 30_000;

/** Waits until the page and every picture in view are there. Returns when that was, since the visit began. */
const whenComplete = (page: Page): Promise<number> =>
  page.evaluate(
    async ({ steadyMs, giveUpMs }) => {
      const isInView = (picture: HTMLImageElement): boolean => {
        const { top, bottom, left, right, width, height } = picture.getBoundingClientRect();
        const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return width > 0 && height > 0 && isOnScreen && picture.checkVisibility();
      };
      const isComplete = (): boolean =>
        document.readyState === 'complete' &&
        [...document.images].every((one) => !isInView(one) || (one.complete && one.naturalWidth > 0));
      let since: number | undefined;
      for (let now = 0; now < giveUpMs; now = performance.now()) {
        since = isComplete() ? (since ?? performance.now()) : undefined;
        if (since !== undefined && performance.now() - since >= steadyMs) return since;
        await new Promise(requestAnimationFrame);
      }
      throw new Error('A picture in view did not come.');
    },
    { steadyMs: STEADY_MS, giveUpMs: GIVE_UP_MS },
  );

/** A first visit of the home page on a desktop: milliseconds until all that is in view is there. */
export async function visitHome(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: SCREEN, locale: 'en-AU', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/`, { waitUntil: 'commit' });
    return await whenComplete(page);
  } finally {
    await context.close();
  }
}
